import type { ReactNode } from 'react'
import { cx } from '../styling/cx.ts'
import * as css from './text.css.ts'

/** Props of Text. */
export type TextProps = {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'figcaption' | 'dd' | 'li'
  size?: keyof typeof css.sizes
  tone?: keyof typeof css.tones
  weight?: keyof typeof css.weights
  /** Digits of equal width, for counts and amounts. */
  tabular?: boolean
  /** Maximum number of lines, after which the text is truncated. */
  lines?: keyof typeof css.clamp
  id?: string
  lang?: string
  dir?: 'auto' | 'ltr' | 'rtl'
  dateTime?: string
}

/** A text of one or more lines. */
export const Text = ({ as: As = 'p', size = 16, tone = 'inherit', weight, tabular, lines, ...rest }: TextProps) => (
  <As
    {...rest}
    className={cx(
      css.sizes[size],
      css.tones[tone],
      weight && css.weights[weight],
      tabular && css.tabular,
      lines && css.clamp[lines],
    )}
  />
)

/** Props of Heading. */
export type HeadingProps = {
  children: ReactNode
  level: 1 | 2 | 3 | 4
  /** Visual size, independent of the level. */
  size?: keyof typeof css.headings
  lines?: keyof typeof css.clamp
  id?: string
  tabIndex?: number
}

const usual = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const

/** A heading. `level` is its level in the document outline, `size` only its visual size. */
export const Heading = ({ level, size = usual[level], lines, ...rest }: HeadingProps) => {
  const As = `h${level}` as const
  return <As {...rest} className={cx(css.heading, css.headings[size], lines && css.clamp[lines])} />
}
