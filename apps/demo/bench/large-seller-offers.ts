import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { insertRows } from '../src/rows/insert-rows.ts'
import type { Filling } from './large-seller.ts'

const offerCount = 10_000
const id = (n: number) => String(1_810_000_000_000_000_000n + BigInt(n))
export const [fullVaultId, uploadVaultId] = [id(0), id(1)]
/** Offers that the seller delivers in the chat. */
export const chatOfferIds = Array.from({ length: 40 }, (_, n) => id(10 + n))

const things = ['Starter account', 'Gold', 'Season pass', 'Skin bundle', 'Ranked boost', 'Gift code', 'Rare mount']
const ranks = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Radiant', 'Legend', 'Mythic']

interface Pair {
  brand_id: string
  category_id: string
  standard_type: number
  category_type: number | null
  brand: string
  category: string
}

/** On sale, off the shelf, sold out: an offer in twelve is off the shelf, one in fourteen sold out. */
const statusOf = (n: number) => (n % 12 === 5 ? 2 : n % 14 === 9 ? 3 : 1)

function rowOf({ tenant, sellerId }: Filling, pairs: readonly Pair[], now: Date, n: number) {
  const isVault = n < 2
  const isChat = n >= 10 && n < 10 + chatOfferIds.length
  const fitting = isVault || isChat ? pairs.filter(({ category }) => category === 'accounts') : pairs
  const pair = fitting[n % fitting.length]
  if (!pair) throw new Error('there is no pair of a brand and a category')
  const status = isVault || isChat ? 1 : statusOf(n)
  const stock = isVault ? 0 : isChat ? 5000 : 1 + (n % 40)
  const listedAt = new Date(now.getTime() - 480 * dayMs + n * 60 * minuteMs)
  return {
    ...{ tenant_id: tenant.id, id: id(n), seller_id: sellerId, brand_id: pair.brand_id },
    ...{ category_id: pair.category_id, standard_type: pair.standard_type, category_type: pair.category_type },
    ...{ status, title: `${pair.brand} ${ranks[n % ranks.length]} ${things[n % things.length]} ${n}` },
    description: `Delivered by hand, with a list of what is inside. Lot ${n}.`,
    ...{ price_minor: 300 + ((n * 37) % 9000), min_quantity: 1, max_quantity: isVault ? 50 : Math.max(1, stock) },
    ...{ received: stock, available: status === 3 ? 0 : stock, reserved: 0, sold: status === 3 ? stock : 0 },
    ...{ delivery_mode: isVault ? 'platform' : 'im', delivery_minutes: 60, instant: false, text_language: 'en' },
    ...{ cover_path: 'art/a.webp', cover_wide_path: 'art/b.webp' },
    ...{ attributes: [], assets: [], faq: [], screenshots: [], rank_score: 0, listed_at: listedAt },
    vault_since: isVault ? listedAt : null,
  }
}

/** Adds the seller's offers, spread over all brands and categories, each with a reference of its own. */
export async function fillOffers(filling: Filling, now: Date): Promise<void> {
  const { client, tenant, sellerId, say } = filling
  const ofSeller = [tenant.id, sellerId]
  const { rows } = await client.query(
    'select count(*)::int as n from offer_ref where tenant_id = $1 and seller_id = $2',
    ofSeller,
  )
  if (rows[0].n === offerCount) return
  const { rows: pairs } = await client.query<Pair>(
    `select bc.brand_id, bc.category_id, bc.standard_type, bc.category_type, b.name as brand, c.alias as category
     from brand_category bc
     join brand b on b.tenant_id = bc.tenant_id and b.id = bc.brand_id
     join category c on c.tenant_id = bc.tenant_id and c.id = bc.category_id
     where bc.tenant_id = $1 and c.alias in ('accounts', 'coins', 'items', 'boosting', 'top-up') order by bc.brand_id, bc.category_id`,
    [tenant.id],
  )
  const numbers = Array.from({ length: offerCount }, (_, n) => n)
  await insertRows(
    client,
    'offer',
    numbers.map((n) => rowOf(filling, pairs, now, n)),
  )
  await insertRows(
    client,
    'offer_ref',
    numbers.map((n) => ({ tenant_id: tenant.id, seller_id: sellerId, ref: `lot-${n}`, offer_id: id(n) })),
  )
  say(`${offerCount} offers of one seller`)
}
