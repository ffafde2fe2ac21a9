import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { secretOverlapHours } from '@tradepost/domain/offer/declared-stock'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { mostWebhooks } from '@tradepost/domain/webhook/webhook-topics'
import { ne, sql } from 'drizzle-orm'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff, inTenant } from '../../platform/call/unit-of-work.ts'
import { newSigningSecret } from '../../platform/crypto/sign-call.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { webhook } from '../../platform/db/schema/operation/webhook.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { readCallbackAddress } from '../../platform/network/read-callback-address.ts'
import { after } from '../../platform/time/clock.ts'
import { deliveryPage, replay } from './delivery-store.ts'
import { isWebhook, lockWebhook, sealSecret, webhooksOf, webhookView } from './webhook-store.ts'

const perDay: RateRule = { name: 'webhook', limit: 60, windowMs: dayMs }

/** Counts a change on its own, because a refused address is looked up too. */
const countChange = (deps: Deps, context: CallContext) => {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  return inTenant(deps, tenantId, `service:${userId}`, (tx) =>
    requireRate(tx, tenantId, perDay, userId, deps.clock.now()),
  )
}

async function newSecret(deps: Deps, tx: Tx, tenantId: number, id: string) {
  const signingKey = newSigningSecret()
  const sealed = sealSecret(await deps.secrets.forTenant(tx, tenantId), id, signingKey)
  return { signingKey, columns: { secretCt: sealed.ciphertext, secretKeyId: sealed.keyId } }
}

/** Calls of staff about the webhooks of the shop. */
export function webhookCalls(deps: Deps): Implementation[] {
  const view = (tx: Tx, { tenant }: CallContext, id: string) => webhookView(tx, tenant.tenantId, id, deps.clock.now())
  return [
    implement(calls.webhook.webhookList, (_, context) =>
      asStaff(deps, context, async (tx) => ({
        list: await webhooksOf(tx, context.tenant.tenantId, deps.clock.now()),
      })),
    ),
    implement(calls.webhook.createWebhook, async ({ body }, context) => {
      requireIdentity(deps, context)
      await countChange(deps, context)
      const url = await readCallbackAddress(deps, body.url)
      return asStaff(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        // Two at a time are counted one after the other.
        await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext('webhook'))`)
        if ((await tx.$count(webhook, ofTenant(webhook, tenantId, ne(webhook.state, 'removed')))) >= mostWebhooks)
          throw new Failure('webhooks_full')
        const id = randomUUID()
        const { signingKey, columns } = await newSecret(deps, tx, tenantId, id)
        const { topics } = body
        await tx.insert(webhook).values({ tenantId, id, url, topics, ...columns, createdBy: userId })
        noteChange(context, { after: { id, url, topics } })
        return { webhook: await view(tx, context, id), signingKey }
      })
    }),
    implement(calls.webhook.webhookDetail, ({ params }, context) =>
      asStaff(deps, context, (tx) => view(tx, context, params.id)),
    ),
    implement(calls.webhook.editWebhook, async ({ params, body }, context) => {
      requireIdentity(deps, context)
      await countChange(deps, context)
      const url = await readCallbackAddress(deps, body.url)
      return asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const row = await lockWebhook(tx, tenantId, params.id)
        if (row.version !== body.version) throw new Failure('conflict', { field: 'version' })
        const { topics, isActive } = body
        const state = isActive ? ('active' as const) : ('off' as const)
        // A webhook that is switched on again, or gets another address, starts without its failures.
        const isFresh = state !== row.state || url !== row.url
        await tx
          .update(webhook)
          .set({
            url,
            topics,
            state,
            version: row.version + 1,
            ...(isFresh ? { failingSince: null, gaveUpAt: null } : {}),
          })
          .where(isWebhook(tenantId, row.id))
        noteChange(context, {
          before: { url: row.url, topics: row.topics, state: row.state },
          after: { url, topics, state },
        })
        return view(tx, context, row.id)
      })
    }),
    implement(calls.webhook.renewWebhookSecret, async ({ params }, context) => {
      requireIdentity(deps, context)
      await countChange(deps, context)
      return asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const row = await lockWebhook(tx, tenantId, params.id)
        const { signingKey, columns } = await newSecret(deps, tx, tenantId, row.id)
        const previousUntil = after(deps, secretOverlapHours * hourMs)
        await tx
          .update(webhook)
          .set({ ...columns, previousCt: row.secretCt, previousKeyId: row.secretKeyId, previousUntil })
          .where(isWebhook(tenantId, row.id))
        noteChange(context, { after: { previousUntil: previousUntil.toISOString() } })
        return { webhook: await view(tx, context, row.id), signingKey }
      })
    }),
    implement(calls.webhook.removeWebhook, ({ params }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const row = await lockWebhook(tx, tenantId, params.id)
        await tx.update(webhook).set({ state: 'removed' }).where(isWebhook(tenantId, row.id))
        noteChange(context, { before: { url: row.url, topics: row.topics } })
        return {}
      })
    }),
    implement(calls.webhook.webhookDeliveryPage, ({ params, body }, context) =>
      asStaff(deps, context, async (tx) => {
        const { id } = await view(tx, context, params.id)
        return deliveryPage(tx, context.tenant.tenantId, id, body ?? {})
      }),
    ),
    implement(calls.webhook.replayWebhook, ({ params, body }, context) =>
      asStaff(deps, context, async (tx) => {
        const row = await lockWebhook(tx, context.tenant.tenantId, params.id)
        if (row.state !== 'active') throw new Failure('state_conflict')
        const count = await replay(deps, tx, row, body ?? {})
        noteChange(context, { after: { ...body, count } })
        return { count }
      }),
    ),
  ]
}
