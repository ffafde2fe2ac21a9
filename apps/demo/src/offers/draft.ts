import type { VerificationCheck } from '@tradepost/domain/offer/verification'
import type { AttributeKey } from '../catalogue/attribute-key.ts'
import type { Game, Kind } from '../games/game.ts'
import type { Random } from '../rows/random.ts'

export type TextLanguage = 'en' | 'de' | 'ar' | 'ja' | 'th'

/** An offer as its seller would enter it. */
export interface Draft {
  title: string
  description: string
  textLanguage: TextLanguage
  priceMinor: number
  unitName: string | null
  minQuantity: number
  maxQuantity: number
  stock: number
  deliveryMode: 'platform' | 'im'
  deliveryMinutes: number
  instant: boolean
  attributes: [AttributeKey, string][]
  assets: { name: string; value: string }[]
  faq: { question: string; answer: string }[]
  screenshots: number
  /** Checks of a report about the offer. Without a report, the offer is not verified. */
  checks: readonly VerificationCheck[]
  /** Every unit is a separate secret, e.g. an account or a code. */
  secrets: 'account' | 'code' | null
  template: string | null
}

export type Writer = (game: Game, random: Random, language: TextLanguage) => Draft
export type Writers = Readonly<Record<Kind, Writer>>

/** Rounds like a seller: .99, .50, and whole dollars for high prices. */
export function natural(cents: number): number {
  if (cents < 100) return Math.max(10, Math.round(cents / 5) * 5)
  if (cents < 2000) return Math.round(cents / 50) * 50 - 1
  if (cents < 10_000) return Math.round(cents / 100) * 100 - (cents % 2 === 0 ? 1 : 0)
  return Math.min(90_000, Math.round(cents / 500) * 500)
}

export const base = (language: TextLanguage) => ({
  textLanguage: language,
  unitName: null as string | null,
  minQuantity: 1,
  maxQuantity: 1,
  stock: 1,
  assets: [] as Draft['assets'],
  faq: [] as Draft['faq'],
  screenshots: 0,
  checks: [] as Draft['checks'],
  secrets: null as Draft['secrets'],
  template: null as string | null,
})

/** Delivery of goods for a receiver that the buyer names. Only the seller can deliver these. */
export const bySeller = (random: Random) => delivery(random, 0)

/**
 * `platformShare` is the probability that the platform delivers, which takes at most five minutes. Otherwise the seller
 * delivers in a chat.
 */
export function delivery(
  random: Random,
  platformShare: number,
): Pick<Draft, 'deliveryMode' | 'deliveryMinutes' | 'instant'> {
  if (random.chance(platformShare)) {
    const instant = random.chance(0.8)
    return { deliveryMode: 'platform', deliveryMinutes: instant ? 1 : 5, instant }
  }
  return { deliveryMode: 'im', deliveryMinutes: random.pick([10, 15, 20, 30, 60, 120, 240, 720, 1440]), instant: false }
}
