import { type ReactNode, useRef } from 'react'
import { Icon, type IconShape, iconAfter } from '../icon/index.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import { cx } from '../styling/cx.ts'
import * as css from './menu.css.ts'
import { useDismiss } from './use-dismiss.ts'

/** Props of Popover and Menu. */
export type PopoverProps = {
  /** Content of the trigger. */
  trigger: ReactNode
  /** Accessible name of the trigger, if its visible content has no text that can be the name. */
  label?: string
  icon?: IconShape
  children: ReactNode
  align?: keyof typeof css.aligned
  /** Look of the trigger. `bare`: for a trigger that is only an icon or a picture. */
  look?: 'plain' | 'outlined' | 'bare'
  closeOnScroll?: boolean
  onOpenChange?: (open: boolean) => void
}

const Disclosure = ({
  trigger,
  label,
  icon,
  children,
  align = 'start',
  look = 'plain',
  closeOnScroll = false,
  onOpenChange,
  panelClass,
}: PopoverProps & { panelClass?: string }) => {
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details, closeOnScroll)
  return (
    <details ref={details} className={css.details} onToggle={(event) => onOpenChange?.(event.currentTarget.open)}>
      <summary
        className={cx(
          css.summary,
          look === 'outlined' && css.outlined,
          look === 'bare' ? css.bare : cx(css.arrow, iconAfter(ChevronDownIcon, 16)),
        )}
        aria-label={label}
        title={look === 'bare' ? label : undefined}
      >
        {icon ? <Icon shape={icon} size={look === 'bare' ? 20 : 18} /> : null}
        {trigger}
      </summary>
      <div className={cx(css.panel, css.aligned[align], panelClass)}>{children}</div>
    </details>
  )
}

/** A button that opens a panel with any content. Works without script. */
export const Popover = (props: PopoverProps) => <Disclosure {...props} />

/** A button that opens a list of MenuLink and MenuButton. Works without script. */
export const Menu = (props: PopoverProps) => <Disclosure {...props} panelClass={css.padded} />
