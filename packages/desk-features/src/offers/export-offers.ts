import { type CallData, calls } from '@tradepost/contract'
import { csvOf, type DeskContext } from '../kernel/server.ts'

type Row = CallData<typeof calls.seller.sellerOfferRows>['list'][number]

const columns = [
  'ref',
  'brand',
  'category',
  'title',
  'description',
  'price',
  'stock',
  'min',
  'max',
  'unit',
  'minutes',
  'supply',
] as const

/** All offers of the seller as a list that can be imported again. */
export async function exportOffers({ api }: DeskContext): Promise<string> {
  const rows: Row[] = []
  for (let hasMore = true; hasMore; ) {
    const after = rows.at(-1)?.id
    const part = await api(calls.seller.sellerOfferRows, { body: after ? { after } : {} })
    rows.push(...part.list)
    hasMore = part.hasMore && part.list.length > 0
  }
  return csvOf(
    columns,
    rows.map(({ priceMinor, supply, ...row }) => ({
      ...row,
      price: (priceMinor / 100).toFixed(2),
      // A text is not in the list, so its offer keeps it.
      supply: supply === 'text' ? '' : supply,
    })),
  )
}
