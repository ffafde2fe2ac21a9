import { isRental } from '@tradepost/domain/offer/offer-kinds'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PaymentRow } from './order-store.ts'
import type { OrderRow } from './order-view.ts'

/** Hooks of orders that are not plain sales. The hooks run in the caller's transaction. */
export interface OrderKind {
  /** Called when an order ends unpaid. Frees what is reserved for it. */
  release(tx: Tx, order: OrderRow): Promise<unknown>
  /** Refunds a paid order. The caller has locked its payment row, and no payment provider holds the money. */
  refund(deps: Deps, tx: Tx, row: PaymentRow, order: OrderRow): Promise<void>
  /** Id of the account unit that the buyer may use for a while but does not own. */
  lentUnit(tx: Tx, order: OrderRow): Promise<string | null>
}

let rentals: OrderKind | undefined

/** The rental module calls this when the gateway starts. */
export const registerRentals = (kind: OrderKind): void => {
  rentals = kind
}

/** The hooks of an order; undefined for a plain sale. */
export function orderKind({ offer }: Pick<OrderRow, 'offer'>): OrderKind | undefined {
  if (!isRental(offer)) return undefined
  if (!rentals) throw new Error('registerRentals has not been called')
  return rentals
}
