import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { csvOf, type DeskContext, readAll } from '../kernel/server.ts'

const columns = ['offer', 'since', 'currency', 'price_minor', 'before_minor', 'set_by'] as const

/** All prices that an offer of the seller has had as CSV, the newest first. */
export async function exportOfferPrices({ api }: DeskContext, typedId: string): Promise<string> {
  const offer = isId(typedId) ? typedId : '0'
  const prices = await readAll(
    (body) => api(calls.offerPrice.offerPricePage, { params: { id: offer }, body }),
    ({ since, priceMinor }) => `${since} ${priceMinor}`,
  )
  return csvOf(
    columns,
    prices.map(({ since, priceMinor, beforeMinor, by }) => ({
      ...{ offer, since, currency: 'USD', price_minor: priceMinor, before_minor: beforeMinor, set_by: by },
    })),
  )
}
