import { calls, type SellerKey } from '@tradepost/contract'
import { type SellerKeyPermission, sellerKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import { principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { tellSeller } from '../push/tell-seller.ts'
import { addKey, keysOf, readNewKey, revokeKey } from './key-store.ts'

type P = SellerKeyPermission

/** Lets a seller's keys be counted one after the other; refuses a seller who may not add anything. */
async function lockSeller(tx: Tx, tenantId: number, sellerId: string): Promise<void> {
  await tx
    .select({ id: seller.id })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
    .for('no key update')
  if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
}

/** Tells the owner of the seller by mail that there is a new key. */
function mailNewKey(deps: Deps, tx: Tx, tenantId: number, sellerId: string, key: SellerKey): Promise<void> {
  const { name, prefix } = key
  return tellSeller(deps, tx, {
    ...{ tenantId, sellerId, topic: 'shop', key: `seller-key:${key.id}`, path: '/sell/api' },
    words: (locale) => ({
      subject: translate(locale, 'sellerApi.mail-subject', { name }),
      paragraphs: [translate(locale, 'sellerApi.mail-body', { name, prefix, person: key.createdBy })],
    }),
  })
}

/** Calls of sellers about their keys. A key cannot make them: it has no such permission. */
export const sellerKeyCalls = (deps: Deps): Implementation[] => [
  implement(calls.sellerKey.sellerKeyList, (_, context) =>
    asSeller(deps, context, async (tx, sellerId) => ({
      list: await keysOf<P>(tx, { tenantId: context.tenant.tenantId, sellerId }, deps.clock.now()),
      permissions: sellerKeyPermissions.filter((one) => principal(context).permissions.has(one)),
    })),
  ),
  implement(calls.sellerKey.sellerKeyCreate, async ({ body }, context) => {
    requireIdentity(deps, context)
    const given = readNewKey(context, body, deps.clock.now())
    const { tenantId } = context.tenant
    return asSeller(deps, context, async (tx, sellerId) => {
      await lockSeller(tx, tenantId, sellerId)
      const key = await addKey(deps, tx, context, { tenantId, sellerId }, given)
      await mailNewKey(deps, tx, tenantId, sellerId, key)
      return key
    })
  }),
  implement(calls.sellerKey.sellerKeyRevoke, ({ params }, context) =>
    asSeller(deps, context, (tx, sellerId) =>
      revokeKey<P>(tx, context, { tenantId: context.tenant.tenantId, sellerId }, params.id, deps.clock.now()),
    ),
  ),
]
