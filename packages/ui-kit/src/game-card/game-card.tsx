import type { ReactNode } from 'react'
import type { LinkAs } from '../link/link-as.ts'
import { stretched } from '../styling/stretched-link.css.ts'
import * as css from './game-card.css.ts'

/** Props of GameCard. */
export type GameCardProps = {
  href: string
  as?: LinkAs
  title: string
  /** An Artwork in 3:4. */
  cover: ReactNode
  /** A short second line, such as the number of offers. */
  meta?: ReactNode
  headingLevel?: 2 | 3 | 4
}

/** A brand's card on a wall of covers. */
export const GameCard = ({ href, as: As = 'a', title, cover, meta, headingLevel = 3 }: GameCardProps) => {
  const Title = `h${headingLevel}` as const
  return (
    <article className={css.card}>
      <div className={css.cover}>{cover}</div>
      <div className={css.words}>
        <Title className={css.title}>
          <As href={href} className={stretched}>
            <bdi>{title}</bdi>
          </As>
        </Title>
        {meta ? <p className={css.meta}>{meta}</p> : null}
      </div>
    </article>
  )
}
