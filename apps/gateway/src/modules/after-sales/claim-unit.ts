import { randomUUID } from 'node:crypto'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { mayClaimUnit, mostUnitClaims, type UnitClaimKind } from '@tradepost/domain/order/unit-claims'
import { hourMs } from '@tradepost/domain/time/durations'
import { afterSalesHours, disputeHours } from '@tradepost/domain/time/windows'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { moment } from '../../platform/db/moment.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { accountUnit, deliveryUnit, orderHead } from '../../platform/db/schema/order/order.ts'
import { unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { after } from '../../platform/time/clock.ts'
import { jobNames } from '../order/job-names.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import { lockOrders } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { endUnitClaim, giveTimeToConfirm } from '../vault/end-unit-claim.ts'

type ClaimRow = typeof unitClaim.$inferSelect

/** The seller is reminded this long before the end. */
const reminderMs = 12 * hourMs

export interface UnitClaim {
  unitId: string
  kind: UnitClaimKind
  statement: string
  fileIds: string[]
}

/** Tells whether the buyer may claim that units of the order do not work. */
export const isClaimable = (deps: Deps, row: OrderRow): boolean =>
  mayClaimUnit({
    ...{ state: row.state, deliveredQuantity: row.deliveredQuantity, isRental: isRental(row.offer) },
    isInsured: row.insuredUntil !== null && row.insuredUntil >= deps.clock.now(),
  })

/** After these ends of a claim, the buyer may claim the same unit again. */
const withoutResult: ReadonlySet<ClaimRow['answer']> = new Set(['withdrawn', 'closed'])

/**
 * The buyer of a locked order claims that a delivered unit does not work. The seller has 48 hours to answer; until then,
 * the order is not completed by silence.
 */
export async function claimUnit(deps: Deps, tx: Tx, row: OrderRow, claim: UnitClaim): Promise<void> {
  if (!isClaimable(deps, row)) throw new Failure('state_conflict')
  const { tenantId, id: orderId } = row
  const { unitId } = claim
  const [delivered] = await tx
    .select({ state: accountUnit.state })
    .from(deliveryUnit)
    .innerJoin(accountUnit, ofTenant(accountUnit, deliveryUnit.tenantId, eq(accountUnit.id, deliveryUnit.unitId)))
    .where(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, orderId), eq(deliveryUnit.unitId, unitId)))
  if (!delivered) throw new Failure('not_found', { field: 'unitId' })
  const claims = await tx
    .select()
    .from(unitClaim)
    .where(ofTenant(unitClaim, tenantId, eq(unitClaim.orderId, orderId)))
  const isClaimed = claims.some((one) => one.unitId === unitId && !withoutResult.has(one.answer))
  if (isClaimed || delivered.state === 'replaced') throw new Failure('state_conflict', { field: 'unitId' })
  if (claims.length >= mostUnitClaims) throw new Failure('rate_limited')
  const id = randomUUID()
  const now = deps.clock.now()
  const answerBy = after(deps, afterSalesHours * hourMs)
  await tx.insert(unitClaim).values({ tenantId, id, orderId, ...claim, claimedAt: now, answerBy })
  await deps.jobs.addAll(tx, [
    { task: jobNames.endUnitClaim, payload: { claimId: id }, key: id, runAt: answerBy },
    {
      ...{ task: jobNames.remindOfUnitClaim, payload: { claimId: id }, key: id },
      runAt: new Date(answerBy.getTime() - reminderMs),
    },
  ])
  await mailSeller(deps, tx, { ...row, deadlineAt: answerBy }, 'unitClaimed', claims.length + 1)
}

/** The buyer withdraws a claim: the unit works after all. */
export async function withdrawUnitClaim(deps: Deps, tx: Tx, row: OrderRow, claimId: string): Promise<void> {
  const claim = await claimOf(tx, row, claimId)
  if (!(await endUnitClaim(deps, tx, row.tenantId, claim.unitId, { answer: 'withdrawn' })))
    throw new Failure('state_conflict')
  await mailSeller(deps, tx, row, 'unitClaimWithdrawn', claim.claimedAt.getTime())
  await giveTimeToConfirm(deps, tx, row, 0)
}

/** The open claim of a locked order. */
export async function claimOf(tx: Tx, row: OrderRow, claimId: string): Promise<ClaimRow> {
  const [claim] = await tx
    .select()
    .from(unitClaim)
    .where(ofTenant(unitClaim, row.tenantId, eq(unitClaim.orderId, row.id), eq(unitClaim.id, claimId)))
  if (!claim) throw new Failure('not_found', { field: 'claimId' })
  if (claim.answer !== null) throw new Failure('state_conflict')
  return claim
}

/** The open claim of a job with its locked order; null if it has ended. */
async function lockClaim(tx: Tx, tenantId: number, claimId: string) {
  const ofClaim = ofTenant(unitClaim, tenantId, eq(unitClaim.id, claimId))
  const [unlocked] = await tx.select({ orderId: unitClaim.orderId }).from(unitClaim).where(ofClaim)
  if (!unlocked) return null
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, unlocked.orderId))
  const [claim] = await tx.select().from(unitClaim).where(ofClaim)
  return row && claim?.answer === null ? { row, claim } : null
}

/** Ends a claim that the seller did not answer in time. The buyer may then open a dispute. */
export async function endUnanswered(deps: Deps, tx: Tx, tenantId: number, claimId: string): Promise<void> {
  const found = await lockClaim(tx, tenantId, claimId)
  if (!found) return
  const { row, claim } = found
  if (claim.answerBy > (await moment(tx))) {
    await deps.jobs.add(tx, jobNames.endUnitClaim, { claimId }, { key: claimId, runAt: claim.answerBy })
    return
  }
  await endUnitClaim(deps, tx, tenantId, claim.unitId, { answer: 'unanswered' })
  await giveTimeToConfirm(deps, tx, row, disputeHours * hourMs)
  const told = { ...row, deadlineAt: after(deps, disputeHours * hourMs) }
  await mailBuyer(deps, tx, told, 'unitClaimUnanswered', claim.claimedAt.getTime())
  await mailSeller(deps, tx, row, 'unitClaimMissed', claim.claimedAt.getTime())
}

/** Reminds the seller of a claim, unless it has ended. */
export async function remindOfUnitClaim(deps: Deps, tx: Tx, tenantId: number, claimId: string): Promise<void> {
  const found = await lockClaim(tx, tenantId, claimId)
  if (!found || found.claim.answerBy <= deps.clock.now()) return
  const { row, claim } = found
  await mailSeller(deps, tx, { ...row, deadlineAt: claim.answerBy }, 'unitClaimSoon', claim.claimedAt.getTime())
}
