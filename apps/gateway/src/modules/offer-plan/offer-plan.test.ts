import { type CallInput, calls } from '@tradepost/contract'
import { mostPlans } from '@tradepost/domain/limits/list-limits'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'
import { carryOutPlan } from './carry-out-plan.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type Body = CallInput<typeof calls.offerPlan.planOffer>['body']
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * hourMs).toISOString()
const plan = (id: string, body: Omit<Body, 'at'>, hours = 1, by = shop.vendor) =>
  shop.inject(calls.offerPlan.planOffer, { params: { id }, body: { ...body, at: inHours(hours) } }, shop.as(by))
const plans = async (id: string) =>
  (await shop.inject(calls.offerPlan.offerPlans, { params: { id } }, shop.as(shop.vendor))).body.data
const cancel = (id: string, by = shop.vendor) =>
  shop.inject(calls.offerPlan.cancelPlan, { params: { id } }, shop.as(by))
const offerOf = async (id: string) =>
  (
    await shop.rows<{ price: number; status: number }>(
      sql`select price_minor::int price, status from offer where id = ${id}`,
    )
  )[0]
const prices = async (id: string) =>
  (
    await shop.rows<{ price: number }>(
      sql`select price_minor::int price from offer_price where offer_id = ${id} order by n`,
    )
  ).map(({ price }) => price)
