import { randomUUID } from 'node:crypto'
import type { DeclaredAnswer } from '@tradepost/contract'
import { declaredWaits } from '@tradepost/domain/offer/declared-stock'
import { secondMs } from '@tradepost/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { declaredRequest } from '../../platform/db/schema/seller/declared.ts'
import type { Deps } from '../../platform/deps.ts'
import { after } from '../../platform/time/clock.ts'
import { lockOrders } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'

export type RequestRow = typeof declaredRequest.$inferSelect

const requestRow = ({ tenantId, id }: Pick<RequestRow, 'tenantId' | 'id'>) =>
  ofTenant(declaredRequest, tenantId, eq(declaredRequest.id, id))

export async function readRequest(tx: Tx, tenantId: number, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(declaredRequest).where(requestRow({ tenantId, id }))
  return row
}

/** A request that has not ended and its order, locked in the order in which a change of the order locks them. */
export async function lockRequest(
  tx: Tx,
  tenantId: number,
  id: string,
): Promise<{ request: RequestRow; order: OrderRow } | null> {
  const unlocked = await readRequest(tx, tenantId, id)
  if (!unlocked) return null
  const [order] = await lockOrders(tx, tenantId, eq(orderHead.id, unlocked.orderId))
  const [request] = await tx.select().from(declaredRequest).where(requestRow(unlocked)).for('update')
  return request?.state === 'pending' && order ? { request, order } : null
}

/** Plans the next call of a request. Its number names the job. */
export const planCall = (deps: Deps, tx: Tx, { id, kind, sellerId }: RequestRow, number: string, runAt: Date) =>
  deps.jobs.add(tx, `declared.${kind}`, { requestId: id, sellerId }, { key: `${id}:${number}`, runAt })

/** Counts an attempt before it is made. */
export async function countAttempt(tx: Tx, row: RequestRow): Promise<number> {
  const attempts = row.attempts + 1
  await tx.update(declaredRequest).set({ attempts, nextAt: null }).where(requestRow(row))
  return attempts
}

/** Plans another attempt after a failed one; false if there have been enough. */
export async function retryLater(deps: Deps, tx: Tx, row: RequestRow, answer: DeclaredAnswer): Promise<boolean> {
  const seconds = declaredWaits[row.attempts - 1]
  if (seconds === undefined) return false
  const nextAt = after(deps, seconds * secondMs)
  await tx.update(declaredRequest).set({ answer, nextAt }).where(requestRow(row))
  await planCall(deps, tx, row, String(row.attempts), nextAt)
  return true
}

export const endRequest = (
  deps: Deps,
  tx: Tx,
  row: RequestRow,
  state: 'done' | 'failed',
  answer: DeclaredAnswer | null,
) =>
  tx.update(declaredRequest).set({ state, answer, nextAt: null, finishedAt: deps.clock.now() }).where(requestRow(row))

/** Asks for the units that the program has reserved. */
export const addProvide = (tx: Tx, { tenantId, sellerId, orderId, offerId, quantity }: RequestRow) =>
  tx
    .insert(declaredRequest)
    .values({ tenantId, id: randomUUID(), sellerId, orderId, offerId, kind: 'provide', quantity })
    .onConflictDoNothing()

/** Ends the requests of an order that needs no units of the program any more, and tells the program. */
export const endRequestsOf = (tx: Tx, row: RequestRow) =>
  tx
    .select({ ended: sql`end_declared(${declaredRequest.tenantId}, ${declaredRequest.orderId})` })
    .from(declaredRequest)
    .where(requestRow(row))
