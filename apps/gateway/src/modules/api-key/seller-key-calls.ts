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
import { addKey, keysOf, personOf, readNewKey, revokeKey } from './key-store.ts'

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

interface KeyAct {
  key: Pick<SellerKey, 'id' | 'name' | 'prefix'>
  act: 'mail' | 'ended'
  person: string
}

/** Tells the people of a seller that a key was made or ended, so that a stranger's act does not stay unseen. */
function tellOfKey(deps: Deps, tx: Tx, owner: { tenantId: number; sellerId: string }, told: KeyAct): Promise<void> {
  const { id, name, prefix } = told.key
  const filled = { name, prefix, person: told.person }
  return tellSeller(deps, tx, {
    ...{ ...owner, topic: 'shop', path: '/sell/api', linkLabel: 'sellerApi.mail-link' },
    key: `seller-key${told.act === 'mail' ? '' : '-ended'}:${id}`,
    words: (locale) => ({
      subject: translate(locale, `sellerApi.${told.act}-subject`, { name }),
      paragraphs: [translate(locale, `sellerApi.${told.act}-body`, filled)],
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
      await tellOfKey(deps, tx, { tenantId, sellerId }, { key, act: 'mail', person: key.createdBy })
      return key
    })
  }),
  implement(calls.sellerKey.sellerKeyRevoke, ({ params }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const owner = { tenantId: context.tenant.tenantId, sellerId }
      const key = await revokeKey<P>(tx, context, owner, params.id, deps.clock.now())
      await tellOfKey(deps, tx, owner, { key, act: 'ended', person: await personOf(tx, context) })
      return key
    }),
  ),
]
