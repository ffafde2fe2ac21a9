import type { ReactNode } from 'react'
import { Artwork, type ArtworkProps } from '../artwork/index.ts'
import type { LinkAs } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import { stretched } from '../styling/stretched-link.css.ts'
import * as css from './game-card.css.ts'

/** Props of GameCard. */
export type GameCardProps = {
  href: string
  as?: LinkAs
  title: string
  /** Props of the cover's Artwork, shown in the ratio 3:4. */
  cover: Omit<ArtworkProps, 'fill' | 'corners' | 'frameClass'>
  /** A short second line, such as the number of offers; `title` is its long form. */
  meta?: { children: ReactNode; title?: string }
  headingLevel?: 2 | 3 | 4
  /** `li` for a card in a list. */
  element?: 'article' | 'li'
  /** Class of the list's cell. */
  className?: string
}

/** Card of a brand in a grid of covers. */
export const GameCard = ({
  href,
  as: As = 'a',
  title,
  cover,
  meta,
  headingLevel = 3,
  element: Card = 'article',
  className,
}: GameCardProps) => {
  const Title = `h${headingLevel}` as const
  return (
    <Card className={cx(css.card, className)}>
      <Artwork {...cover} fill frameClass={css.cover} />
      <Title className={css.title}>
        <As href={href} className={stretched}>
          {title}
        </As>
      </Title>
      {meta ? <p {...meta} className={css.meta} /> : null}
    </Card>
  )
}
