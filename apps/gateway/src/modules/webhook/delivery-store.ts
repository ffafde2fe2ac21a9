import type { CallData, CallInput, calls } from '@tradepost/contract'
import { mostReplays } from '@tradepost/domain/webhook/webhook-topics'
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { shopEvent, webhookAttempt, webhookDelivery } from '../../platform/db/schema/operation/webhook.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { WebhookRow } from './webhook-store.ts'

export const sendTask = 'webhook.send'
const shownAttempts = 10

export interface DeliveryKey {
  tenantId: number
  webhookId: string
  eventId: string
}
export type DeliveryRow = typeof webhookDelivery.$inferSelect

export const isDelivery = ({ tenantId, webhookId, eventId }: DeliveryKey) =>
  ofTenant(
    webhookDelivery,
    tenantId,
    and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.eventId, eventId)),
  )

/** Plans the next attempt of a delivery. The numbers of the replay and of the attempt name its job. */
export const planAttempt = (deps: Deps, tx: Tx, row: DeliveryRow, runAt: Date) =>
  deps.jobs.add(
    tx,
    sendTask,
    { webhookId: row.webhookId, eventId: row.eventId },
    { key: `${row.webhookId}:${row.eventId}:${row.replays}:${row.attempts}`, runAt },
  )

const subjectOf = (data: Record<string, unknown>) => String(data.orderId ?? data.offerId ?? data.payoutId ?? '')

/** A page of what a webhook was told, with the newest attempts of each. */
export async function deliveryPage(
  tx: Tx,
  tenantId: number,
  webhookId: string,
  { state, pageNo = 1, pageSize = 24 }: NonNullable<CallInput<typeof calls.webhook.webhookDeliveryPage>['body']>,
): Promise<CallData<typeof calls.webhook.webhookDeliveryPage>> {
  const where = ofTenant(
    webhookDelivery,
    tenantId,
    and(eq(webhookDelivery.webhookId, webhookId), state ? eq(webhookDelivery.state, state) : undefined),
  )
  const rows = await tx
    .select({ row: webhookDelivery, event: shopEvent })
    .from(webhookDelivery)
    .innerJoin(shopEvent, ofTenant(shopEvent, webhookDelivery.tenantId, eq(shopEvent.id, webhookDelivery.eventId)))
    .where(where)
    .orderBy(desc(webhookDelivery.at), webhookDelivery.eventId)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const ids = rows.map(({ row }) => row.eventId)
  const attempts =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(webhookAttempt)
          .where(
            ofTenant(
              webhookAttempt,
              tenantId,
              and(eq(webhookAttempt.webhookId, webhookId), inArray(webhookAttempt.eventId, ids)),
            ),
          )
          .orderBy(desc(webhookAttempt.n))
  return {
    ...{ total: await tx.$count(webhookDelivery, where), pageNo, pageSize },
    list: rows.map(({ row, event }) => ({
      ...{ eventId: row.eventId, topic: event.topic, subjectId: subjectOf(event.data), state: row.state },
      ...{ at: row.at.toISOString(), nextAt: row.nextAt?.toISOString() ?? null, replays: row.replays },
      attempts: attempts
        .filter(({ eventId }) => eventId === row.eventId)
        .slice(0, shownAttempts)
        .map(({ n, at, status, failure, tookMs }) => ({ n, at: at.toISOString(), status, failure, tookMs })),
    })),
  }
}

type Range = NonNullable<CallInput<typeof calls.webhook.replayWebhook>['body']>

/** The events to repeat: one, or those of a range that the webhook is told. */
async function eventsOf(tx: Tx, { tenantId, topics }: WebhookRow, { eventId, from, to }: Range) {
  const start = from ? new Date(from) : null
  const end = to ? new Date(to) : null
  if (!eventId && !(start && end && start <= end)) throw new Failure('bad_request', { field: 'from' })
  const isMeant = eventId
    ? eq(shopEvent.id, eventId)
    : and(
        inArray(shopEvent.topic, topics),
        start ? gte(shopEvent.at, start) : undefined,
        end ? lte(shopEvent.at, end) : undefined,
      )
  const rows = await tx
    .select({ id: shopEvent.id, at: shopEvent.at })
    .from(shopEvent)
    .where(ofTenant(shopEvent, tenantId, isMeant))
    .orderBy(asc(shopEvent.at), shopEvent.id)
    .limit(mostReplays + 1)
  if (rows.length > mostReplays) throw new Failure('too_many_events', { field: 'to' })
  if (eventId && rows.length === 0) throw new Failure('not_found', { field: 'eventId' })
  return rows
}

/** Tells a webhook events again, also those that happened while it was off. Each keeps its id. */
export async function replay(deps: Deps, tx: Tx, row: WebhookRow, range: Range): Promise<number> {
  const events = await eventsOf(tx, row, range)
  if (events.length === 0) return 0
  const now = deps.clock.now()
  const rows = await tx
    .insert(webhookDelivery)
    .values(
      events.map(({ id, at }) => ({
        ...{ tenantId: row.tenantId, webhookId: row.id, eventId: id, at, nextAt: now, replays: 1 },
      })),
    )
    .onConflictDoUpdate({
      target: [webhookDelivery.tenantId, webhookDelivery.webhookId, webhookDelivery.eventId],
      set: { state: 'pending', attempts: 0, nextAt: now, replays: sql`${webhookDelivery.replays} + 1` },
    })
    .returning()
  for (const one of rows) await planAttempt(deps, tx, one, now)
  return rows.length
}
