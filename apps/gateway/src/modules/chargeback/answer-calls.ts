import { calls } from '@tradepost/contract'
import { chargebackLimits } from '@tradepost/domain/order/chargebacks'
import { eq } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { chargebackFile, paymentDispute } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'
import { jobNames } from '../payment/job-names.ts'
import { type DisputeRow, detailOf, isAnswerable, lockDispute, ofDispute, picturesOf } from './chargeback-store.ts'
import { evidenceOf } from './evidence-of.ts'

/** A dispute that can still be answered, locked. A version must be the one that the caller read. */
async function lockOpen(deps: Deps, tx: Tx, tenantId: number, id: string, version?: number): Promise<DisputeRow> {
  const row = await lockDispute(tx, tenantId, id)
  if (!isAnswerable(deps, row)) throw new Failure('state_conflict')
  if (version !== undefined && row.version !== version) throw new Failure('state_conflict', { field: 'version' })
  return row
}

async function setFiles(tx: Tx, row: DisputeRow, userId: string, fileIds: readonly string[]): Promise<void> {
  const { tenantId, id } = row
  const kept = (await picturesOf(tx, row)).map((one) => one.id)
  const added = fileIds.filter((fileId) => !kept.includes(fileId))
  // A colleague's picture stays, but nobody adds a file of somebody else.
  await takeOwnFiles(tx, { tenantId, userId, fileIds: added, catalogue: 'order_attachment', pictures: true })
  await tx.delete(chargebackFile).where(ofTenant(chargebackFile, tenantId, eq(chargebackFile.disputeId, id)))
  if (fileIds.length > 0)
    await tx
      .insert(chargebackFile)
      .values(fileIds.map((fileId, position) => ({ tenantId, disputeId: id, fileId, position })))
}

/** Answers a dispute once. A job tells the provider, again and again until it has the answer. */
async function answer(
  deps: Deps,
  tx: Tx,
  row: DisputeRow,
  values: Pick<DisputeRow, 'answer' | 'answeredBy'> & Partial<DisputeRow>,
): Promise<void> {
  await tx
    .update(paymentDispute)
    .set({ ...values, answeredAt: deps.clock.now(), ownerId: row.ownerId ?? values.answeredBy })
    .where(ofDispute(row))
  await deps.jobs.add(tx, jobNames.answerDispute, { dispute: row.id }, { key: row.id, maxAttempts: 30 })
}

async function send(deps: Deps, tx: Tx, context: CallContext, id: string, version: number, userId: string) {
  const row = await lockOpen(deps, tx, context.tenant.tenantId, id, version)
  if (row.statement === '') throw new Failure('bad_request', { field: 'statement' })
  const pictures = await picturesOf(tx, row)
  const evidence = await evidenceOf(deps, tx, context, row, pictures.length)
  await answer(deps, tx, row, { answer: 'evidence', answeredBy: userId, evidence })
  // The log says that the evidence was sent; the evidence itself stays with the case.
  noteChange(context, {
    before: { answer: null },
    after: { answer: 'evidence', orders: evidence.orders.map((order) => order.id), pictures: pictures.length },
  })
}

/** The calls by which staff prepare and give the answer to a dispute. */
export const answerCalls = (deps: Deps): Implementation[] => [
  implement(calls.chargeback.takeChargeback, ({ params }, context) =>
    asStaff(deps, context, async (tx, userId) => {
      const row = await lockDispute(tx, context.tenant.tenantId, params.id)
      if (row.state !== 'open') throw new Failure('state_conflict')
      await tx.update(paymentDispute).set({ ownerId: userId }).where(ofDispute(row))
      noteChange(context, { before: { owner: row.ownerId }, after: { owner: userId } })
      return detailOf(deps, tx, context, params.id)
    }),
  ),
  implement(calls.chargeback.saveChargeback, ({ params, body }, context) =>
    asStaff(deps, context, async (tx, userId) => {
      const row = await lockOpen(deps, tx, context.tenant.tenantId, params.id, body.version)
      const statement = cleanText(body.statement).trim()
      if ([...statement].length > chargebackLimits.statement) throw new Failure('bad_request', { field: 'statement' })
      await setFiles(tx, row, userId, body.fileIds)
      await tx
        .update(paymentDispute)
        .set({ statement, version: row.version + 1, ownerId: row.ownerId ?? userId })
        .where(ofDispute(row))
      noteChange(context, { before: { statement: row.statement }, after: { statement, pictures: body.fileIds.length } })
      return detailOf(deps, tx, context, params.id)
    }),
  ),
  implement(calls.chargeback.sendChargeback, ({ params, body }, context) => {
    requireIdentity(deps, context)
    return once(deps, context, calls.chargeback.sendChargeback, { params, body }, (store) =>
      asStaff(deps, context, async (tx, userId) => {
        await send(deps, tx, context, params.id, body.version, userId)
        return store(tx, { state: 'answered' as const })
      }),
    )
  }),
  implement(calls.chargeback.acceptChargeback, ({ params, body }, context) => {
    requireIdentity(deps, context)
    return once(deps, context, calls.chargeback.acceptChargeback, { params, body }, (store) =>
      asStaff(deps, context, async (tx, userId) => {
        const row = await lockOpen(deps, tx, context.tenant.tenantId, params.id, body.version)
        const reason = cleanText(body.reason).trim()
        if (reason.length < 3) throw new Failure('bad_request', { field: 'reason' })
        await answer(deps, tx, row, { answer: 'accepted', answeredBy: userId })
        noteChange(context, { before: { answer: null }, after: { answer: 'accepted', reason } })
        return store(tx, { state: 'answered' as const })
      }),
    )
  }),
]