async function pass(hours: number) {
  shop.clock.advance(hours * hourMs)
  await shop.deps.jobs.runDue()
}
async function asAdmin(statement: string) {
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

describe('a planned change of an offer', () => {
  it('is made at its time, not before, and stands in the history of the price', async () => {
    const id = await shop.offer({ price: 1000, stock: 9 })
    expect((await plan(id, { kind: 'price', priceMinor: 800 }, 2)).body.data?.open).toMatchObject([
      { kind: 'price', priceMinor: 800, at: inHours(2), state: 'open' },
    ])
    await plan(id, { kind: 'hide' }, 3)
    await plan(id, { kind: 'show' }, 4)
    await pass(1)
    expect(await offerOf(id)).toEqual({ price: 1000, status: 1 })
    await pass(1)
    expect(await offerOf(id)).toEqual({ price: 800, status: 1 })
    await pass(1)
    expect(await offerOf(id)).toEqual({ price: 800, status: 2 })
    await pass(1)
    expect(await offerOf(id)).toEqual({ price: 800, status: 1 })
    expect(await plans(id)).toMatchObject({
      open: [],
      ended: [{ state: 'done' }, { state: 'done' }, { state: 'done' }],
    })
    const history = await shop.inject(
      calls.offerPrice.offerPricePage,
      { params: { id }, body: {} },
      shop.as(shop.vendor),
    )
    expect(history.body.data?.list[0]).toMatchObject({ priceMinor: 800, by: 'plan' })
  })

  it('is made once when two workers run it at once, and again after the end', async () => {
    const id = await shop.offer({ price: 1000, stock: 9 })
    const answer = await plan(id, { kind: 'price', priceMinor: 800 })
    const planId = answer.body.data?.open[0]?.id ?? ''
    shop.clock.advance(hourMs)
    const job = { finish: async () => {} }
    const run = () => carryOutPlan(shop.deps, 1, planId, job)
    await Promise.all([run(), run(), shop.deps.jobs.runDue()])
    await shop.rows(sql`update offer set price_minor = 900 where id = ${id}`)
    await run()
    expect(await prices(id)).toEqual([1000, 800, 900])
  })

  it('is made whole or not at all when the work fails in its middle, and is made later', async () => {
    const id = await shop.offer({ price: 1000, stock: 9 })
    await plan(id, { kind: 'price', priceMinor: 800 })
    await asAdmin(
      `create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
    )
    await asAdmin('create trigger broken before update on offer_plan for each row execute function broken()')
    await pass(1)
    expect([await prices(id), (await plans(id))?.open.length]).toEqual([[1000], 1])
    await asAdmin('drop function broken cascade')
    await pass(2)
    expect([await prices(id), (await plans(id))?.ended[0]?.state]).toEqual([[1000, 800], 'done'])
  })

  it('is given up with the reason if it is not possible at its time', async () => {
    const soldOut = await shop.offer({ stock: 0, status: 3 })
    await plan(soldOut, { kind: 'show' })
    const hidden = await shop.offer({ stock: 3 })
    await plan(hidden, { kind: 'hide' })
    await plan(hidden, { kind: 'show' }, 2)
    await pass(1)
    expect((await plans(soldOut))?.ended).toMatchObject([{ state: 'failed', failure: 'offer_sold_out' }])
    const told = (await shop.mailbox()).filter(({ subject }) => subject.startsWith('A planned change was not made'))
    expect(told).toHaveLength(1)
    expect(told[0]?.textBody).toContain(`/sell/offers/${soldOut}/plans`)
    const standing = (to: 'suspended' | 'active') =>
      shop.inject(
        calls.standing.changeStanding,
        { params: { id: shop.vendor.sellerId }, body: { standing: to, reason: 'Three complaints' } },
        shop.as(shop.desk[0]),
      )
    await standing('suspended')
    await pass(1)
    expect((await plans(hidden))?.ended[0]).toMatchObject({ state: 'failed', failure: 'seller_suspended' })
    await standing('active')
  })

  it('can be cancelled while it waits, by its seller only', async () => {
    const id = await shop.offer({ price: 1000, stock: 9 })
    const planId = (await plan(id, { kind: 'price', priceMinor: 800 })).body.data?.open[0]?.id ?? ''
    const other = await signInSeller(shop, { sellerId: null })
    expect((await cancel(planId, other)).body.code).toBe('not_found')
    expect((await plan(id, { kind: 'show' }, 2, other)).body.code).toBe('not_found')
    expect((await cancel(planId)).body.data?.ended).toMatchObject([{ id: planId, state: 'cancelled' }])
    expect((await cancel(planId)).body.code).toBe('state_conflict')
    await pass(2)
    expect(await prices(id)).toEqual([1000])
    // Nobody reopens it, not even the platform.
    await expect(
      shop.db.withTenant(1, 'platform', (tx) =>
        tx.execute(sql`update offer_plan set state = 'open', ended_at = null where id = ${planId}`),
      ),
    ).rejects.toThrow()
  })

  it('is either cancelled or made when both happen at once', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await shop.offer({ price: 1000, stock: 9 })
      const planId = (await plan(id, { kind: 'price', priceMinor: 800 })).body.data?.open[0]?.id ?? ''
      shop.clock.advance(hourMs)
      const [answer] = await Promise.all([cancel(planId), shop.deps.jobs.runDue()])
      const isCancelled = answer.body.code === '0000'
      expect(await prices(id)).toEqual(isCancelled ? [1000] : [1000, 800])
    }
  })

  it('is refused with the field for the past, beyond a year, without its price, and twice for one moment', async () => {
    const id = await shop.offer({ stock: 9 })
    const refusals = [
      await plan(id, { kind: 'show' }, 0),
      await plan(id, { kind: 'show' }, -1),
      await plan(id, { kind: 'show' }, (367 * dayMs) / hourMs),
      await plan(id, { kind: 'price' }),
      await plan(id, { kind: 'hide', priceMinor: 5 }),
    ].map(({ status, body }) => [status, body.code, body.field])
    expect(refusals).toEqual([
      ...Array.from({ length: 3 }, () => [400, 'bad_request', 'at']),
      ...Array.from({ length: 2 }, () => [400, 'data_error', 'priceMinor']),
    ])
    await plan(id, { kind: 'show' })
    expect((await plan(id, { kind: 'hide' })).body).toMatchObject({ code: 'conflict', field: 'at' })
    expect((await plan(id, { kind: 'price', priceMinor: 5 })).body.code).toBe('0000')
  })

  it(`stands beside at most ${mostPlans - 1} others, also when two come at once`, async () => {
    const id = await shop.offer({ stock: 9 })
    for (let hours = 1; hours < mostPlans; hours++) await plan(id, { kind: 'show' }, hours)
    const answers = await Promise.all([plan(id, { kind: 'hide' }, 30), plan(id, { kind: 'hide' }, 31)])
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'plans_full'])
    const [, first] = (await plans(id))?.open ?? []
    await cancel(first?.id ?? '')
    expect((await plan(id, { kind: 'hide' }, 32)).body.code).toBe('0000')
  })
})
