import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { LinkAs, LinkProps } from '../link/link-as.ts'
import * as css from './text-button.css.ts'

/** Props of TextButton. Pass an icon as a child. */
export type TextButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
  children: ReactNode
}

/** Props of TextButtonLink. */
export type TextButtonLinkProps = Omit<LinkProps, 'className' | 'style' | 'children'> & {
  children: ReactNode
  as?: LinkAs
}

/** A secondary action, shown as text. Submits its form unless `type` is `button`. */
export const TextButton = (props: TextButtonProps) => <button {...props} className={css.textButton} />

/** A link that looks like a TextButton. */
export const TextButtonLink = ({ as: As = 'a', ...rest }: TextButtonLinkProps) => (
  <As {...rest} className={css.textButton} />
)
