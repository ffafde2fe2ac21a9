import { standardBrands } from '@tradepost/gateway/modules/opening/standard-brands'
import type { StandardCategory } from '@tradepost/gateway/modules/tenant/standard-categories'

export {
  cards,
  mobile,
  shared,
  withCoins,
} from '@tradepost/gateway/modules/opening/standard-brands'
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
/** The names and categories of a game, which a shop needs before it sells anything for it. */
export type Brand = Pick<Game, 'alias' | 'name' | 'ar' | 'ja' | 'th' | 'keywords' | 'kinds'>

const standardBrandsByAlias = new Map(standardBrands.map((brand) => [brand.alias, brand]))

/** A brand that the product ships for every new shop. */
export function standardBrand(alias: string): Brand {
  const brand = standardBrandsByAlias.get(alias)
  if (!brand) throw new Error(`the product ships no brand ${alias}`)
  const { name, names, keywords, kinds } = brand
  return { alias, name, ar: names.ar, ja: names.ja, th: names.th, keywords, kinds }
}

/** A brand that only the demo has. */
export const ownBrand = ([alias, name, ar, ja, th]: Names, keywords: string, kinds: readonly Kind[]): Brand => ({
  ...{ alias, name, ar, ja, th, keywords, kinds },
})

export const game = (genre: Genre, brand: Brand, facts: Omit<Game, keyof Brand | 'genre'>): Game => ({
  genre,
  ...brand,
  ...facts,
})

export const all = ['PC', 'PlayStation', 'Xbox', 'Mobile'] as const
export const pc = ['PC'] as const
export const consoles = ['PC', 'PlayStation', 'Xbox'] as const
export const phone = ['Android', 'iOS'] as const
export const regions = ['Europe', 'North America', 'Asia', 'Middle East'] as const
