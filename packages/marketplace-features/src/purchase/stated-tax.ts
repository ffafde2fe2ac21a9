import { type CallData, calls } from '@tradepost/contract'
import { splitGross } from '@tradepost/domain/money/tax'
import { vatNumberMost } from '@tradepost/domain/money/vat-number'
import { standardTag } from '@tradepost/i18n/locales'
import { type FeatureContext, textOf } from '../kernel/server.ts'

type Quote = CallData<typeof calls.tax.quoteTax>

/** The tax in some prices at one rate, in minor units. */
export interface TaxPart {
  percent: number
  minor: number
}

/** The tax of a purchase, and the country whose tax it is. */
export interface StatedTax {
  /** The chosen country; empty if none is likely. */
  country: string
  countries: { value: string; label: string }[]
  /** The VAT number as it was typed. */
  typedNumber: string
  /** True if that is no VAT number of the country. */
  isNumberWrong: boolean
  isReverse: boolean
  parts: TaxPart[]
}

/** The form's fields by the errors of the gateway about the stated place. */
export const taxFields = { tax_country_required: 'country', vat_number_invalid: 'vat' }

/** The place in the address of a page that places a purchase. */
const statedPlace = ({ searchParams }: URL) => {
  const country = searchParams.get('country') ?? ''
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    vatNumber: (searchParams.get('vat') ?? '').trim().slice(0, vatNumberMost),
  }
}

/** The countries with their names, in the order of the language. */
function named(ctx: FeatureContext, codes: readonly string[]) {
  const names = new Intl.DisplayNames([standardTag(ctx.locale)], { type: 'region' })
  const { compare } = new Intl.Collator(standardTag(ctx.locale))
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label))
}

/** The tax of a purchase of these offers, or of the pass if there are none; null if the shop charges none. */
export async function quotedTax(
  ctx: FeatureContext,
  offerIds: readonly string[],
  partsOf: (quote: Quote) => TaxPart[] | Promise<TaxPart[]>,
): Promise<StatedTax | null> {
  const { country, vatNumber } = statedPlace(ctx.url)
  const quote = await ctx.api(calls.tax.quoteTax, {
    body: {
      offerIds: [...offerIds],
      ...(country ? { country } : {}),
      ...(vatNumber ? { vatNumber } : {}),
    },
  })
  if (!quote.charges) return null
  return {
    country: quote.country ?? '',
    countries: named(ctx, quote.countries),
    typedNumber: vatNumber,
    isNumberWrong: vatNumber !== '' && quote.vatNumber === null,
    isReverse: quote.isReverse,
    parts: await partsOf(quote),
  }
}

/** The tax in one price at a rate; empty if there is none to state. */
export function partOf(minor: number | undefined, percent: number): TaxPart[] {
  return minor === undefined || percent === 0 ? [] : [{ percent, minor: splitGross(minor, percent).tax }]
}

/** The place that a form states, where the shop charges tax. */
export function statedIn(form: FormData) {
  const country = textOf(form, 'taxCountry')
  const vatNumber = textOf(form, 'taxNumber').trim().slice(0, vatNumberMost)
  return /^[A-Z]{2}$/.test(country) ? { tax: { country, ...(vatNumber ? { vatNumber } : {}) } } : {}
}
