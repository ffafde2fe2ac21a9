import { pieceMinor } from '@tradepost/domain/order/unit-claims'
import { hourMs } from '@tradepost/domain/time/durations'
import { disputeHours } from '@tradepost/domain/time/windows'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { after } from '../../platform/time/clock.ts'
import { mailBuyer } from '../order/order-mails.ts'
import type { OrderRow } from '../order/order-view.ts'
import { lockPaidOrder, type PaidOrder, refundPaidOrder } from '../payment/refund-paid-order.ts'
import { replaceUnit } from '../vault/change-unit.ts'
import { endUnitClaim, giveTimeToConfirm } from '../vault/end-unit-claim.ts'
import { claimOf } from './claim-unit.ts'
import { bookPart, piecesLeft } from './part-refund.ts'

/** After the refund of one unit, the buyer still has this time to look at the others. */
const otherUnitsMs = 24 * hourMs

interface Answer {
  sellerId: string
  orderId: string
  claimId: string
  answer: 'replace' | 'refund' | 'refuse'
  text: string
}

/** Pays the price of one unit back, or all that is left for the last one. */
async function refundUnit(deps: Deps, tx: Tx, paid: PaidOrder, unitId: string, text: string): Promise<void> {
  const { order } = paid
  if (order.state !== 'delivering' && order.state !== 'delivered') throw new Failure('state_conflict')
  const left = order.totalMinor - order.partRefundedMinor
  if (left === 0) throw new Failure('refund_excluded')
  const minor = pieceMinor(left, await piecesLeft(tx, order))
  await endUnitClaim(deps, tx, order.tenantId, unitId, { answer: 'refunded', text, refundedMinor: minor })
  let given: OrderRow | null = null
  if (minor < left) {
    ;({ given } = await bookPart(deps, tx, paid, { minor, reason: 'unit', pieces: 1 }))
    await giveTimeToConfirm(deps, tx, given, otherUnitsMs)
  } else {
    await actAs(tx, 'platform')
    given = await refundPaidOrder(deps, tx, paid, { to: 'refunded', whole: true })
  }
  if (!given) throw new Failure('state_conflict')
  await mailBuyer(deps, tx, { ...given, partRefundedMinor: minor }, 'unitRefunded', order.partRefundedMinor + 1)
}

/** The seller answers a claim about a unit in time: with another unit, with its price, or with a refusal. */
export async function answerUnitClaim(deps: Deps, tx: Tx, tenantId: number, given: Answer): Promise<void> {
  const { sellerId, orderId, claimId, answer, text } = given
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  if (!paid || paid.order.sellerId !== sellerId) throw new Failure('not_found', { field: 'id' })
  const { order } = paid
  const { unitId, answerBy, claimedAt } = await claimOf(tx, order, claimId)
  // After the deadline the claim counts as unanswered, even if its job has not run yet.
  if (answerBy <= deps.clock.now()) throw new Failure('state_conflict')
  if (answer === 'replace') return replaceUnit(deps, tx, { tenantId, sellerId, orderId: order.id, unitId }, { text })
  if (answer === 'refund') return refundUnit(deps, tx, paid, unitId, text)
  await endUnitClaim(deps, tx, tenantId, unitId, { answer: 'refused', text })
  await giveTimeToConfirm(deps, tx, order, disputeHours * hourMs)
  const told = { ...order, deadlineAt: after(deps, disputeHours * hourMs) }
  await mailBuyer(deps, tx, told, 'unitClaimRefused', claimedAt.getTime())
}
