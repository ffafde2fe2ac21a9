import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react'
import { Icon, type IconShape, iconBefore } from '../icon/index.ts'
import type { LinkAs, LinkProps } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import * as css from './button.css.ts'

type Look = {
  children: ReactNode
  variant?: keyof typeof css.variants
  size?: keyof typeof css.sizes
  fullWidth?: boolean
  icon?: IconShape
  iconEnd?: IconShape
  /** Mirrors the icons in right-to-left pages. */
  directional?: boolean
}

/** Props of Button. */
export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
    /** Shows that an action is in progress. While true, the button ignores presses. */
    loading?: boolean
  }

/** Props of ButtonLink. */
export type ButtonLinkProps = Look & Omit<LinkProps, 'className' | 'style' | 'children'> & { as?: LinkAs }

const look = ({ variant = 'primary', size = 'md', fullWidth }: Omit<Look, 'children'>) =>
  cx(css.button, css.sizes[size], css.variants[variant], fullWidth && css.fullWidth)

const Content = ({ children, icon, iconEnd, directional = false }: Look) =>
  typeof children === 'string' && !icon && !iconEnd ? (
    <span className={css.wordsAlone}>{children}</span>
  ) : (
    <span
      className={cx(css.hiddenWhileBusy, icon && iconBefore(icon, 18), icon && directional && css.directionalBefore)}
    >
      {typeof children === 'string' ? <span className={css.words}>{children}</span> : children}
      {iconEnd ? <Icon shape={iconEnd} size={18} directional={directional} /> : null}
    </span>
  )

/** A button. Submits its form unless `type` is `button`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, variant, size, fullWidth, icon, iconEnd, directional, loading = false, onClick, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      className={look({ variant, size, fullWidth })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <Content icon={icon} iconEnd={iconEnd} directional={directional}>
        {children}
      </Content>
      {loading ? <span className={css.spinner} aria-hidden /> : null}
    </button>
  )
})

/** A link that looks like a Button. */
export const ButtonLink = ({
  as: As = 'a',
  children,
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  directional,
  ...rest
}: ButtonLinkProps) => (
  <As {...rest} className={look({ variant, size, fullWidth })}>
    <Content icon={icon} iconEnd={iconEnd} directional={directional}>
      {children}
    </Content>
  </As>
)
