import { placeFindings } from '@tradepost/domain/money/tax'
import { vatNumberMost } from '@tradepost/domain/money/vat-number'
import { Type } from 'typebox'
import { GivenInstant, Id, Instant, Nullable, OneOf, Strict, Uuid } from '../common.ts'

export const TaxCountry = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2, examples: ['DE'] })
export const VatNumber = Type.String({ maxLength: vatNumberMost, examples: ['DE136695976'] })
/** With at most two decimal places. */
const Percent = Type.Number({ minimum: 0, maximum: 100, examples: [19] })
const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', maxLength: 7, examples: ['2026-11'] })

/** The tax in the price of an order. Absent if the shop charged none. */
export const OrderTax = Type.Object({
  country: TaxCountry,
  percent: Type.Number(),
  /** The tax in what the order costs now, in minor units of its currency. */
  minor: Type.Integer(),
  /** The VAT number of a business that bought; null for everybody else. */
  vatNumber: Nullable(Type.String()),
  /** True if that business owes the tax itself. The price then holds none. */
  isReverse: Type.Boolean(),
})

/** The tax in a price, and the evidence of the buyer's place. */
export const EvidencedTax = Type.Object({
  ...OrderTax.properties,
  /** The countries of the buyer's network and card; null where they are not known. */
  network: Nullable(Type.String()),
  card: Nullable(Type.String()),
  finding: OneOf(placeFindings),
})

export const quoteTax = {
  body: Strict({
    /** The offers whose rates are wanted; none for the pass alone. */
    offerIds: Type.Array(Id, { maxItems: 50 }),
    /** The country that the buyer states. Without it, the most likely one. */
    country: Type.Optional(TaxCountry),
    vatNumber: Type.Optional(VatNumber),
  }),
  data: Type.Object({
    /** False if the shop charges no tax; everything else is then empty. */
    charges: Type.Boolean(),
    country: Nullable(TaxCountry),
    /** The VAT number as it is stored; null if none was given, or if it does not have the country's format. */
    vatNumber: Nullable(Type.String()),
    isReverse: Type.Boolean(),
    /** The rate of each offer. Prices include the tax. */
    rates: Type.Array(Type.Object({ offerId: Id, percent: Type.Number() })),
    /** The rate of the Family Game PASS. Its price includes the tax too. */
    percentOfPass: Type.Number(),
    /** The codes of all countries. */
    countries: Type.Array(TaxCountry),
  }),
}

export const TaxRate = Type.Object({
  id: Uuid,
  country: TaxCountry,
  /** Null for every kind of goods. */
  category: Nullable(Type.Object({ id: Id, name: Type.String() })),
  /** True for the Family Game PASS alone. */
  forPass: Type.Boolean(),
  percent: Type.Number(),
  startsAt: Instant,
  endsAt: Nullable(Instant),
  setBy: Type.String(),
  setAt: Instant,
  /** True if new orders get this rate now. */
  isCurrent: Type.Boolean(),
})
const settings = {
  charges: Type.Boolean(),
  /** Where the shop is established. */
  country: TaxCountry,
  /** The shop's own VAT number; empty if it has none. */
  vatNumber: VatNumber,
}
const SettingsData = Type.Object({
  /** Null until staff set them: the shop charges no tax. */
  settings: Nullable(Type.Object(settings)),
  setAt: Nullable(Instant),
  /** The newest 500 rates, ended ones as well, by country. */
  rates: Type.Array(TaxRate),
  countries: Type.Array(TaxCountry),
  categories: Type.Array(Type.Object({ id: Id, name: Type.String() })),
})
export const taxSettings = { data: SettingsData }
export const setTaxSettings = { body: Strict(settings), data: SettingsData }
export const addTaxRate = {
  body: Strict({
    country: TaxCountry,
    categoryId: Type.Optional(Id),
    /** True for a rate of the Family Game PASS, which has no category. */
    forPass: Type.Optional(Type.Boolean()),
    percent: Percent,
    /** From when new orders get it; an instant of the last day means now. */
    startsAt: GivenInstant,
  }),
  data: TaxRate,
}
export const endTaxRate = { params: Type.Object({ id: Uuid }), body: Strict({}), data: TaxRate }

export const TaxSum = Type.Object({
  country: TaxCountry,
  percent: Type.Number(),
  /** True for sales to businesses that owe the tax themselves. */
  isReverse: Type.Boolean(),
  currency: Type.String(),
  /** The number of orders and of periods of the pass. */
  orders: Type.Integer(),
  /** Sums in minor units. What banks took back is subtracted in the month in which they took it. */
  gross: Type.Integer(),
  net: Type.Integer(),
  tax: Type.Integer(),
})
export const taxMonth = {
  params: Type.Object({ month: Month }),
  data: Type.Object({
    month: Month,
    /** The months in which something was settled with a tax, newest first, 120 at most. */
    months: Type.Array(Month),
    list: Type.Array(TaxSum),
    /** By currency: what the ledger moved to the account of the tax in the month. */
    ledger: Type.Array(Type.Object({ currency: Type.String(), tax: Type.Integer() })),
  }),
}
