import { userType } from '@tradepost/contract/constants'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { giveCoupon } from '@tradepost/gateway/modules/coupon/coupon-calls'
import { openConversation } from '@tradepost/gateway/modules/messages/open-conversation'
import { sendMessage } from '@tradepost/gateway/modules/messages/send-message'
import { addToWishlist, recordViewed } from '@tradepost/gateway/modules/saved/saved-store'
import { hashPassword } from '@tradepost/gateway/platform/crypto/password-hash'
import { demoEmails } from '@tradepost/gateway/platform/db/demo-people'
import { ofTenant } from '@tradepost/gateway/platform/db/of-tenant'
import { coupon } from '@tradepost/gateway/platform/db/schema/order/cart'
import type { Deps } from '@tradepost/gateway/platform/deps'
import { asc, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { avatarId } from '../../people/avatar-rows.ts'
import { demoPassword } from '../../people/demo-buyer.ts'
import { seedId } from '../../rows/ids.ts'
import { insertRows } from '../../rows/insert-rows.ts'
import type { SeedTenant } from '../../tenant/tenants.ts'
import { gatewayAt, returnToNow } from '../gateway-at.ts'
import { buy, buyInEveryState, type Regular } from './buy-in-every-state.ts'
import { type RegularOffer, regularOffers } from './regular-offers.ts'
import { wordsIn } from './regular-words.ts'

const nickName = 'Robin'

async function makeRegular(client: pg.ClientBase, { tenant, buyer, now }: Regular): Promise<void> {
  const since = new Date(now - 60 * dayMs)
  const { id, email } = buyer
  await insertRows(client, 'app_user', [
    {
      ...{ tenant_id: tenant.id, id, email, email_key: email, nick_name: nickName, demo: true },
      ...{ avatar_file_id: avatarId(tenant.id, 5), user_type: userType.buyer, enabled: true, created_at: since },
    },
  ])
  await insertRows(client, 'credential', [
    { tenant_id: tenant.id, user_id: id, password_hash: await hashPassword(demoPassword), changed_at: since },
  ])
}

interface Talk {
  sellerId: string
  orderId?: string
  began: number
  question: string
  answer: string
}

/** A question of the regular to a seller, and its answer, which the regular has not read. */
async function talk({ tenant, at, buyer }: Regular, { sellerId, orderId, began, question, answer }: Talk) {
  const tenantId = tenant.id
  const actors = { buyer: `buyer:${buyer.id}`, seller: `seller:${sellerId}` }
  const asking = { side: 'buyer', tenantId, ownerId: buyer.id, userId: buyer.id, actor: actors.buyer } as const
  const first = await at(actors.buyer, began)
  const { id } = await openConversation(first.deps, first.tx, asking, { sellerId, orderId })
  await sendMessage(first.deps, first.tx, asking, { params: { id }, body: { text: question } })
  const answering = { side: 'seller', tenantId, ownerId: sellerId, userId: buyer.id, actor: actors.seller } as const
  const second = await at(actors.seller, began + 4 * minuteMs)
  await sendMessage(second.deps, second.tx, answering, { params: { id }, body: { text: answer } })
}

/** Two coupons, saved and viewed offers. */
async function collect({ tenant, at, buyer, now }: Regular, saved: readonly RegularOffer[]): Promise<void> {
  const { deps, tx } = await at(`buyer:${buyer.id}`, now - 3 * hourMs)
  const coupons = await tx
    .select()
    .from(coupon)
    .where(ofTenant(coupon, tenant.id, isNull(coupon.sellerId), isNull(coupon.points), isNull(coupon.stoppedAt)))
    .orderBy(asc(coupon.code))
    .limit(2)
  for (const row of coupons) await giveCoupon(deps, tx, row, buyer.id)
  const owner = { tenantId: tenant.id, userId: buyer.id }
  const ids = saved.map(({ id }) => id)
  await addToWishlist(tx, owner, ids.slice(0, 4))
  await recordViewed(tx, owner, ids)
}

/**
 * Lets the demo regular live in a shop: an order in every state, messages, points, coupons, saved and viewed offers, all
 * from sellers other than the demo seller. Everything is made by the gateway's own functions at past times, in the
 * transaction of the seed.
 */
export async function liveAsRegular(client: pg.Client, tenant: SeedTenant, deps: Deps, now: Date): Promise<void> {
  const at = gatewayAt(client, tenant, deps)
  const buyer = { id: seedId(tenant.id, 'user', 20), email: demoEmails.regular }
  const words = wordsIn(tenant.languages[0] ?? 'en')
  const regular: Regular = { tenant, at, buyer, words, now: now.getTime() }
  await at('seed', regular.now)
  const { handed, sent, saved } = await regularOffers(client, tenant.id)
  await makeRegular(client, regular)
  await buyInEveryState(regular, handed)
  const [asked] = handed
  if (asked)
    await talk(regular, {
      ...{ sellerId: asked.sellerId, began: regular.now - 26 * hourMs },
      ...{ question: words.question, answer: words.answer },
    })
  const [awaited] = sent
  if (awaited) {
    const began = regular.now - 25 * minuteMs
    const { orderId } = await buy(regular, awaited, began)
    await talk(regular, {
      ...{ sellerId: awaited.sellerId, orderId, began: began + 3 * minuteMs },
      ...{ question: words.hurry, answer: words.soon },
    })
  }
  await collect(regular, saved)
  await returnToNow(client)
  // Nobody signed in as these sellers, so the shop must not show them as online.
  await client.query('update seller set last_seen_at = null where tenant_id = $1 and user_id is null', [tenant.id])
}
