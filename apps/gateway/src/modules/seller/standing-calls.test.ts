import { calls } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller, signInStaff } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const change = (standing: 'active' | 'suspended' | 'banned', by = shop.desk[0], id = shop.vendor.sellerId) =>
  shop.inject(
    calls.standing.changeStanding,
    { params: { id }, body: { standing, reason: 'Three complaints in a week' } },
    shop.as(by),
  )
const vacation = (away: boolean, until?: Date) =>
  shop.inject(
    calls.standing.setVacation,
    { body: { away, ...(until ? { until: until.toISOString() } : {}) } },
    shop.as(shop.vendor),
  )
const own = async () => (await shop.inject(calls.standing.ownStanding, {}, shop.as(shop.vendor))).body.data
const order = async (offerId: string) => (await shop.preOrder(await shop.buyer(), [{ offerId, quantity: 1 }])).body.code
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * hourMs)

describe('staff', () => {
  it('suspend a seller with a reason that the seller reads and gets by mail, and let the seller sell again', async () => {
    const offerId = await shop.offer({ stock: 9 })
    expect((await change('suspended')).body.data).toMatchObject({
      standing: 'suspended',
      history: [{ from: 'active', to: 'suspended', reason: 'Three complaints in a week' }],
    })
    expect([await order(offerId), await own()]).toMatchObject([
      'offer_removed',
      { standing: 'suspended', reason: 'Three complaints in a week' },
    ])
    expect((await change('suspended')).body.code).toBe('state_conflict')
    expect((await change('active')).body.data?.history).toHaveLength(2)
    expect(await order(offerId)).toBe('0000')
    const mails = await shop.rows(
      sql`select subject from mail where subject like 'Your seller account:%' order by subject desc`,
    )
    expect(mails).toEqual([
      { subject: 'Your seller account: suspended' },
      { subject: 'Your seller account: active again' },
    ])
  })

  it('decide once when two of them decide at the same time', async () => {
    const both = await Promise.all([change('banned'), change('banned', shop.desk[1])])
    expect(both.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'state_conflict'])
    await change('active')
  })

  it('cannot change their own seller, one that does not exist, or any without the permission', async () => {
    await shop.rows(sql`update seller set user_id = ${shop.desk[0].id} where id = ${shop.vendor.sellerId}`)
    expect((await change('banned')).body.code).toBe('forbidden')
    await shop.rows(sql`update seller set user_id = ${shop.vendor.id} where id = ${shop.vendor.sellerId}`)
    expect((await change('banned', shop.desk[0], '12')).status).toBe(404)
    const editor = await signInStaff(shop, 'lumen', 'content_editor')
    expect((await change('banned', editor)).body.code).toBe('forbidden')
    const finance = await signInStaff(shop, 'lumen', 'finance')
    expect((await change('banned', finance)).body.code).toBe('forbidden')
    const found = await shop.inject(
      calls.standing.staffSellerPage,
      { body: { keyword: shop.vendor.sellerId } },
      shop.as(finance),
    )
    expect(found.body.data?.list.map(({ id }) => id)).toContain(shop.vendor.sellerId)
    const none = await shop.inject(calls.standing.staffSellerPage, { body: { keyword: '100%' } }, shop.as(finance))
    expect(none.body.data?.list).toEqual([])
  })
})

describe('a ban', () => {
  it('gives buyers the money back for what was not delivered, and leaves what was', async () => {
    const [waiting, done] = [await shop.sold(), await shop.sold()]
    await shop.deliver(done)
    expect((await change('banned')).status).toBe(200)
    await shop.deps.jobs.runDue()
    const states = await shop.rows<{ id: string; state: string }>(
      sql`select id::text, state from order_head where id in (${waiting}, ${done})`,
    )
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [waiting]: 'refunded',
      [done]: 'delivered',
    })
    expect(await checkInvariants(shop.db)).toEqual([])
    await change('active')
  })
})

