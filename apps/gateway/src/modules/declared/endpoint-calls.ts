import { calls, type DeclaredRequest, type SellerEndpoint } from '@tradepost/contract'
import { secretOverlapHours } from '@tradepost/domain/offer/declared-stock'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { translate } from '@tradepost/i18n/server'
import { desc, eq, isNotNull } from 'drizzle-orm'
import { type CallContext, noteChange, sellerOf } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asSeller, inTenant } from '../../platform/call/unit-of-work.ts'
import { newSigningSecret } from '../../platform/crypto/sign-call.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { declaredRequest, sellerEndpoint } from '../../platform/db/schema/seller/declared.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { readCallbackAddress } from '../../platform/network/read-callback-address.ts'
import { after } from '../../platform/time/clock.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { tellSeller } from '../push/tell-seller.ts'
import { type EndpointRow, endpointOf, sealSigningSecret } from './endpoint-store.ts'
import { tryEndpoint } from './trial/try-endpoint.ts'

const perDay: RateRule = { name: 'seller-endpoint', limit: 30, windowMs: dayMs }
const mostShown = 50

const viewOf = ({ url, setAt, rotatedAt, previousUntil }: EndpointRow, now: Date): SellerEndpoint => ({
  ...{ url, setAt: setAt.toISOString(), rotatedAt: rotatedAt.toISOString() },
  previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
})

