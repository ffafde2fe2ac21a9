import type { CallInput, calls } from '@tradepost/contract'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { and, eq, exists, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { titleHolds } from '../catalog/keyword.ts'

type Filter = NonNullable<CallInput<typeof calls.seller.sellerOrderPage>['body']>

/** Matches the number of an order, a part of its title, or a part of the name of its buyer. */
function holds(tx: Tx, tenantId: number, typed: string): SQL | undefined {
  const title = titleHolds(orderHead.title, typed)
  if (!title) return undefined
  const buyer = tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, orderHead.buyerId), titleHolds(appUser.nickName, typed)))
  return or(hasId(orderHead.id, typedKeyword(typed)), title, exists(buyer))
}

/** The orders that a seller looks for; undefined for all. */
export const matching = (tx: Tx, tenantId: number, { keyword = '', from, to }: Filter): SQL | undefined =>
  and(
    holds(tx, tenantId, keyword),
    from === undefined ? undefined : gte(orderHead.paidAt, new Date(from)),
    to === undefined ? undefined : lt(orderHead.paidAt, new Date(to)),
  )

/** Orders that come after another one where the newest is first. */
export function isOlderThan(tx: Tx, tenantId: number, id: string): SQL {
  const other = alias(orderHead, 'other')
  const place = tx
    .select({ createdAt: other.createdAt, id: other.id })
    .from(other)
    .where(ofTenant(other, tenantId, hasId(other.id, id)))
  return sql`(${orderHead.createdAt}, ${orderHead.id}) < ${place}`
}