describe('an offer that is put on sale while its seller is suspended', () => {
  const statusOf = async (id: string) =>
    (await shop.rows<{ status: number }>(sql`select status from offer where id = ${id}`))[0]?.status
  const putOnSale = (id: string) =>
    shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body: { status: 1 } }, shop.as(shop.vendor))
  /** Suspends the seller in a transaction that ends once `release` is called. */
  async function suspendSlowly() {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let ended = Promise.resolve()
    await new Promise<void>((written) => {
      ended = shop.within('lumen', async (tx) => {
        await tx.execute(sql`update seller set standing = 'suspended', standing_reason = 'Complaints'
          where id = ${shop.vendor.sellerId}`)
        written()
        await released
      })
    })
    return { release, ended }
  }

  it('stays off the shelf, also when both happen at the same time', async () => {
    const first = await shop.offer({ stock: 3 })
    await shop.inject(
      calls.seller.sellerOfferEdit,
      { params: { id: first }, body: { status: 2 } },
      shop.as(shop.vendor),
    )
    const { release, ended } = await suspendSlowly()
    const edit = putOnSale(first)
    release()
    await ended
    await edit
    expect(await statusOf(first)).toBe(2)
    expect((await putOnSale(first)).body).toMatchObject({ code: 'seller_suspended', field: 'status' })
    // Control: without the trigger, the offer would be on sale.
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query(`select set_config('app.tenant_id', '1', false)`)
    await owner.query('alter table offer disable trigger offer_stands_with_owners')
    await owner.query('update offer set status = 1 where id = $1', [first])
    expect(await statusOf(first)).toBe(1)
    await owner.query('update offer set status = 2 where id = $1', [first])
    await owner.query('alter table offer enable trigger offer_stands_with_owners')
    await owner.end()
    const units = { params: { id: first }, body: { text: 'A-CODE' } }
    expect((await shop.inject(calls.vault.pasteUnits, units, shop.as(shop.vendor))).body.code).toBe('seller_suspended')
    await change('active')
  })
})

describe('a vacation', () => {
  it('stops orders until its day, by itself, and not what was bought before', async () => {
    const offerId = await shop.offer({ stock: 9 })
    const running = await shop.sold()
    expect((await vacation(true, inHours(48))).body.data).toMatchObject({ standing: 'vacation' })
    expect(await order(offerId)).toBe('offer_removed')
    expect((await shop.deliver(running)).body.data?.state).toBe('delivered')
    shop.clock.advance(47 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await own())?.standing).toBe('vacation')
    shop.clock.advance(hourMs + 1000)
    await shop.deps.jobs.runDue()
    expect([(await own())?.standing, await order(offerId)]).toEqual(['active', '0000'])
  })

  it('that was made longer does not end at its first day, and one that was ended does not end again', async () => {
    await vacation(true, inHours(24))
    await vacation(true, inHours(72))
    shop.clock.advance(25 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await own())?.standing).toBe('vacation')
    expect((await vacation(false)).body.data).toMatchObject({ standing: 'active', until: null })
    expect((await vacation(true)).body.data).toMatchObject({ standing: 'vacation', until: null })
    shop.clock.advance(4 * dayMs)
    await shop.deps.jobs.runDue()
    expect((await own())?.standing).toBe('vacation')
    await vacation(false)
  })

  it('is refused for the past, beyond a year, and to a seller whom staff suspended', async () => {
    for (const hours of [-1, 367 * 24])
      expect((await vacation(true, inHours(hours))).body).toMatchObject({ code: 'bad_request', field: 'until' })
    await change('suspended')
    expect((await vacation(true)).body.code).toBe('state_conflict')
    expect((await vacation(false)).body.code).toBe('state_conflict')
    await change('active')
    const helper = await signInSeller(shop, { sellerId: null })
    expect((await shop.inject(calls.standing.ownStanding, {}, shop.as(helper))).body.data?.standing).toBe('active')
  })
})
