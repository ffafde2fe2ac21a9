import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconShape } from '../icon/index.ts'
import type { LinkAs, LinkProps } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import * as css from './menu.css.ts'

type Item = {
  children: ReactNode
  icon?: IconShape
  directional?: boolean
  /** Content at the end of the line, such as a count or an amount. */
  end?: ReactNode
}

const Content = ({ children, icon, directional = false, end }: Item) => (
  <>
    {icon ? (
      <span className={css.itemIcon}>
        <Icon shape={icon} size={18} directional={directional} />
      </span>
    ) : null}
    {typeof children === 'string' && !icon ? children : <span>{children}</span>}
    {end ? <span className={css.itemEnd}>{end}</span> : null}
  </>
)

/** Props of MenuLink. */
export type MenuLinkProps = Item & Omit<LinkProps, 'className' | 'style' | 'children'> & { as?: LinkAs }

/** A link in a menu. Mark the link to the current page with `aria-current`. */
export const MenuLink = ({ as: As = 'a', children, icon, directional, end, ...rest }: MenuLinkProps) => (
  <As {...rest} className={css.item}>
    <Content icon={icon} directional={directional} end={end}>
      {children}
    </Content>
  </As>
)

/** Props of MenuButton. */
export type MenuButtonProps = Item &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & { tone?: 'text' | 'danger' }

/** A button in a menu. Submits its form unless `type` is `button`. */
export const MenuButton = ({ children, icon, directional, end, tone = 'text', ...rest }: MenuButtonProps) => (
  <button {...rest} data-menu-item="" className={cx(css.item, tone === 'danger' && css.danger)}>
    <Content icon={icon} directional={directional} end={end}>
      {children}
    </Content>
  </button>
)

/** A small title between items. */
export const MenuHeading = ({ children }: { children: ReactNode }) => <p className={css.heading}>{children}</p>

/** A line between items. */
export const MenuSeparator = () => <hr className={css.separator} />
