import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { Icon, type IconShape } from '../icon/index.ts'
import type { LinkAs, LinkProps } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import * as css from './icon-button.css.ts'

type Look = {
  icon: IconShape
  /** The accessible name. Include the count, if there is one. */
  label: string
  size?: keyof typeof css.sizes
  outlined?: boolean
  directional?: boolean
  /** A short, already formatted number on the corner. */
  count?: string
}

/** Props of IconButton. */
export type IconButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'>

/** Props of IconButtonLink. */
export type IconButtonLinkProps = Look & Omit<LinkProps, 'className' | 'style' | 'children'> & { as?: LinkAs }

const look = (size: keyof typeof css.sizes, outlined: boolean) =>
  cx(css.button, css.sizes[size], outlined && css.outlined)

const Content = ({ icon, size, directional, count }: Omit<Look, 'label'>) => (
  <>
    <Icon shape={icon} size={size === 'sm' ? 18 : 20} directional={directional ?? false} />
    {count ? (
      <span className={css.count} aria-hidden>
        {count}
      </span>
    ) : null}
  </>
)

/** A button with an icon as its only visible label. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, size = 'md', outlined = false, directional, count, ...rest },
  ref,
) {
  return (
    <button type="button" {...rest} ref={ref} className={look(size, outlined)} aria-label={label} title={label}>
      <Content icon={icon} size={size} directional={directional} count={count} />
    </button>
  )
})

/** A link with an icon as its only visible label. */
export const IconButtonLink = ({
  as: As = 'a',
  icon,
  label,
  size = 'md',
  outlined = false,
  directional,
  count,
  ...rest
}: IconButtonLinkProps) => (
  <As {...rest} className={look(size, outlined)} aria-label={label} title={label}>
    <Content icon={icon} size={size} directional={directional} count={count} />
  </As>
)
