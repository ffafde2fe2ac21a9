import type { Tx } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, balanceOf, lockAccounts, postTransfer } from '../ledger/ledger.ts'

interface Price {
  buyerId: string
  points: number
  /** The coupon that the points pay for. */
  grantId: string
}

/** Takes the points that a buyer pays for a coupon. Throws if the buyer has fewer. */
export async function payPoints(tx: Tx, tenantId: number, { buyerId, points, grantId }: Price): Promise<void> {
  const account = accounts.points(buyerId)
  // Two swaps at once must not both see the same points.
  await lockAccounts(tx, tenantId, [{ account, unit: 'POINT' }])
  if ((await balanceOf(tx, tenantId, account, 'POINT')) < points)
    throw new Failure('points_insufficient', { field: 'points' })
  await postTransfer(tx, tenantId, {
    ...{
      id: uuid5('points-spent', grantId),
      kind: 'points_spent',
      unit: 'POINT',
      ref: { kind: 'coupon', id: grantId },
    },
    legs: [
      { account, amount: -points },
      { account: accounts.pointsIssue, amount: points },
    ],
  })
}
