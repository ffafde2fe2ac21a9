import { productStatus } from '@tradepost/contract/constants'

type Tone = 'neutral' | 'success' | 'warning' | 'accent'

const names: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(productStatus).map(([name, status]) => [status, name]),
)

/** The name of an offer's status, as the messages choose by it. */
export const statusName = (status: number): string => names[status] ?? 'unknown'

const tones: Readonly<Record<number, Tone>> = {
  [productStatus.onSale]: 'success',
  [productStatus.soldOut]: 'warning',
  [productStatus.renting]: 'accent',
}

/** The colour of an offer's status. */
export const toneOfStatus = (status: number): Tone => tones[status] ?? 'neutral'

/** The orders in which offers can be listed. */
export const offerSorts = ['newest', 'price', 'stock', 'sold', 'title'] as const
export type OfferSort = (typeof offerSorts)[number]

/** The statuses by which a list of offers can be narrowed, in the order of the tabs. */
export const listedStatuses = [
  productStatus.onSale,
  productStatus.shelfDown,
  productStatus.soldOut,
  productStatus.renting,
  productStatus.maintenance,
] as const
