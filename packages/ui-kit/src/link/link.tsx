import type { ReactNode } from 'react'
import { cx } from '../styling/cx.ts'
import * as css from './link.css.ts'
import type { LinkAs, LinkProps } from './link-as.ts'

/** Props of TextLink. */
export type TextLinkProps = Omit<LinkProps, 'className' | 'style'> & {
  children: ReactNode
  as?: LinkAs
  /** `quiet` has the colour of the surrounding text and an underline only on hover. */
  tone?: 'accent' | 'quiet'
}

/** A link inside text. */
export const TextLink = ({ as: As = 'a', tone = 'accent', ...rest }: TextLinkProps) => (
  <As {...rest} className={cx(css.link, css.tones[tone])} />
)
