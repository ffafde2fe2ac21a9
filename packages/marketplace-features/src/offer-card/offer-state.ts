import type { OfferCard } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'

/** Availability of an offer to a buyer. */
export type OfferState = 'onSale' | 'soldOut' | 'offSale' | 'renting' | 'maintaining'

const byStatus: Record<number, OfferState> = {
  [productStatus.onSale]: 'onSale',
  [productStatus.shelfDown]: 'offSale',
  [productStatus.soldOut]: 'soldOut',
  [productStatus.renting]: 'renting',
  [productStatus.maintenance]: 'maintaining',
}

/** The state of an offer. An unknown status counts as off sale. */
export function offerState({ status, available }: Pick<OfferCard, 'status' | 'available'>): OfferState {
  const state = byStatus[status] ?? 'offSale'
  return state === 'onSale' && available <= 0 ? 'soldOut' : state
}

/** A duration in the most readable unit. `unit` is an id of spec §3. */
export function spanOf(minutes: number): { unit: 'day' | 'hour' | 'minute'; count: number } {
  if (minutes >= 1440 && minutes % 1440 === 0) return { unit: 'day', count: minutes / 1440 }
  if (minutes >= 60 && minutes % 60 === 0) return { unit: 'hour', count: minutes / 60 }
  if (minutes > 2880) return { unit: 'day', count: Math.ceil(minutes / 1440) }
  if (minutes > 120) return { unit: 'hour', count: Math.ceil(minutes / 60) }
  return { unit: 'minute', count: minutes }
}
