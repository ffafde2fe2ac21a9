import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { type IconShape, iconBefore } from '../icon/index.ts'
import type { LinkAs, LinkProps } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import * as css from './icon-button.css.ts'

type Look = {
  icon: IconShape
  /** The accessible name. Must include the count, if there is one. */
  label: string
  size?: keyof typeof css.sizes
  outlined?: boolean
  directional?: boolean
  /** A short, formatted number, shown at the corner of the icon. */
  count?: string
}

/** Props of IconButton. */
export type IconButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'>

/** Props of IconButtonLink. */
export type IconButtonLinkProps = Look & Omit<LinkProps, 'className' | 'style' | 'children'> & { as?: LinkAs }

const look = ({ icon, size = 'md', outlined, directional }: Omit<Look, 'label' | 'count'>) =>
  cx(
    css.button,
    css.sizes[size],
    outlined && css.outlined,
    iconBefore(icon, size === 'sm' ? 18 : 20),
    directional && css.directional,
  )

const Count = ({ count }: Pick<Look, 'count'>) =>
  count ? (
    <span className={css.count} aria-hidden>
      {count}
    </span>
  ) : null

/** A button with an icon as its only visible label. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, size, outlined, directional, count, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={look({ icon, size, outlined, directional })}
      aria-label={label}
      title={label}
    >
      <Count count={count} />
    </button>
  )
})

/** A link with an icon as its only visible label. */
export const IconButtonLink = ({
  as: As = 'a',
  icon,
  label,
  size,
  outlined,
  directional,
  count,
  ...rest
}: IconButtonLinkProps) => (
  <As {...rest} className={look({ icon, size, outlined, directional })} aria-label={label} title={label}>
    <Count count={count} />
  </As>
)
