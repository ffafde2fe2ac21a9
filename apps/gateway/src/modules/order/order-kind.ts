import { isRental } from '@tradepost/domain/offer/offer-kinds'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PaymentRow } from './order-store.ts'
import type { OrderRow } from './order-view.ts'

/** A kind of order that does more than orders do; everything runs in the caller's transaction. */
export interface OrderKind {
  /** The order ends unpaid: what was set aside for it is free again. */
  release(tx: Tx, order: OrderRow): Promise<unknown>
  /** The paid order is undone. Its payment is locked, and its money lies with no provider. */
  payBack(deps: Deps, tx: Tx, row: PaymentRow, order: OrderRow): Promise<void>
  /** The unit it shows its buyer, who does not come to own it. */
  lentUnit(tx: Tx, order: OrderRow): Promise<string | null>
}

let rentals: OrderKind | undefined

/** Says what a rental does besides; called by the module of rentals while the app is built. */
export const registerRentals = (kind: OrderKind): void => {
  rentals = kind
}

/** The kind of an order; undefined for what is sold. */
export function orderKind({ offer }: Pick<OrderRow, 'offer'>): OrderKind | undefined {
  if (!isRental(offer)) return undefined
  if (!rentals) throw new Error('nothing is registered for rentals')
  return rentals
}
