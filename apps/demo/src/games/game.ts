import type { StandardCategory } from '@tradepost/gateway/modules/tenant/standard-categories'
export type Genre =
  | 'shooter'
  | 'royale'
  | 'moba'
  | 'mmo'
  | 'gacha'
  | 'sports'
  | 'sandbox'
  | 'strategy'
  | 'survival'
  | 'story'
  | 'store'
export type Kind = StandardCategory['kind']

/** A game of the catalogue. */
export interface Game {
  alias: string
  name: string
  genre: Genre
  /** Names in other scripts, also found by search. */
  ar: string
  ja: string
  th: string
  /** Further search words. */
  keywords: string
  /** 1 to 100. */
  popularity: number
  kinds: readonly Kind[]
  /** Kinds whose offers are chosen from one list instead of on separate pages. */
  chosenFrom?: readonly Kind[]
  platforms: readonly string[]
  servers: readonly string[]
  /** From lowest to highest; levels if the game has no ranks. */
  ranks: readonly string[]
  /** Collectibles: skins, heroes, characters, mounts. */
  prized: readonly string[]
  /** In-game currency: name, amount per unit, and price of a unit in cents. */
  coin?: readonly [name: string, unit: string, cents: number]
  /** Packs bought with real money: label and cents. */
  packs?: readonly (readonly [label: string, cents: number])[]
  /** Hue of its artwork, 0 to 360. */
  hue: number
}

type Names = readonly [alias: string, name: string, ar: string, ja: string, th: string]
type Facts = Omit<Game, 'alias' | 'name' | 'genre' | 'ar' | 'ja' | 'th'>

export const game = (genre: Genre, [alias, name, ar, ja, th]: Names, facts: Facts): Game => ({
  alias,
  name,
  genre,
  ar,
  ja,
  th,
  ...facts,
})

export const competitive: readonly Kind[] = ['accounts', 'rental', 'items', 'boosting']
export const withCoins: readonly Kind[] = ['accounts', 'coins', 'items', 'boosting']
export const mobile: readonly Kind[] = ['accounts', 'top-up', 'boosting']
export const shared: readonly Kind[] = ['accounts', 'rental', 'game-sharing']
export const cards: readonly Kind[] = ['gift-cards']
export const all = ['PC', 'PlayStation', 'Xbox', 'Mobile'] as const
export const pc = ['PC'] as const
export const consoles = ['PC', 'PlayStation', 'Xbox'] as const
export const phone = ['Android', 'iOS'] as const
export const regions = ['Europe', 'North America', 'Asia', 'Middle East'] as const
