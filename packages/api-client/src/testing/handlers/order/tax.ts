import { readVatNumber } from '@tradepost/domain/money/vat-number'
import type { Handlers } from '../../fake-call.ts'

/** The country where the fake shop is established. */
const own = 'DE'

export const tax: Handlers<'tax'> = {
  quoteTax({ body }, { state }) {
    const { taxPercent } = state
    if (taxPercent === null)
      return {
        charges: false,
        country: null,
        vatNumber: null,
        isReverse: false,
        rates: [],
        percentOfPass: 0,
        countries: [],
      }
    const country = body.country ?? own
    const vatNumber = readVatNumber(body.vatNumber ?? '', country)
    const isReverse = vatNumber !== null && country !== own
    const percent = isReverse ? 0 : taxPercent
    const rates = body.offerIds.map((offerId) => ({ offerId, percent }))
    const countries = ['AT', 'DE', 'FR', 'US']
    return { charges: true, country, vatNumber, isReverse, rates, percentOfPass: percent, countries }
  },
}
