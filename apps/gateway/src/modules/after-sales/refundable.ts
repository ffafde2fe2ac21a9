import { Failure } from '../../platform/failure.ts'
import { isRental } from '../finance/buyable.ts'
import type { OrderRow } from '../finance/order-view.ts'

/** What is lent has rules of its own. */
export function requireRefundable(row: OrderRow): void {
  if (isRental(row.offer)) throw new Failure('refund_excluded')
}
