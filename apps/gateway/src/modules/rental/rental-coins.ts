import type { Tx } from '../../platform/db/database.ts'
import { errorCode } from '../../platform/db/faults.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, balanceOf, postTransfers, type Transfer } from '../ledger/ledger.ts'
import type { OrderRow } from '../order/order-view.ts'

type Order = Pick<OrderRow, 'id' | 'tenantId' | 'buyerId' | 'totalMinor'>

type Move = readonly [kind: Transfer['kind'], unit: string, from: keyof Sides, to: keyof Sides]

/** Moves what a rental costs along these ways at once; false when that was done before. */
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

/** Sets G Coin of the renter aside for an order that waits; refused where the wallet does not hold as much. */
export async function holdCoins(tx: Tx, order: Order): Promise<void> {
  const missing = new Failure('gcoin_insufficient', { field: 'wallet' })
  if ((await balanceOf(tx, order.tenantId, accounts.wallet(order.buyerId), 'GCOIN')) < order.totalMinor) throw missing
  try {
    await move(tx, order, ['rental_hold', 'GCOIN', 'wallet', 'hold'])
  } catch (error) {
    // Somebody was faster: the wallet's minimum is kept by the database.
    if (errorCode(error) === '23514') throw missing
    throw error
  }
}

/** The order died unpaid: what was set aside is the renter's again. */
export const releaseCoins = (tx: Tx, order: Order) => move(tx, order, ['rental_release', 'GCOIN', 'hold', 'wallet'])

/** The coins are spent; the dollars that backed them wait in escrow like those of any other order. */
export const spendCoins = (tx: Tx, order: Order): Promise<boolean> =>
  move(tx, order, ['rental_post', 'GCOIN', 'hold', 'issue'], ['rental_fund', 'USD', 'clearing', 'escrow'])

/** A rental is undone: the one way by which spent coins come back to a wallet. */
export const reverseCoins = (tx: Tx, order: Order): Promise<boolean> =>
  move(tx, order, ['rental_unfund', 'USD', 'escrow', 'clearing'], ['rental_reversal', 'GCOIN', 'issue', 'wallet'])
