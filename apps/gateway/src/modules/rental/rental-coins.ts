import type { Tx } from '../../platform/db/database.ts'
import { errorCode } from '../../platform/db/faults.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, balanceOf, postTransfers, type Transfer } from '../ledger/ledger.ts'
import type { OrderRow } from '../order/order-view.ts'

type Order = Pick<OrderRow, 'id' | 'tenantId' | 'buyerId' | 'totalMinor'>

type Move = readonly [kind: Transfer['kind'], unit: string, from: keyof Sides, to: keyof Sides]

/** Posts one transfer of the rental's price per move, all together; false if they were posted before. */
function move(tx: Tx, order: Order, ...moves: readonly Move[]): Promise<boolean> {
  const sides = sidesOf(order)
  return postTransfers(
    tx,
    order.tenantId,
    moves.map(([kind, unit, from, to]) => ({
      id: uuid5(kind, order.id),
      kind,
      unit,
      ref: { kind: 'order', id: order.id },
      legs: [
        { account: sides[from], amount: -order.totalMinor },
        { account: sides[to], amount: order.totalMinor },
      ],
    })),
  )
}

const sidesOf = (order: Order) => ({
  wallet: accounts.wallet(order.buyerId),
  hold: accounts.rentalHold,
  issue: accounts.gcoinIssue,
  clearing: accounts.clearing,
  escrow: accounts.escrow,
})
type Sides = ReturnType<typeof sidesOf>

/** Reserves the renter's G Coin for an unpaid order; throws if the wallet holds too little. */
export async function holdCoins(tx: Tx, order: Order): Promise<void> {
  const missing = new Failure('gcoin_insufficient', { field: 'wallet' })
  if ((await balanceOf(tx, order.tenantId, accounts.wallet(order.buyerId), 'GCOIN')) < order.totalMinor) throw missing
  try {
    await move(tx, order, ['rental_hold', 'GCOIN', 'wallet', 'hold'])
  } catch (error) {
    // A concurrent order emptied the wallet; the database keeps its balance from going below zero.
    if (errorCode(error) === '23514') throw missing
    throw error
  }
}

/** Returns the reserved coins of an order that ended unpaid. */
export const releaseCoins = (tx: Tx, order: Order) => move(tx, order, ['rental_release', 'GCOIN', 'hold', 'wallet'])

/** Spends the reserved coins, and moves the dollars that backed them into escrow. */
export const spendCoins = (tx: Tx, order: Order): Promise<boolean> =>
  move(tx, order, ['rental_post', 'GCOIN', 'hold', 'issue'], ['rental_fund', 'USD', 'clearing', 'escrow'])

/** Reverses the payment of a rental. This is the only way to return spent coins to a wallet. */
export const reverseCoins = (tx: Tx, order: Order): Promise<boolean> =>
  move(tx, order, ['rental_unfund', 'USD', 'escrow', 'clearing'], ['rental_reversal', 'GCOIN', 'issue', 'wallet'])
