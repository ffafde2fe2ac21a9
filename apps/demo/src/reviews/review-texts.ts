import type { Kind } from '../games/game.ts'
import type { Random } from '../rows/random.ts'
import type { WrittenLanguage } from '../tenant/tenants.ts'
import type { ReviewWords } from './review-words.ts'
import { arabic } from './words-arabic.ts'
import { english } from './words-english.ts'
import { german } from './words-german.ts'
import { japanese } from './words-japanese.ts'

export const reviewWords: Readonly<Record<WrittenLanguage, ReviewWords>> = {
  en: english,
  de: german,
  ar: arabic,
  ja: japanese,
}

export type Level = 'positive' | 'neutral' | 'negative'

/** The facts about an order on which the words of its review depend. */
interface Reviewed {
  language: WrittenLanguage
  level: Level
  kind: Kind
  /** The goods came later than promised. */
  isSlow: boolean
  /** The platform handed the goods over. */
  isAutomatic: boolean
}

/** Every choice of one sentence from each list, joined. An empty sentence is left out. */
const joined = (space: string, lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (texts, list) => texts.flatMap((text) => list.map((next) => [text, next].filter(Boolean).join(space))),
    [''],
  )

/** All texts that fit an order, each different. */
export function textsFor({ language, level, kind, isSlow, isAutomatic }: Reviewed): string[] {
  const { goods, space, ...words } = reviewWords[language]
  const { good, mixed, bad } = goods[kind]
  const orNone = (list: readonly string[]) => ['', ...list]
  if (level === 'positive') {
    const about = isAutomatic ? words.automatic : words.chat.slice(0, isSlow ? -1 : undefined)
    return joined(
      space,
      isSlow ? [words.slow, good, orNone(words.happyEnd)] : [good, orNone(about), orNone(words.happyEnd)],
    )
  }
  if (level === 'neutral')
    return joined(space, [
      orNone(words.mixedStart),
      isSlow ? words.slow : mixed,
      orNone(isSlow ? good : words.mixedEnd),
    ])
  return joined(space, [orNone(words.badStart), isSlow ? words.slow : bad, orNone(words.badEnd)])
}

/** Deals texts so that no two reviews of a site are equal. */
export function createTextDeck(random: Random): (reviewed: Reviewed) => string | null {
  const decks = new Map<string, string[]>()
  const dealt = new Set<string>()
  return (reviewed) => {
    const key = JSON.stringify(reviewed)
    const deck = decks.get(key) ?? textsFor(reviewed)
    decks.set(key, deck)
    while (deck.length > 0) {
      const [text] = deck.splice(random.int(0, deck.length - 1), 1)
      if (text === undefined || dealt.has(text)) continue
      dealt.add(text)
      return text
    }
    return null
  }
}

/** An answer of the seller to a review. */
export function replyTo(random: Random, { language, level }: Pick<Reviewed, 'language' | 'level'>): string {
  const { replies, space } = reviewWords[language]
  return replies[level].map((list) => random.pick(list)).join(space)
}
