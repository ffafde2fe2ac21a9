import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type CallInput, calls, type SellerKey } from '@tradepost/contract'
import { keyPermissions, keyText, mostKeys } from '@tradepost/domain/permission/key-permissions'
import { dayMs } from '@tradepost/domain/time/durations'
import { translate } from '@tradepost/i18n/server'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import { keyMacUse } from '../../platform/crypto/seller-key-mac.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { sellerKey } from '../../platform/db/schema/seller/seller-key.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { sellerAddress } from '../order/order-mails.ts'

const perDay: RateRule = { name: 'seller-key-create', limit: 30, windowMs: dayMs }
const mostShown = 100
const mostDays = 731
const prefixLength = 8
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

type Row = typeof sellerKey.$inferSelect
type NewKey = CallInput<typeof calls.sellerKey.sellerKeyCreate>['body']

function stateOf({ revokedAt, expiresAt }: Row, now: Date): SellerKey['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}

const viewOf = (row: Row, createdBy: string, now: Date): SellerKey => ({
  ...{ id: row.id, name: row.name, prefix: row.prefix, permissions: row.permissions, createdBy },
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  state: stateOf(row, now),
})

const isOfSeller = (tenantId: number, sellerId: string) =>
  ofTenant(sellerKey, tenantId, eq(sellerKey.sellerId, sellerId))
const isActive = (now: Date) =>
  and(isNull(sellerKey.revokedAt), or(isNull(sellerKey.expiresAt), gt(sellerKey.expiresAt, now)))

async function keysOf(tx: Tx, tenantId: number, sellerId: string, now: Date): Promise<SellerKey[]> {
  const rows = await tx
    .select({ key: sellerKey, nickName: appUser.nickName })
    .from(sellerKey)
    .innerJoin(appUser, ofTenant(appUser, sellerKey.tenantId, eq(appUser.id, sellerKey.createdBy)))
    .where(isOfSeller(tenantId, sellerId))
    .orderBy(desc(sql`${isActive(now)}`), desc(sellerKey.createdAt), sellerKey.id)
    .limit(mostShown)
  return rows.map(({ key, nickName }) => viewOf(key, nickName, now))
}

const newPrefix = () => Array.from({ length: prefixLength }, () => letters[randomInt(letters.length)]).join('')

/** Stores a new key of a seller. The number of keys is checked under a lock of the seller. */
async function addKey(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  sellerId: string,
  { name, permissions, expiresAt }: Pick<NewKey, 'name' | 'permissions'> & { expiresAt: Date | null },
) {
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  await tx
    .select({ id: seller.id })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
    .for('no key update')
  await requireRate(tx, tenantId, perDay, sellerId, now)
  if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
  const active = and(isOfSeller(tenantId, sellerId), isActive(now))
  if ((await tx.$count(sellerKey, active)) >= mostKeys) throw new Failure('keys_full')
  const { userId } = principal(context)
  const prefix = newPrefix()
  const bearer = keyText(tenantId, prefix, randomBytes(32).toString('base64url'))
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const [row] = await tx
    .insert(sellerKey)
    .values({
      ...{ tenantId, id: randomUUID(), sellerId, name, prefix, keyMac: secrets.mac(keyMacUse, bearer) },
      ...{ permissions: [...permissions], createdBy: userId, createdAt: now, expiresAt },
    })
    .returning()
  if (!row) throw new Error('the key was not inserted')
  const [user] = await tx
    .select({ nickName: appUser.nickName })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  return { view: viewOf(row, user?.nickName ?? '', now), bearer }
}

/** Tells the owner of the seller by mail that there is a new key. */
async function mailNewKey(deps: Deps, tx: Tx, tenantId: number, sellerId: string, key: SellerKey): Promise<void> {
  const address = await sellerAddress(tx, tenantId, sellerId)
  if (!address) return
  const { to, locale } = address
  const { name, prefix } = key
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to, locale, key: `seller-key:${key.id}` },
    subject: translate(locale, 'sellerApi.mail-subject', { name }),
    paragraphs: [translate(locale, 'sellerApi.mail-body', { name, prefix, person: key.createdBy })],
  })
}

/** Calls of sellers about their keys. A key cannot make them: it has no such permission. */
export function sellerKeyModule(deps: Deps): Implementation[] {
  return [
    implement(calls.sellerKey.sellerKeyList, (_, context) =>
      asSeller(deps, context, async (tx, sellerId) => ({
        list: await keysOf(tx, context.tenant.tenantId, sellerId, deps.clock.now()),
        permissions: keyPermissions.filter((one) => principal(context).permissions.has(one)),
      })),
    ),
    implement(calls.sellerKey.sellerKeyCreate, async ({ body }, context) => {
      const now = deps.clock.now()
      requireFresh(context, now)
      requireFreshFactor(deps, context, now)
      const name = cleanTitle(body.name)
      if (!name) throw new Failure('data_error', { field: 'name' })
      const held = principal(context).permissions
      if (!body.permissions.every((one) => held.has(one))) throw new Failure('forbidden', { field: 'permissions' })
      const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null
      if (expiresAt && (expiresAt <= now || expiresAt.getTime() > now.getTime() + mostDays * dayMs))
        throw new Failure('bad_request', { field: 'expiresAt' })
      return asSeller(deps, context, async (tx, sellerId) => {
        const given = { name, permissions: body.permissions, expiresAt }
        const { view, bearer } = await addKey(deps, tx, context, sellerId, given)
        await mailNewKey(deps, tx, context.tenant.tenantId, sellerId, view)
        noteChange(context, { after: { id: view.id, prefix: view.prefix, permissions: view.permissions } })
        return { ...view, bearer }
      })
    }),
    implement(calls.sellerKey.sellerKeyRevoke, ({ params }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const now = deps.clock.now()
        const isKey = and(isOfSeller(tenantId, sellerId), eq(sellerKey.id, params.id))
        const [row] = await tx.select().from(sellerKey).where(isKey).for('update')
        if (!row) throw new Failure('not_found', { field: 'id' })
        if (row.revokedAt) throw new Failure('state_conflict')
        await tx.update(sellerKey).set({ revokedAt: now }).where(isKey)
        noteChange(context, { before: { state: stateOf(row, now) }, after: { state: 'revoked', prefix: row.prefix } })
        const list = await keysOf(tx, tenantId, sellerId, now)
        return list.find(({ id }) => id === row.id) ?? viewOf({ ...row, revokedAt: now }, '', now)
      }),
    ),
  ]
}
