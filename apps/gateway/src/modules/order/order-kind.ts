import { isRental } from '@tradepost/domain/offer/offer-kinds'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PaymentRow } from './order-store.ts'
import type { OrderRow } from './order-view.ts'

/** Hooks of a kind of order that differs from a plain sale. They run in the caller's transaction. */
export interface OrderKind {
  /** The order ends unpaid: releases what was set aside for it. */
  release(tx: Tx, order: OrderRow): Promise<unknown>
  /** Undoes the paid order. Its payment is locked; no provider holds its money. */
  refund(deps: Deps, tx: Tx, row: PaymentRow, order: OrderRow): Promise<void>
  /** The unit that its buyer may use but does not own. */
  lentUnit(tx: Tx, order: OrderRow): Promise<string | null>
}

let rentals: OrderKind | undefined

/** Called by the rental module while the app is built. */
export const registerRentals = (kind: OrderKind): void => {
  rentals = kind
}

/** The hooks of an order; undefined for a plain sale. */
export function orderKind({ offer }: Pick<OrderRow, 'offer'>): OrderKind | undefined {
  if (!isRental(offer)) return undefined
  if (!rentals) throw new Error('nothing is registered for rentals')
  return rentals
}
