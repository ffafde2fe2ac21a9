import { calls, type HandoverStep } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import type { Buyer } from '../../../test/support/shop.ts'

let shop: AfterSalesShop
let by: Buyer
beforeAll(async () => {
  shop = await createAfterSalesShop()
  by = shop.customer
})
afterAll(() => shop.close())

const account = ['signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions']
const tick = (id: string, steps: HandoverStep[], done = true, who = by) =>
  shop.inject(calls.order.tickHandover, { params: { id }, body: { steps, done } }, shop.as(who))
const confirm = (id: string, headers = {}) => {
  const via = shop.as(by)
  const body = { acknowledged: true as const }
  return shop.inject(
    calls.order.confirmOrder,
    { params: { id }, body },
    { ...via, headers: { ...via.headers, ...headers } },
  )
}
const guide = async (id: string) => (await shop.detail(id))?.handover ?? []
const ticked = async (id: string) => (await guide(id)).filter(({ at }) => at !== null).map(({ step }) => step)
const delivered = async (standardType = 0) =>
  (await shop.buyAndPay(by, await shop.offer({ standardType, accounts: standardType === 0 }))).orderId

describe('the handover', () => {
  it.each([
    [0, null, null, account],
    [1, null, null, ['amount', 'works']],
    [1, null, 'top_up', ['own_account', 'amount', 'access_closed']],
    [1, null, 'gift_card', ['redeemed', 'amount']],
    [2, null, null, ['amount', 'as_described']],
    [3, 1, null, ['goal', 'nothing_missing', 'access_closed', 'sessions']],
    [4, 2, null, ['signed_in', 'works', 'left_unchanged']],
    [5, 3, null, ['signed_in', 'as_described', 'left_unchanged']],
  ])('has the steps of its kind of offer: type %s, category %s, named %s', async (standard, category, named, steps) => {
    const [row] = await shop.rows(
      sql`select handover_steps(${standard}::int, ${category}::int, ${named}::text) as steps`,
    )
    expect(row).toEqual({ steps })
  })

  it('is frozen with the order, even if its category changes later', async () => {
    const name = (handOver: string | null) =>
      shop.rows(sql`update category set hand_over = ${handOver} where standard_type = 1`)
    await name('gift_card')
    const id = await delivered(1)
    await name(null)
    expect((await guide(id)).map(({ step }) => step)).toEqual(['redeemed', 'amount'])
    expect((await guide(await delivered(1))).map(({ step }) => step)).toEqual(['amount', 'works'])
  })

  it('prevents confirming until every step is ticked, with a message in the reader’s language', async () => {
    const id = await delivered()
    expect(await ticked(id)).toEqual([])
    await tick(id, ['signed_in', 'as_described', 'password', 'recovery', 'two_factor'])
    const refused = await confirm(id, { lang: 'de' })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'handover_incomplete', field: 'steps', msg: 'Hake zuerst jeden Schritt der Übergabe ab' },
    ])
    expect((await shop.detail(id))?.state).toBe('delivered')
    await tick(id, ['sessions'])
    expect((await confirm(id)).body.data?.state).toBe('confirmed')
  })

  it('keeps the time of the first tick of each step, and can untick a step', async () => {
    const id = await delivered()
    const first = shop.clock.now().toISOString()
    await tick(id, ['password'])
    shop.clock.advance(60_000)
    const second = shop.clock.now().toISOString()
    const answer = await tick(id, ['password', 'sessions'])
    expect(answer.body.data).toEqual({ handover: await guide(id) })
    const times = new Map((await guide(id)).map((step) => [step.step, step.at]))
    expect([times.get('password'), times.get('sessions'), times.get('signed_in')]).toEqual([first, second, null])
    await tick(id, ['password'], false)
    expect(await ticked(id)).toEqual(['sessions'])
  })

  it('accepts only its own steps, from its buyer, between delivery and confirmation', async () => {
    const waiting = await shop.sold()
    expect((await tick(waiting, ['amount'])).body.code).toBe('state_conflict')
    const id = await delivered()
    expect((await tick(id, ['signed_in', 'redeemed'])).body).toMatchObject({ code: 'bad_request', field: 'steps' })
    expect((await tick(id, ['signed_in'], true, await shop.buyer())).body.code).toBe('not_found')
    expect(await ticked(id)).toEqual([])
    await shop.handOver(by, id)
    await confirm(id)
    const kept = await guide(id)
    shop.clock.advance(60_000)
    expect((await tick(id, ['password'], false)).body.code).toBe('state_conflict')
    expect(await guide(id)).toEqual(kept)
  })

  it('cannot be changed in the database either once the order is confirmed', async () => {
    const id = await delivered()
    await shop.handOver(by, id)
    const asBuyer = (statement: ReturnType<typeof sql>) =>
      shop.within('lumen', (tx) => tx.execute(statement), `buyer:${by.id}`)
    const untick = sql`update order_handover set ticked_at = null where order_id = ${id} and step = 'password'`
    // Control: before the confirmation the same statement works, but the database replaces a time set by hand.
    await asBuyer(untick)
    expect(await ticked(id)).not.toContain('password')
    await asBuyer(sql`update order_handover set ticked_at = '2001-01-01' where order_id = ${id} and step = 'password'`)
    expect((await guide(id)).find(({ step }) => step === 'password')?.at).toBe(shop.clock.now().toISOString())
    await confirm(id)
    await expect(asBuyer(untick)).rejects.toMatchObject({ cause: { code: 'TP409' } })
    for (const statement of [
      sql`delete from order_handover where order_id = ${id}`,
      sql`update order_handover set step = 'works' where order_id = ${id}`,
      sql`insert into order_handover (tenant_id, order_id, step, n) values (1, ${id}, 'works', 9)`,
    ])
      await expect(asBuyer(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(await ticked(id)).toEqual(account)
  })

  it('is evidence in a dispute: customer service reads it, and the buyer can no longer change it', async () => {
    const id = await shop.sold()
    await shop.deliver(id)
    await tick(id, ['signed_in', 'password'])
    await shop.requestRefund(by, id)
    await shop.answer(id, 'refuse')
    await shop.dispute(by, id)
    expect((await tick(id, ['sessions'])).body.code).toBe('state_conflict')
    const { body } = await shop.inject(calls.staff.caseDetail, { params: { id } }, shop.as(shop.desk[0]))
    expect(body.data?.handover).toEqual(await guide(id))
    expect(body.data?.handover.flatMap(({ step, at }) => (at ? [step] : []))).toEqual(['signed_in', 'password'])
  })

  it('does not hold up the automatic confirmation: silence confirms without ticks', async () => {
    const id = await delivered()
    shop.clock.advance(72 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('confirmed')
    expect(await ticked(id)).toEqual([])
  })
})
