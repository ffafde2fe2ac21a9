import type { ReactNode } from 'react'
import { cx } from '../styling/cx.ts'
import * as css from './link.css.ts'
import type { LinkAs, LinkProps } from './link-as.ts'

/** Props of TextLink. */
export type TextLinkProps = Omit<LinkProps, 'className' | 'style'> & {
  children: ReactNode
  as?: LinkAs
  /** `quiet` takes the colour of the text around it and is underlined on hover only. */
  tone?: 'accent' | 'quiet'
}

/** A link inside text. */
export const TextLink = ({ as: As = 'a', tone = 'accent', ...rest }: TextLinkProps) => (
  <As {...rest} className={cx(css.link, css.tones[tone])} />
)
