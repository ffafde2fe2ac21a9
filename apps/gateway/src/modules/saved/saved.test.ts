import { randomUUID } from 'node:crypto'
import { type Call, type CallInput, calls } from '@tradepost/contract'
import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'

let shop: Shop
let by: Buyer
beforeAll(async () => {
  shop = await createShop({ poolSize: 24 })
  by = await shop.buyer()
})
afterAll(() => shop.close())

const setWished = (buyer: Buyer, offerId: string, wished = true) =>
  shop.inject(calls.saved.changeWishlist, { body: { offerId, wished } }, shop.via(buyer))
const idsOf = async (buyer: Buyer) => (await shop.inject(calls.saved.savedIds, {}, shop.via(buyer))).body.data?.offerIds
const viewedOf = async (buyer: Buyer) =>
  (await shop.inject(calls.saved.viewedOffers, {}, shop.via(buyer))).body.data?.list.map(({ id }) => id)
const merge = (buyer: Buyer, mergeId: string, wished: string[], viewed: string[] = []) =>
  shop.inject(calls.saved.mergeSaved, { body: { mergeId, wished, viewed } }, shop.via(buyer))
const markViewed = (buyer: Buyer, offerId: string) =>
  shop.inject(calls.saved.markViewed, { body: { offerId } }, shop.via(buyer))
/** Inserts many offers in one statement, which is faster than one by one. */
const manyOffers = async (n: number) => {
  const first = await shop.offer()
  // The inserted ids follow the first one; advance the clock so that later ids do not collide.
  shop.clock.advance(1000)
  const rows = await shop.rows<{ id: string }>(sql`
    insert into offer (tenant_id, id, brand_id, category_id, seller_id, standard_type, status, title, price_minor,
      delivery_mode, delivery_minutes, cover_path, cover_wide_path, listed_at)
    select tenant_id, id + g, brand_id, category_id, seller_id, standard_type, status, title || g, price_minor,
      delivery_mode, delivery_minutes, cover_path, cover_wide_path, listed_at
    from offer, generate_series(1, ${n - 1}) g where id = ${first} returning id`)
  return [first, ...rows.map(({ id }) => String(id))]
}

describe('a wishlist', () => {
  it('contains each offer once, newest first, in its current state, until it is removed', async () => {
    const [one, two] = [await shop.offer({ price: 500 }), await shop.offer({ price: 700 })]
    expect((await setWished(by, one)).body.data).toEqual({ wished: true, count: 1 })
    shop.clock.advance(1000)
    await setWished(by, two)
    expect((await setWished(by, one)).body.data).toEqual({ wished: true, count: 2 })
    expect(await idsOf(by)).toEqual([two, one])
    await shop.rows(sql`update offer set status = 2 where id = ${one}`)
    const { data } = (await shop.inject(calls.saved.wishlist, { query: { toCurrencyId: '1' } }, shop.via(by))).body
    expect(data?.list.map(({ offer }) => [offer?.id, offer?.status, offer?.price?.minor])).toEqual([
      [two, 1, 700],
      [one, 2, 500],
    ])
    expect((await setWished(by, one, false)).body.data).toEqual({ wished: false, count: 1 })
    expect((await setWished(by, one, false)).body.data).toEqual({ wished: false, count: 1 })
    for (const unknown of ['42', '9999999999999999999']) {
      expect(await setWished(by, unknown)).toMatchObject({ status: 404, body: { code: 'not_found', field: 'offerId' } })
    }
    const elsewhere = await shop.offer({ tenant: 'sahra' })
    expect((await setWished(by, elsewhere)).body.code).toBe('not_found')
  })

  it('never exceeds its limit, even with concurrent additions, and refuses more with wishlist_full', async () => {
    const buyer = await shop.buyer()
    const offers = await manyOffers(wishlistLimits.buyer + 20)
    await merge(buyer, randomUUID(), offers.slice(0, wishlistLimits.buyer - 5))
    const answers = await Promise.all(offers.slice(wishlistLimits.buyer - 5).map((id) => setWished(buyer, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : `${status} ${body.code}`)))).toEqual(
      new Set(['409 wishlist_full']),
    )
    expect(await idsOf(buyer)).toHaveLength(wishlistLimits.buyer)
    // An offer that is already on the wishlist can be set again although the wishlist is full.
    expect((await setWished(buyer, offers[0] ?? '')).status).toBe(200)
    // Control: counting before writing would exceed the limit.
    const naive = await shop.buyer()
    const before = wishlistLimits.buyer - 2
    await merge(naive, randomUUID(), offers.slice(0, before))
    await Promise.all(
      offers.slice(before, before + 10).map((id) =>
        shop.within('lumen', async (tx) => {
          const { rows } = await tx.execute<{ n: number }>(
            sql`select count(*)::int n from wish where user_id = ${naive.id}`,
          )
          await tx.execute(sql`select pg_sleep(0.05)`)
          if ((rows[0]?.n ?? 0) < wishlistLimits.buyer)
            await tx.execute(sql`insert into wish (tenant_id, user_id, offer_id) values (1, ${naive.id}, ${id})`)
        }),
      ),
    )
    expect((await idsOf(naive))?.length).toBeGreaterThan(wishlistLimits.buyer)
  })

  it('merges a visitor’s offers once, however often the login repeats the call', async () => {
    const buyer = await shop.buyer()
    const offers = await manyOffers(4)
    const [a = '', b = '', c = '', d = ''] = offers
    await setWished(buyer, a)
    shop.clock.advance(1000)
    const mergeId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => merge(buyer, mergeId, [b, a, '42', c], [d, c])))
    expect(answers.map(({ body }) => body.data)).toEqual(Array(6).fill({ count: 3, leftOut: 0 }))
    expect(await idsOf(buyer)).toEqual([b, c, a])
    expect(await viewedOf(buyer)).toEqual([d, c])
    // A later retry does not bring back an offer that was removed meanwhile.
    await setWished(buyer, b, false)
    await merge(buyer, mergeId, [b])
    expect(await idsOf(buyer)).toEqual([c, a])
    const rest = await manyOffers(wishlistLimits.buyer)
    expect((await merge(buyer, randomUUID(), rest)).body.data).toEqual({ count: wishlistLimits.buyer, leftOut: 2 })
    const tooMany = await merge(buyer, randomUUID(), [...rest, a])
    expect(tooMany).toMatchObject({ status: 400, body: { code: 'format_error' } })
  })
})

