import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { Failure } from '../../platform/failure/failure.ts'
import type { OrderRow } from '../order/order-view.ts'

/** Rentals have their own rules of refund. */
export function requireRefundable(row: OrderRow): void {
  if (isRental(row.offer)) throw new Failure('refund_excluded')
}
