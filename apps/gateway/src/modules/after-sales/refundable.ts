import { Failure } from '../../platform/failure/failure.ts'
import { isRental } from '../offer/buyable.ts'
import type { OrderRow } from '../order/order-view.ts'

/** What is lent has rules of its own. */
export function requireRefundable(row: OrderRow): void {
  if (isRental(row.offer)) throw new Failure('refund_excluded')
}
