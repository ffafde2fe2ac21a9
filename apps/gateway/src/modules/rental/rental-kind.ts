import { type OrderKind, registerRentals } from '../order/order-kind.ts'
import { releaseCoins } from './rental-coins.ts'
import { reverseRental } from './rental-flow.ts'
import { lockRental } from './rental-store.ts'

const rentalKind: OrderKind = {
  release: releaseCoins,
  refund: reverseRental,
  lentUnit: async (tx, order) => (await lockRental(tx, order.tenantId, order.id))?.unitId ?? null,
}

/** Registers rentals, whose orders hold coins and lend a unit. */
export const registerRentalKind = (): void => registerRentals(rentalKind)
