import type { CallData, CallInput, calls } from '@tradepost/contract'
import type { ChargebackState } from '@tradepost/domain/order/chargebacks'
import { asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import { orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import { chargebackFile, payment, paymentDispute } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { namesOf } from '../../platform/ids/names-of.ts'
import { signedUrl } from '../file/file-address.ts'
import { evidenceOf } from './evidence-of.ts'

export type DisputeRow = typeof paymentDispute.$inferSelect
type Detail = CallData<typeof calls.chargeback.chargebackDetail>
type Page = CallData<typeof calls.chargeback.chargebackPage>
type Row = Page['list'][number]

export const ofDispute = ({ tenantId, id }: Pick<DisputeRow, 'tenantId' | 'id'>) =>
  ofTenant(paymentDispute, tenantId, eq(paymentDispute.id, id))

/** The dispute, locked for a change. The payment is locked by events before the dispute, and never here. */
export async function lockDispute(tx: Tx, tenantId: number, id: string): Promise<DisputeRow> {
  const [row] = await tx.select().from(paymentDispute).where(ofDispute({ tenantId, id })).for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

export async function findDispute(tx: Tx, tenantId: number, id: string): Promise<DisputeRow> {
  const [row] = await tx.select().from(paymentDispute).where(ofDispute({ tenantId, id }))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

const stateOf = ({ state, answer }: DisputeRow): ChargebackState => (state === 'open' && answer ? 'answered' : state)
const isIn: Record<ChargebackState, () => SQL[]> = {
  open: () => [eq(paymentDispute.state, 'open'), isNull(paymentDispute.answer)],
  answered: () => [eq(paymentDispute.state, 'open'), isNotNull(paymentDispute.answer)],
  won: () => [eq(paymentDispute.state, 'won')],
  lost: () => [eq(paymentDispute.state, 'lost')],
}
const iso = (at: Date | null) => at?.toISOString() ?? null

/** Disputes with their buyers and orders, in the given order. */
async function rowsOf(tx: Tx, tenantId: number, disputes: readonly DisputeRow[]): Promise<Row[]> {
  if (disputes.length === 0) return []
  const payments = [...new Set(disputes.map(({ paymentId }) => paymentId))]
  const buyers = await tx
    .select({ paymentId: payment.id, buyerId: purchase.buyerId, kind: purchase.kind })
    .from(payment)
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .where(ofTenant(payment, tenantId, inArray(payment.id, payments)))
  const orders = await tx
    .select({ id: orderHead.id, paidBy: orderHead.paidBy, title: orderHead.title })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, inArray(orderHead.paidBy, payments)))
    .orderBy(asc(orderHead.id))
    .limit(1000)
  const counts = await tx
    .select({ buyerId: purchase.buyerId, n: count() })
    .from(paymentDispute)
    .innerJoin(payment, ofTenant(payment, paymentDispute.tenantId, eq(payment.id, paymentDispute.paymentId)))
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .where(
      ofTenant(paymentDispute, tenantId, inArray(purchase.buyerId, [...new Set(buyers.map((one) => one.buyerId))])),
    )
    .groupBy(purchase.buyerId)
  const nameOf = await namesOf(tx, tenantId, [
    ...buyers.map(({ buyerId }) => buyerId),
    ...disputes.flatMap(({ ownerId }) => ownerId ?? []),
  ])
  return disputes.map((row) => {
    const buyerId = buyers.find(({ paymentId }) => paymentId === row.paymentId)?.buyerId ?? '0'
    const own = orders.filter(({ paidBy }) => paidBy === row.paymentId)
    return {
      ...{ id: row.id, state: stateOf(row), reason: row.reason, openedAt: row.openedAt.toISOString() },
      amount: { minor: row.amountMinor, currency: row.currency },
      evidenceBy: iso(row.evidenceBy),
      closedAt: iso(row.closedAt),
      answer: row.answer,
      buyer: { id: buyerId, nickName: nameOf(buyerId) },
      chargebacks: counts.find((one) => one.buyerId === buyerId)?.n ?? 1,
      orderIds: own.map(({ id }) => id),
      title: own[0]?.title ?? '',
      owner: row.ownerId ? { id: row.ownerId, nickName: nameOf(row.ownerId) } : null,
    }
  })
}

type Filter = NonNullable<CallInput<typeof calls.chargeback.chargebackPage>['body']>

/** The payments of a buyer; none for an id that cannot be one. */
const paymentsOf = (tx: Tx, tenantId: number, buyerId: string) =>
  tx
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .where(ofTenant(payment, tenantId, fitsId64(buyerId) ? eq(purchase.buyerId, buyerId) : sql`false`))

export async function disputePage(
  tx: Tx,
  tenantId: number,
  { state, buyerId, pageNo = 1, pageSize = 24 }: Filter,
): Promise<Page> {
  const where = ofTenant(
    paymentDispute,
    tenantId,
    ...(state ? isIn[state]() : []),
    buyerId === undefined ? undefined : inArray(paymentDispute.paymentId, paymentsOf(tx, tenantId, buyerId)),
  )
  const [total] = await tx.select({ n: count() }).from(paymentDispute).where(where)
  const rows = await tx
    .select()
    .from(paymentDispute)
    .where(where)
    .orderBy(
      desc(paymentDispute.closedAt),
      sql`${paymentDispute.evidenceBy} asc nulls last`,
      desc(paymentDispute.openedAt),
      asc(paymentDispute.id),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { total: total?.n ?? 0, pageNo, pageSize, list: await rowsOf(tx, tenantId, rows) }
}

/** The pictures of the evidence, in order. */
export const picturesOf = (tx: Tx, { tenantId, id }: DisputeRow) =>
  tx
    .select({ file })
    .from(chargebackFile)
    .innerJoin(
      file,
      ofTenant(file, chargebackFile.tenantId, eq(file.id, chargebackFile.fileId), isNull(file.quarantinedAt)),
    )
    .where(ofTenant(chargebackFile, tenantId, eq(chargebackFile.disputeId, id)))
    .orderBy(asc(chargebackFile.position))
    .then((rows) => rows.map((row) => row.file))

/** True if staff may still answer. */
export const isAnswerable = (deps: Pick<Deps, 'clock'>, { state, answer, evidenceBy }: DisputeRow): boolean =>
  state === 'open' && answer === null && (evidenceBy === null || evidenceBy > deps.clock.now())

/** A dispute whole: the case, its money, and the evidence that was or would be sent. */
export async function detailOf(deps: Deps, tx: Tx, context: CallContext, id: string): Promise<Detail> {
  const { tenantId } = context.tenant
  const { userId, permissions } = principal(context)
  const row = await findDispute(tx, tenantId, id)
  const [listed] = await rowsOf(tx, tenantId, [row])
  if (!listed) throw new Error(`dispute ${id} is missing`)
  const pictures = await picturesOf(tx, row)
  const nameOf = await namesOf(tx, tenantId, row.answeredBy ? [row.answeredBy] : [])
  const money = (minor: number) => ({ minor, currency: row.currency })
  return {
    ...listed,
    ...{ version: row.version, statement: row.statement },
    files: pictures.map((one) => ({ id: one.id, url: signedUrl(deps, one, userId) })),
    answeredBy: row.answeredBy ? nameOf(row.answeredBy) : null,
    answeredAt: iso(row.answeredAt),
    sentAt: iso(row.sentAt),
    refusedAt: iso(row.refusedAt),
    withdrawn: money(row.withdrawnMinor),
    reinstated: money(row.reinstatedMinor),
    recovered: money(row.recoveredMinor),
    mayAnswer: permissions.has('chargeback.answer') && isAnswerable(deps, row),
    evidence: row.forgottenAt ? null : (row.evidence ?? (await evidenceOf(deps, tx, context, row, pictures.length))),
  }
}
