import type { ReactNode } from 'react'
import { Artwork, type ArtworkProps } from '../artwork/index.ts'
import type { LinkAs } from '../link/link-as.ts'
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
}

/** Card of a brand in a grid of covers. */
export const GameCard = ({ href, as: As = 'a', title, cover, meta, headingLevel = 3 }: GameCardProps) => {
  const Title = `h${headingLevel}` as const
  return (
    <article className={css.card}>
      <Artwork {...cover} frameClass={css.cover} />
      <Title className={css.title}>
        <As href={href} className={stretched}>
          {title}
        </As>
      </Title>
      {meta ? <p {...meta} className={css.meta} /> : null}
    </article>
  )
}
