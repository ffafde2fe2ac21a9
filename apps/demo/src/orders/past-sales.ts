import { productStatus, userType } from '@tradepost/contract/constants'
import { leastSold } from '@tradepost/domain/ranking/sold-prices'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { appUser } from '@tradepost/gateway/platform/db/schema/account/account'
import type { Deps } from '@tradepost/gateway/platform/deps'
import type pg from 'pg'
import { seedId } from '../rows/ids.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import { gatewayAt, returnToNow } from './gateway-at.ts'
import { deliverAndConfirm, orderOne, type PastShop, payOrder } from './order-steps.ts'

const nickNames = ['Mika', 'Jonas', 'Aylin', 'Sora', 'Nadia', 'Theo', 'Lior', 'Emre', 'Ines', 'Kaito', 'Maya', 'Ruben']
/** Ids of users that no other demo person has. */
const firstBuyer = 40
const firstDays = 82

/** One piece of an offer that somebody buys at a time. */
interface Sale {
  offerId: string
  buyer: number
  when: number
}

const buyerOf = (tenant: SeedTenant, n: number) => ({
  id: seedId(tenant.id, 'user', firstBuyer + n),
  email: `demo-buyer-${n + 1}@tradepost.example`,
})

/** The people who bought; nobody can sign in as one of them. */
async function makeBuyers({ tenant, at }: PastShop, when: number): Promise<void> {
  const { tx } = await at('platform', when)
  await tx.insert(appUser).values(
    nickNames.map((nickName, n) => {
      const { id, email } = buyerOf(tenant, n)
      return {
        ...{ tenantId: tenant.id, id, email, emailKey: email, nickName },
        ...{ userType: userType.buyer, enabled: true, demo: true, createdAt: new Date(when) },
      }
    }),
  )
}

/** Sells one piece as the shop does: ordered, paid, delivered, confirmed by silence and closed. */
async function sell(shop: PastShop, { offerId, buyer, when }: Sale, now: number): Promise<void> {
  const placed = await orderOne(shop, buyerOf(shop.tenant, buyer), offerId, when)
  const paying = await payOrder(shop, placed, when + minuteMs)
  await deliverAndConfirm(shop, paying, placed.orderId, now)
}

/** Gift cards of one value and region that several sellers offer, those with the most stock first. */
async function comparableCards(client: pg.Client, tenantId: number): Promise<{ id: string; available: number }[]> {
  const { rows } = await client.query<{ id: string; available: number }>(
    `with cards as (
       select o.id::text, o.available, o.brand_id, o.unit_name, o.attributes
       from offer o join category c on c.tenant_id = o.tenant_id and c.id = o.category_id and c.alias = 'gift-cards'
       where o.tenant_id = $1 and o.status = $2 and o.delivery_mode = 'platform' and o.min_quantity = 1),
     best as (
       select brand_id, unit_name, attributes from cards
       group by 1, 2, 3 order by sum(available - 1) desc, 1, 2, 3 limit 1)
     select id, available from cards join best using (brand_id, unit_name, attributes) order by id`,
    [tenantId, productStatus.onSale],
  )
  return rows
}

const cardSales = 26

/** Sales of cards: each buyer buys from each offer once, and every offer keeps one. None if they would say nothing. */
function salesOfCards(cards: readonly { id: string; available: number }[], now: number): Sale[] {
  const pieces = nickNames.flatMap((_, buyer) =>
    cards.filter(({ available }) => buyer < available - 1).map(({ id }) => ({ offerId: id, buyer })),
  )
  if (pieces.length < leastSold) return []
  return pieces.slice(0, cardSales).map((piece, n) => ({
    ...piece,
    when: now - firstDays * dayMs + Math.round((n * (firstDays - 8) * dayMs) / cardSales) + n * 37 * minuteMs,
  }))
}

/**
 * Sells accounts and gift cards of the last months, so that the shop can compare prices with real sales. Accounts that
 * were sold are off the shelf afterwards. Runs in the seed's transaction.
 */
export async function sellEarlier(
  client: pg.Client,
  tenant: SeedTenant,
  deps: Deps,
  accounts: readonly string[],
  now: Date,
): Promise<void> {
  if (accounts.length === 0) return
  const opening = now.getTime()
  const shop = { tenant, at: gatewayAt(client, tenant, deps) }
  await makeBuyers(shop, opening - (firstDays + 10) * dayMs)
  const sold = accounts.map((offerId, n) => ({
    ...{ offerId, buyer: n % nickNames.length },
    when: opening - firstDays * dayMs + Math.round((n * (firstDays - 8) * dayMs) / accounts.length),
  }))
  await client.query(`select set_config('app.tenant_id', $1, true)`, [String(tenant.id)])
  const cards = salesOfCards(await comparableCards(client, tenant.id), opening)
  for (const sale of [...sold, ...cards].sort((one, other) => one.when - other.when)) await sell(shop, sale, opening)
  await shop.at('seed', opening)
  await client.query('update offer set status = $2 where tenant_id = $1 and id = any($3)', [
    tenant.id,
    productStatus.shelfDown,
    accounts,
  ])
  await returnToNow(client)
}