const requestView = (row: typeof declaredRequest.$inferSelect): DeclaredRequest => ({
  ...{ id: row.id, event: row.kind, orderId: row.orderId, offerId: row.offerId, count: row.quantity },
  ...{ state: row.state, attempts: row.attempts, answer: row.answer as DeclaredRequest['answer'] },
  createdAt: row.createdAt.toISOString(),
  nextAt: row.nextAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** Tells the owner of the seller by mail that another address or secret is in use. */
function mailChange(deps: Deps, tx: Tx, tenantId: number, row: EndpointRow): Promise<void> {
  const { sellerId } = row
  return tellSeller(deps, tx, {
    ...{ tenantId, sellerId, topic: 'shop', path: '/sell/api' },
    key: `seller-endpoint:${sellerId}:${row.setAt.getTime()}:${row.rotatedAt.getTime()}`,
    words: (locale) => ({
      subject: translate(locale, 'sellerEndpoint.mail-subject'),
      paragraphs: [translate(locale, 'sellerEndpoint.mail-body', { host: new URL(row.url).host })],
    }),
  })
}

function requireOwner(deps: Deps, context: CallContext): void {
  const now = deps.clock.now()
  requireFresh(context, now)
  requireFreshFactor(deps, context, now)
}

/** The endpoint of a seller, locked. */
async function lockEndpoint(tx: Tx, tenantId: number, sellerId: string): Promise<EndpointRow | undefined> {
  const [row] = await tx.select().from(sellerEndpoint).where(endpointOf(tenantId, sellerId)).for('update')
  return row
}

/** A new secret of a seller with the columns that hold it. */
async function makeSecret(deps: Deps, tx: Tx, tenantId: number, sellerId: string) {
  const secret = newSigningSecret()
  const sealed = sealSigningSecret(await deps.secrets.forTenant(tx, tenantId), sellerId, secret)
  return { secret, columns: { secretCt: sealed.ciphertext, secretKeyId: sealed.keyId, rotatedAt: deps.clock.now() } }
}

async function setEndpoint(deps: Deps, tx: Tx, tenantId: number, sellerId: string, url: string) {
  const now = deps.clock.now()
  if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
  const before = await lockEndpoint(tx, tenantId, sellerId)
  const made = before ? null : await makeSecret(deps, tx, tenantId, sellerId)
  const [row] = made
    ? await tx
        .insert(sellerEndpoint)
        .values({ tenantId, sellerId, url, setAt: now, ...made.columns })
        .onConflictDoNothing()
        .returning()
    : await tx.update(sellerEndpoint).set({ url, setAt: now }).where(endpointOf(tenantId, sellerId)).returning()
  // Somebody else registered one at the same moment.
  if (!row) throw new Failure('data_error', { field: 'url' })
  await mailChange(deps, tx, tenantId, row)
  return { row, before, secret: made?.secret ?? null }
}

async function rotate(deps: Deps, tx: Tx, tenantId: number, sellerId: string) {
  const now = deps.clock.now()
  await requireRate(tx, tenantId, perDay, sellerId, now)
  const before = await lockEndpoint(tx, tenantId, sellerId)
  if (!before) throw new Failure('not_found')
  const { secret, columns } = await makeSecret(deps, tx, tenantId, sellerId)
  const previous = {
    previousCt: before.secretCt,
    previousKeyId: before.secretKeyId,
    previousUntil: after(deps, secretOverlapHours * hourMs),
  }
  const [row] = await tx
    .update(sellerEndpoint)
    .set({ ...columns, ...previous })
    .where(endpointOf(tenantId, sellerId))
    .returning()
  if (!row) throw new Error('the endpoint was not updated')
  await mailChange(deps, tx, tenantId, row)
  return { row, secret }
}

/** Removes the endpoint of a seller. Nothing may depend on it. */
async function remove(tx: Tx, tenantId: number, sellerId: string): Promise<EndpointRow> {
  const row = await lockEndpoint(tx, tenantId, sellerId)
  if (!row) throw new Failure('not_found')
  const declared = ofTenant(offer, tenantId, eq(offer.sellerId, sellerId), isNotNull(offer.declaredSince))
  if ((await tx.$count(offer, declared)) > 0) throw new Failure('state_conflict', { field: 'offers' })
  const pending = ofTenant(
    declaredRequest,
    tenantId,
    eq(declaredRequest.sellerId, sellerId),
    eq(declaredRequest.state, 'pending'),
  )
  if ((await tx.$count(declaredRequest, pending)) > 0) throw new Failure('state_conflict', { field: 'requests' })
  await tx.delete(sellerEndpoint).where(endpointOf(tenantId, sellerId))
  return row
}

/** Calls of sellers about the endpoint of their program. A key cannot make them. */
export function endpointCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.sellerEndpoint.sellerEndpointDetail, (_, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const [row] = await tx.select().from(sellerEndpoint).where(endpointOf(tenantId, sellerId))
        const requests = await tx
          .select()
          .from(declaredRequest)
          .where(ofTenant(declaredRequest, tenantId, eq(declaredRequest.sellerId, sellerId)))
          .orderBy(desc(declaredRequest.createdAt), declaredRequest.id)
          .limit(mostShown)
        return { endpoint: row ? viewOf(row, deps.clock.now()) : null, requests: requests.map(requestView) }
      }),
    ),
    implement(calls.sellerEndpoint.sellerEndpointSet, async ({ body }, context) => {
      requireOwner(deps, context)
      // Counted on its own, because a refused address is looked up too.
      await inTenant(deps, context.tenant.tenantId, `seller:${sellerOf(context)}`, (tx) =>
        requireRate(tx, context.tenant.tenantId, perDay, sellerOf(context), deps.clock.now()),
      )
      const url = await readCallbackAddress(deps, body.url)
      return asSeller(deps, context, async (tx, sellerId) => {
        const { row, before, secret } = await setEndpoint(deps, tx, context.tenant.tenantId, sellerId, url)
        noteChange(context, { before: { url: before?.url ?? null }, after: { url: row.url } })
        return { endpoint: viewOf(row, deps.clock.now()), signingKey: secret }
      })
    }),
    implement(calls.sellerEndpoint.sellerEndpointRotate, (_, context) => {
      requireOwner(deps, context)
      return asSeller(deps, context, async (tx, sellerId) => {
        const { row, secret } = await rotate(deps, tx, context.tenant.tenantId, sellerId)
        noteChange(context, { after: { rotatedAt: row.rotatedAt.toISOString() } })
        return { endpoint: viewOf(row, deps.clock.now()), signingKey: secret }
      })
    }),
    implement(calls.sellerEndpoint.sellerEndpointRemove, (_, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { url } = await remove(tx, context.tenant.tenantId, sellerId)
        noteChange(context, { before: { url }, after: { url: null } })
        return {}
      }),
    ),
    tryEndpoint(deps),
  ]
}
