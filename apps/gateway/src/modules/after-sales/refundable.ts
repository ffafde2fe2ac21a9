import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { Failure } from '../../platform/failure/failure.ts'
import type { OrderRow } from '../order/order-view.ts'

/** What is lent has rules of its own. */
export function requireRefundable(row: OrderRow): void {
  if (isRental(row.offer)) throw new Failure('refund_excluded')
}
