import { Type } from 'typebox'
import { Instant, Nullable, OneOf, Strict, Text } from '../common.ts'

const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, examples: ['EUR'] })
/** Units of a currency per US dollar, as decimal text with up to eight places. */
const PerUsd = Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,8})?$', maxLength: 18, examples: ['0.86'] })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-27'] })

export const CurrencyRate = Type.Object({
  currency: CurrencyCode,
  /** Null without any rate: the shop shows no price in this currency. */
  perUsd: Nullable(PerUsd),
  rateDate: Nullable(Day),
  /** The European Central Bank, staff of this tenant, or whoever set up the installation. */
  source: Nullable(OneOf(['ecb', 'staff', 'installation'])),
  /** The last day on which the shop sells with this rate; null for any. */
  lastDay: Nullable(Day),
  /** True if the rate is older than the shop accepts: it sells in US dollars instead. */
  tooOld: Type.Boolean(),
  /** The newest rate of the installation, which applies again once the rate of staff is given back. */
  installation: Nullable(Type.Object({ perUsd: PerUsd, rateDate: Day })),
  /** A newer rate of the source that was not taken, because it differs by more than 20 percent. */
  refused: Nullable(Type.Object({ perUsd: PerUsd, rateDate: Day })),
})

export const RateChange = Type.Object({
  currency: CurrencyCode,
  /** Null: the rate of staff was given back. */
  perUsd: Nullable(PerUsd),
  reason: Type.String(),
  setBy: Type.String(),
  setAt: Instant,
})

const Rates = Type.Object({
  /** The currencies of the tenant's sites, without US dollars, which sellers' prices are in. */
  list: Type.Array(CurrencyRate),
  /** The oldest rate that the shop sells with, in days; null for any. */
  maxAgeDays: Nullable(Type.Integer({ minimum: 1, maximum: 90 })),
  /** The source that the installation fetches rates from every hour; null if it fetches none. */
  source: Nullable(OneOf(['ecb'])),
  /** The last successful fetch. */
  fetchedAt: Nullable(Instant),
  /** True if the last fetch failed. */
  fetchFailed: Type.Boolean(),
  /** The newest 50 changes by staff. */
  changes: Type.Array(RateChange),
})

export const staffRates = { data: Rates }
export const setRate = {
  body: Strict({
    currency: CurrencyCode,
    /** Null gives the currency back to the rates of the installation. */
    perUsd: Nullable(PerUsd),
    reason: Text(500, 3),
    /** Accepts a rate that differs by more than 20 percent from the rate of today. */
    evenIfFar: Type.Optional(Type.Boolean()),
  }),
  data: Rates,
}
export const setRateAge = {
  body: Strict({ maxAgeDays: Nullable(Type.Integer({ minimum: 1, maximum: 90 })) }),
  data: Rates,
}
