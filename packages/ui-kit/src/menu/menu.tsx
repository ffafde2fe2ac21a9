import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  /**
   * Stands in the panel until the visitor reaches for the trigger: what browsers without scripts show instead of the
   * content.
   */
  untilOpened?: ReactNode
  /** Begins open, with its content. */
  defaultOpen?: boolean
  align?: keyof typeof css.aligned
  /** Look of the trigger. `bare`: for a trigger that is only an icon or a picture. */
  look?: 'plain' | 'outlined' | 'bare'
  closeOnScroll?: boolean
  className?: string
  onOpenChange?: (open: boolean) => void
}

const Disclosure = ({
  trigger,
  label,
  icon,
  children,
  untilOpened,
  defaultOpen = false,
  align = 'start',
  look = 'plain',
  closeOnScroll = false,
  onOpenChange,
  className,
  panelClass,
}: PopoverProps & { panelClass?: string }) => {
  const details = useRef<HTMLDetailsElement>(null)
  const [isCreated, setCreated] = useState(untilOpened === undefined || defaultOpen)
  const create = () => setCreated(true)
  useDismiss(details, closeOnScroll)
  useEffect(() => {
    // The visitor may have opened the panel before the page's scripts ran.
    if (details.current?.open) setCreated(true)
    // A finger gives no notice before its press, so the content is also created while nothing else happens. Safari lacks
    // this function; there the press creates it.
    window.requestIdleCallback?.(create)
  }, [])
  return (
    <details
      ref={details}
      open={defaultOpen || undefined}
      className={cx(css.details, className)}
      onToggle={({ currentTarget: { open } }) => {
        if (open) create()
        onOpenChange?.(open)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className={cx(
          css.summary,
          look === 'outlined' && css.outlined,
          look === 'bare' ? css.bare : cx(css.arrow, iconAfter(ChevronDownIcon, 16)),
        )}
        aria-label={label}
        title={look === 'bare' ? label : undefined}
        // A press opens the panel some time later, so that its content is ready then.
        onPointerEnter={create}
        onFocus={create}
        onClick={create}
      >
        {icon ? <Icon shape={icon} size={look === 'bare' ? 20 : 18} /> : null}
        {trigger}
      </summary>
      <div className={cx(css.panel, css.aligned[align], panelClass)}>{isCreated ? children : untilOpened}</div>
    </details>
  )
}

/** A button that opens a panel with any content. Works without script. */
export const Popover = (props: PopoverProps) => <Disclosure {...props} />

/** A button that opens a list of MenuLink and MenuButton. Works without script. */
export const Menu = (props: PopoverProps) => <Disclosure {...props} panelClass={css.padded} />
