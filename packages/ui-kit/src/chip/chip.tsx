import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconShape, iconBefore } from '../icon/index.ts'
import { XIcon } from '../icons/index.ts'
import type { LinkAs, LinkProps } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import * as css from './chip.css.ts'

type Look = { children: ReactNode; icon?: IconShape }

/** Props of ChipButton. */
export type ChipButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & { pressed?: boolean }

/** A toggle button for one choice. */
export const ChipButton = ({ children, icon, pressed, ...rest }: ChipButtonProps) => (
  <button type="button" {...rest} className={cx(css.chip, icon && iconBefore(icon, 16))} aria-pressed={pressed}>
    {children}
  </button>
)

/** Props of ChipLink. */
export type ChipLinkProps = Look & Omit<LinkProps, 'className' | 'style' | 'children'> & { as?: LinkAs }

/** A choice that is a link. Mark the chip of the current page with `aria-current`. */
export const ChipLink = ({ as: As = 'a', children, icon, ...rest }: ChipLinkProps) => (
  <As {...rest} className={cx(css.chip, icon && iconBefore(icon, 16))}>
    {children}
  </As>
)

/** Props of RemovableChip. */
export type RemovableChipProps = {
  children: ReactNode
  /** The accessible name of the whole chip, such as “Remove filter: Europe”. */
  removeLabel: string
  /** Address of the page without this filter, for browsers without script. */
  href?: string
  as?: LinkAs
  onRemove?: () => void
}

/** A chosen filter. A press removes the filter. */
export const RemovableChip = ({ children, removeLabel, href, as: As = 'a', onRemove }: RemovableChipProps) => {
  const content = (
    <>
      {children}
      <Icon shape={XIcon} size={14} />
    </>
  )
  const className = cx(css.chip, css.chosen)
  return href === undefined ? (
    <button type="button" className={className} aria-label={removeLabel} onClick={onRemove}>
      {content}
    </button>
  ) : (
    <As href={href} className={className} aria-label={removeLabel} onClick={onRemove}>
      {content}
    </As>
  )
}
