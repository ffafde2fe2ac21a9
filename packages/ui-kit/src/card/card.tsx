import type { ReactNode } from 'react'
import { cx } from '../styling/cx.ts'
import * as css from './card.css.ts'

/** Props of Card. */
export type CardProps = {
  children: ReactNode
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  padding?: keyof typeof css.paddings
  tone?: keyof typeof css.tones
  id?: string
  /** Class of the card's layout. */
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A box of related content. */
export const Card = ({ as: As = 'div', padding = 'md', tone = 'surface', className, ...rest }: CardProps) => (
  <As {...rest} className={cx(css.card, css.paddings[padding], css.tones[tone], className)} />
)