describe('the viewed offers', () => {
  it('are the last ones, each once, newest first, until the buyer clears them', async () => {
    const buyer = await shop.buyer()
    const offers = await manyOffers(wishlistLimits.viewed + 5)
    for (const id of offers) {
      shop.clock.advance(1000)
      await markViewed(buyer, id)
    }
    expect(await viewedOf(buyer)).toEqual(offers.toReversed().slice(0, wishlistLimits.viewed))
    const again = offers.at(-7) ?? ''
    shop.clock.advance(1000)
    await markViewed(buyer, again)
    expect((await viewedOf(buyer))?.slice(0, 2)).toEqual([again, offers.at(-1)])
    expect((await markViewed(buyer, '42')).status).toBe(200)
    const [stored] = await shop.rows<{ n: number }>(
      sql`select count(*)::int n from viewed_offer where user_id = ${buyer.id}`,
    )
    expect(stored?.n).toBe(wishlistLimits.viewed)
    await shop.inject(calls.saved.clearViewed, { body: {} }, shop.via(buyer))
    expect(await viewedOf(buyer)).toEqual([])
  })
})

describe('the saved data of a buyer', () => {
  const call = <C extends Call>(one: C, input: CallInput<C>) => ({ one: one as Call, input: input as CallInput<Call> })
  const alertCalls = [
    ...['alertList', 'alertsOfOffer', 'setReleaseAlert', 'setPriceAlert', 'cancelAlert'],
    ...['notificationSettings', 'setNotifications', 'savedIds', 'wishlist', 'changeWishlist', 'mergeSaved'],
    ...['viewedOffers', 'markViewed', 'clearViewed'],
  ]

  it('is accessible to that buyer only: wishlist, viewed offers, alerts and settings', async () => {
    const owner = await shop.buyer()
    const offerId = await shop.offer({ price: 900 })
    await setWished(owner, offerId)
    await markViewed(owner, offerId)
    const price = await shop.inject(
      calls.alerts.setPriceAlert,
      { body: { offerId, below: 500, currencyId: '1' } },
      shop.via(owner),
    )
    const id = price.body.data?.id ?? ''
    await shop.inject(calls.alerts.setNotifications, { body: { release: false, price: true } }, shop.via(owner))
    const all = () =>
      shop.rows(sql`select (select json_agg(w) from wish w) wishes, (select json_agg(v) from viewed_offer v) views,
        (select json_agg(a) from offer_alert a) alerts, (select json_agg(n) from notification_off n) offs`)
    const before = await all()
    for (const other of [await shop.buyer(), await shop.buyer('sahra')]) {
      const via = shop.via(other)
      expect(await idsOf(other)).toEqual([])
      expect(await viewedOf(other)).toEqual([])
      expect((await shop.inject(calls.saved.wishlist, {}, via)).body.data?.list).toEqual([])
      expect((await shop.inject(calls.alerts.alertList, {}, via)).body.data?.list).toEqual([])
      expect((await shop.inject(calls.alerts.alertsOfOffer, { params: { offerId } }, via)).body.data).toEqual({
        release: null,
        price: null,
      })
      expect((await shop.inject(calls.alerts.cancelAlert, { params: { id }, body: {} }, via)).body.code).toBe(
        'not_found',
      )
      expect((await shop.inject(calls.alerts.notificationSettings, {}, via)).body.data).toEqual({
        release: true,
        price: true,
      })
      await setWished(other, offerId, false)
      await shop.inject(calls.saved.clearViewed, { body: {} }, via)
    }
    const callsAbout = [
      call(calls.alerts.alertList, {}),
      call(calls.alerts.alertsOfOffer, { params: { offerId } }),
      call(calls.alerts.setReleaseAlert, { body: { offerId } }),
      call(calls.alerts.setPriceAlert, { body: { offerId, below: 1, currencyId: '1' } }),
      call(calls.alerts.cancelAlert, { params: { id }, body: {} }),
      call(calls.alerts.notificationSettings, {}),
      call(calls.alerts.setNotifications, { body: { release: false, price: false } }),
      call(calls.saved.savedIds, {}),
      call(calls.saved.wishlist, {}),
      call(calls.saved.changeWishlist, { body: { offerId, wished: false } }),
      call(calls.saved.mergeSaved, { body: { mergeId: randomUUID(), wished: [], viewed: [] } }),
      call(calls.saved.viewedOffers, {}),
      call(calls.saved.markViewed, { body: { offerId } }),
      call(calls.saved.clearViewed, { body: {} }),
    ]
    const named = Object.entries({ ...calls.saved, ...calls.alerts }).filter(([, { path }]) =>
      /^\/operation\/buyer\/(wishlist|viewed|alert|notification)/.test(path),
    )
    expect(named.map(([name]) => name).sort()).toEqual([...alertCalls].sort())
    expect(new Set(callsAbout.map(({ one }) => one))).toEqual(new Set(named.map(([, one]) => one)))
    for (const { one, input } of callsAbout) {
      for (const via of [{}, { tenant: 'sahra' as const, token: owner.token }]) {
        const answer = await shop.inject(one, input, via)
        expect([one.path, answer.status, answer.body.code]).toEqual([one.path, 401, 'unauthorized'])
      }
    }
    expect(await all()).toEqual(before)
  })

  it('is part of the buyer’s data export, and is deleted with the account', async () => {
    const buyer = await shop.buyer()
    const offerId = await shop.offer({ price: 900 })
    await merge(buyer, randomUUID(), [offerId], [offerId])
    await shop.inject(calls.alerts.setPriceAlert, { body: { offerId, below: 500, currencyId: '1' } }, shop.via(buyer))
    await shop.inject(calls.alerts.setNotifications, { body: { release: false, price: true } }, shop.via(buyer))
    const exported = await shop.inject(calls.account.exportUser, { body: {} }, shop.via(buyer))
    const { data } = JSON.parse(exported.body.data?.document ?? '{}') as { data: Record<string, unknown[]> }
    const tables = ['wish', 'viewed_offer', 'offer_alert', 'notification_off', 'saved_merge']
    expect(Object.fromEntries(tables.map((table) => [table, data[table]?.length]))).toEqual(
      Object.fromEntries(tables.map((table) => [table, 1])),
    )
    await shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, shop.via(buyer))
    for (const table of tables) {
      const rows = await shop.rows(sql`select 1 from ${sql.identifier(table)} where user_id = ${buyer.id}`)
      expect([table, rows]).toEqual([table, []])
    }
  })
})
