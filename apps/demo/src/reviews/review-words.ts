import type { Kind } from '../games/game.ts'

/** Sentences of reviews about one kind of goods. */
interface GoodsOpinions {
  good: readonly string[]
  mixed: readonly string[]
  bad: readonly string[]
}

/** Sentences from which the reviews of one language are made. Every combination of one of each is grammatical. */
export interface ReviewWords {
  goods: Readonly<Record<Kind, GoodsOpinions>>
  /** About a seller who hands over in person. */
  chat: readonly string[]
  /** About goods that the platform hands over. */
  automatic: readonly string[]
  happyEnd: readonly string[]
  /** About goods that came later than promised. */
  slow: readonly string[]
  mixedStart: readonly string[]
  mixedEnd: readonly string[]
  badStart: readonly string[]
  badEnd: readonly string[]
  /** First and second sentences of sellers' answers. */
  replies: Readonly<Record<'positive' | 'neutral' | 'negative', readonly [readonly string[], readonly string[]]>>
  /** Stands between two sentences. */
  space: string
}
