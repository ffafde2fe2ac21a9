import type { payout } from '../../platform/db/schema/order/payout.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, type Transfer } from '../ledger/ledger.ts'

export type PayoutRow = typeof payout.$inferSelect
type Booked = Pick<PayoutRow, 'id' | 'sellerId' | 'unit' | 'grossMinor' | 'feeMinor' | 'netMinor' | 'provider'>

const ofPayout = (row: Booked, kind: Transfer['kind'], legs: Transfer['legs']): Transfer => ({
  ...{ id: uuid5(kind, row.id), kind, unit: row.unit, ref: { kind: 'payout', id: row.id } },
  legs,
})

/** Takes a payout from the balance: on its way, less the fee. */
export const bookedTransfer = (row: Booked): Transfer =>
  ofPayout(row, 'payout', [
    { account: accounts.payable(row.sellerId), amount: -row.grossMinor },
    { account: accounts.payout(row.sellerId), amount: row.netMinor },
    { account: accounts.fee, amount: row.feeMinor },
  ])

/** The bank has paid. */
export const paidTransfer = (row: Booked): Transfer =>
  ofPayout(row, 'payout_paid', [
    { account: accounts.payout(row.sellerId), amount: -row.netMinor },
    { account: accounts.bank(row.provider), amount: row.netMinor },
  ])

/** Returns an unpaid payout to the balance, with its fee. */
export const backTransfer = (row: Booked): Transfer =>
  ofPayout(row, 'payout_back', [
    { account: accounts.payout(row.sellerId), amount: -row.netMinor },
    { account: accounts.fee, amount: -row.feeMinor },
    { account: accounts.payable(row.sellerId), amount: row.grossMinor },
  ])

/** Returns to the balance what the bank sent back after it had paid, with the fee. */
export const returnedTransfer = (row: Booked): Transfer =>
  ofPayout(row, 'payout_returned', [
    { account: accounts.bank(row.provider), amount: -row.netMinor },
    { account: accounts.fee, amount: -row.feeMinor },
    { account: accounts.payable(row.sellerId), amount: row.grossMinor },
  ])
