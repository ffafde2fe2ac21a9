import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { mostAlerts, mostSessions, wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../src/modules/account/user/user-store.ts'
import { importOffers } from '../../src/modules/seller/import-offers.ts'
import { hashPassword } from '../../src/platform/crypto/password-hash.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../support/after-sales-shop.ts'
import { register, requestToken } from '../support/people.ts'
import type { Buyer } from '../support/shop.ts'

let shop: AfterSalesShop
let offers: string[]
beforeAll(async () => {
  shop = await createAfterSalesShop()
  offers = []
  for (let n = 0; n < wishlistLimits.buyer + 2; n++) offers.push(await shop.offer({ stock: 500 }))
}, 60_000)
afterAll(() => shop.close())

const last = () => [offers.at(-1) ?? '', offers.at(-2) ?? ''] as const
const count = async (table: string, by: Buyer, owner = 'user_id') =>
  (
    await shop.rows<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${by.id}`,
    )
  )[0]?.n
const codes = async (answers: Promise<{ body: { code: string } }>[]) =>
  (await Promise.all(answers)).map(({ body }) => body.code).sort()

/** Each test fills a list up to its last place, then adds two entries at once. */
const caps: Readonly<Record<string, () => Promise<void>>> = {
  async 'cart lines'() {
    const by = await shop.buyer()
    for (const offerId of offers.slice(0, 49))
      await shop.inject(calls.cart.setCartLine, { body: { offerId, quantity: 1 } }, shop.via(by))
    const add = (offerId: string) =>
      shop.inject(calls.cart.setCartLine, { body: { offerId, quantity: 1 } }, shop.via(by))
    expect(await codes(last().map(add))).toEqual(['0000', 'cart_full'])
    expect(await count('cart_line', by, 'buyer_id')).toBe(50)
  },
  async 'wishlist entries'() {
    const by = await shop.buyer()
    await shop.rows(sql`insert into wish (tenant_id, user_id, offer_id, added_at)
      select 1, ${by.id}, id, moment() from offer where id in ${offers.slice(0, wishlistLimits.buyer - 1)}`)
    const wish = (offerId: string) =>
      shop.inject(calls.saved.changeWishlist, { body: { offerId, wished: true } }, shop.via(by))
    expect(await codes(last().map(wish))).toEqual(['0000', 'wishlist_full'])
    expect(await count('wish', by)).toBe(wishlistLimits.buyer)
  },
  async 'viewed offers'() {
    const by = await shop.buyer()
    const view = (offerId: string) => shop.inject(calls.saved.markViewed, { body: { offerId } }, shop.via(by))
    await Promise.all(offers.slice(0, wishlistLimits.viewed + 5).map(view))
    expect(await count('viewed_offer', by)).toBe(wishlistLimits.viewed)
  },
  async alerts() {
    const by = await shop.buyer()
    await shop.rows(sql`insert into offer_alert (tenant_id, id, user_id, offer_id, kind, locale, currency, below_minor, created_at)
      select 1, gen_random_uuid(), ${by.id}, id, 'price', 'en', 'USD', 5, moment() from offer
      where id in ${offers.slice(0, mostAlerts - 1)}`)
    const setAlert = (offerId: string) =>
      shop.inject(calls.alerts.setPriceAlert, { body: { offerId, below: 5, currencyId: '1' } }, shop.via(by))
    expect(await codes(last().map(setAlert))).toEqual(['0000', 'alerts_full'])
    expect(await count('offer_alert', by)).toBe(mostAlerts)
  },
  async sessions() {
    const person = { email: 'many@x.example', password: 'Correct-horse-77' }
    const { user_info: user } = await register(shop, person.email)
    const hash = await hashPassword(person.password)
    await shop.within('lumen', (tx) => setPassword(tx, 1, user.userId, hash, shop.clock.now()))
    const minutesAgo = (minutes: number) => new Date(shop.clock.now().getTime() - minutes * minuteMs).toISOString()
    for (let n = 0; n < mostSessions - 2; n++)
      await shop.rows(sql`insert into refresh_family (tenant_id, id, user_id, client_id, remember, created_at, absolute_end)
        values (1, gen_random_uuid(), ${user.userId}, 'lumen-web', true, ${minutesAgo(600 - n)}, ${minutesAgo(-60_000)})`)
    const sessionCounts = async () =>
      (
        await shop.rows<{ n: number; ended: number }>(sql`
          select count(*) filter (where revoked_at is null)::int as n,
            count(*) filter (where revoke_reason = 'too_many')::int as ended,
            min(created_at) filter (where revoked_at is null) as oldest
          from refresh_family where user_id = ${user.userId}`)
      )[0]
    expect(await sessionCounts()).toMatchObject({ n: mostSessions - 1, ended: 0 })
    const logIn = () => requestToken(shop, { grantType: 'password', ...person })
    expect(await codes([logIn(), logIn()])).toEqual(['0000', '0000'])
    expect(await sessionCounts()).toMatchObject({ n: mostSessions, ended: 1 })
    // The session that was used longest ago was ended.
    const [ended] = await shop.rows<{ at: string }>(sql`select created_at::text as at from refresh_family
      where user_id = ${user.userId} and revoke_reason = 'too_many'`)
    expect(new Date(ended?.at ?? 0).toISOString()).toBe(minutesAgo(600))
  },
  async 'offers of a seller'() {
    const list = async (...refs: string[]) => {
      const importId = randomUUID()
      await shop.rows(sql`insert into offer_import (tenant_id, id, seller_id, storage_key, total_bytes)
        values (1, ${importId}, ${shop.vendor.sellerId}, 'list.csv', 1)`)
      const lines = refs.map((ref) => `${ref},skyforge,kind-0,A sword,5.00,3,30`)
      async function* source() {
        yield Buffer.from(`${['ref,brand,category,title,price,stock,minutes', ...lines].join('\n')}\n`)
      }
      return importOffers(shop.deps, { tenantId: 1, importId, source: source(), maxOffers: 3 })
    }
    const both = await Promise.all([list('a', 'b'), list('c', 'd')])
    expect(both.map(({ created }) => created).sort()).toEqual([1, 2])
    expect(both.reduce((sum, { refused }) => sum + refused, 0)).toBe(1)
    expect(await shop.rows(sql`select field, code from offer_import_refusal`)).toEqual([
      { field: 'ref', code: 'offers_full' },
    ])
    // Existing offers are still changed.
    expect((await list('a', 'b', 'c', 'd')).refused).toBe(1)
  },
}

describe('the last place of a list', () => {
  for (const [name, fill] of Object.entries(caps)) it(`Z21 goes to one of two concurrent calls: ${name}`, fill, 60_000)

  it('Z21 would go to both if the calls only counted', async () => {
    // Control: without the lock, both count the same free place.
    const by = await shop.buyer()
    const counts: number[] = []
    const { promise: bothCounted, resolve } = Promise.withResolvers<void>()
    const add = () =>
      shop.within('lumen', async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(
          sql`select count(*)::int as n from cart_line where buyer_id = ${by.id}`,
        )
        counts.push(rows[0]?.n ?? -1)
        if (counts.length === 2) resolve()
        await bothCounted
        return counts[0] === 0
      })
    expect(await Promise.all([add(), add()])).toEqual([true, true])
    expect(counts).toEqual([0, 0])
  })
})
