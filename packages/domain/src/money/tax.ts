import { divideRounded, scaled } from './money.ts'

/** A price with tax in its two parts. Their sum is the price. */
export interface SplitPrice {
  net: number
  tax: number
}

/** 100 per cent, in the units of `scaled`. */
const whole = scaled(100)

/**
 * Splits a price that includes tax. The tax is rounded once, a half away from zero, and the rest is the net price. Splitting
 * a sum in steps, as documents do, therefore takes the difference of two splits and never splits a part by itself.
 */
export function splitGross(gross: number, percent: number): SplitPrice {
  const rate = scaled(percent)
  const tax = Number(divideRounded(BigInt(gross) * rate, whole + rate))
  return { net: gross - tax, tax }
}

/** The countries that evidence names, each null if it is not known. */
export interface PlaceEvidence {
  /** The country that the buyer states at the checkout. */
  stated: string
  /** The country of the buyer's network address, if a trusted proxy tells it. */
  network: string | null
  /** The country of the bank that issued the card, if the payment provider tells it. */
  card: string | null
}

export const placeFindings = ['agreed', 'alone', 'contradicted'] as const
/** `agreed`: two pieces name the stated country. `alone`: no other piece is known. `contradicted`: all others name another. */
export type PlaceFinding = (typeof placeFindings)[number]

/** How the evidence of a buyer's place fits together. The stated country counts in every case. */
export function findPlace({ stated, network, card }: PlaceEvidence): PlaceFinding {
  const others = [network, card].filter((country) => country !== null)
  if (others.length === 0) return 'alone'
  return others.includes(stated) ? 'agreed' : 'contradicted'
}
