import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
let admin: pg.Client
beforeAll(async () => {
  shop = await createAfterSalesShop({ poolSize: 16 })
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})

type Answer = CallInput<typeof calls.afterSales.sellerAnswerRefund>['body']

/** A delivered order whose buyer asks for a refund. */
async function asked(price = 1000, given: { insured?: boolean } = {}): Promise<string> {
  const id = await shop.sold({ price, ...given })
  await shop.deliver(id)
  await shop.requestRefund(shop.customer, id)
  return id
}
const answer = async (id: string, body: Answer) =>
  (await shop.inject(calls.afterSales.sellerAnswerRefund, { params: { id }, body }, shop.as(shop.vendor))).body
const accept = (id: string, by = shop.customer) =>
  shop.inject(calls.afterSales.acceptRefundPart, { params: { id }, body: {} }, shop.as(by))
const decide = async (id: string, amount: number | undefined, by = shop.desk[0]) =>
  (
    await shop.inject(
      calls.staff.decideDispute,
      { params: { id }, body: { outcome: 'part', reason: 'Half of it works.', ...(amount ? { amount } : {}) } },
      shop.as(by),
    )
  ).body
/** The postings of an order's settlement and refund, by account. */
const booked = async (id: string) =>
  Object.fromEntries(
    (
      await shop.rows<{ name: string; minor: number }>(sql`
        select t.kind || ' ' || a.purpose as name, sum(p.amount)::int as minor from transfer t
        join posting p on p.transfer_id = t.id join ledger_account a on a.id = p.account_id
        where t.ref_kind = 'order' and t.ref_id = ${id} and t.kind in ('refund', 'settle', 'insurance') group by 1`)
    ).map(({ name, minor }) => [name, minor]),
  )
const pointsOf = async (id: string) =>
  (
    await shop.rows<{ n: number }>(
      sql`select count(*)::int as n from transfer where kind = 'points' and ref_id = ${id}`,
    )
  )[0]?.n

describe('a part that the seller offers', () => {
  it('goes back when the buyer accepts it, and the seller is paid the rest less the commission', async () => {
    const id = await asked()
    expect((await answer(id, { answer: 'offer', amount: 300, text: 'The skin is missing.' })).code).toBe('0000')
    const offered = await shop.detail(id)
    expect(offered).toMatchObject({ state: 'refund_rejected', partOffered: { minor: 300, currency: 'USD' } })
    expect(offered?.actions).toContain('accept_part')
    expect(offered?.afterSales.refunds[0]).toMatchObject({ answer: 'refused', offered: { minor: 300 } })
    expect((await accept(id)).body.data).toMatchObject({
      ...{ state: 'confirmed', partOffered: null, partRefunded: { minor: 300, currency: 'USD' } },
      paymentState: 'captured',
    })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toEqual({ transfers: 1, minor: 300, refunded: 300, provider: 300 })
    const seller = (await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))).body
      .data
    const { price, refunded, fee, payout } = seller?.earnings ?? {}
    expect([price?.minor, refunded?.minor, (fee?.minor ?? 0) + (payout?.minor ?? 0)]).toEqual([1000, 300, 700])
    expect(await booked(id)).toMatchObject({
      ...{ 'refund escrow': -300, 'refund psp': 300, 'settle escrow': -700, 'settle payable': payout?.minor },
    })
    expect(await pointsOf(id)).toBeGreaterThan(0)
    const subjects = (await shop.mailbox('lumen')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('A part of the price goes back'))).toHaveLength(2)
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('is less than the price, of an order that was delivered, and only the buyer accepts it, in time and once', async () => {
    const id = await asked()
    const field = { code: 'data_error', field: 'amount' }
    expect(await answer(id, { answer: 'offer' })).toMatchObject(field)
    expect(await answer(id, { answer: 'offer', amount: 1000 })).toMatchObject(field)
    expect(await answer(id, { answer: 'refuse', amount: 10 })).toMatchObject(field)
    const undelivered = await shop.sold()
    await shop.requestRefund(shop.customer, undelivered)
    expect((await answer(undelivered, { answer: 'offer', amount: 10 })).code).toBe('delivery_not_ready')
    expect((await accept(id)).body.code).toBe('state_conflict')
    await answer(id, { answer: 'offer', amount: 250 })
    expect((await accept(id, await shop.buyer())).body.code).toBe('not_found')
    shop.clock.advance(1000 * hourMs)
    expect((await accept(id)).body.code).toBe('state_conflict')
    await shop.deps.jobs.runDue()
    // Nobody accepted and nobody complained: the delivered order is settled in full.
    expect(await shop.detail(id)).toMatchObject({ state: 'confirmed', partRefunded: null })
    expect((await accept(id)).body.code).toBe('state_conflict')
    expect((await shop.moneyBack(id))?.transfers).toBe(0)
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('goes back once, or the dispute opens: both at the same moment, 12 times', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const id = await asked(1000 + round)
      await answer(id, { answer: 'offer', amount: 100 + round })
      const acts = [() => accept(id), () => accept(id), () => shop.dispute(shop.customer, id), () => accept(id)]
      // Another order each time, so that each act comes first in some rounds.
      const turned = [...acts.slice(round % 4), ...acts.slice(0, round % 4)]
      const answers = await Promise.all(turned.map((act) => act()))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      await shop.deps.jobs.runDue()
      const state = (await shop.detail(id))?.state ?? ''
      outcomes.add(state)
      const minor = state === 'confirmed' ? 100 + round : 0
      expect([round, await shop.moneyBack(id)]).toEqual([
        round,
        { transfers: minor > 0 ? 1 : 0, minor, refunded: minor, provider: minor },
      ])
    }
    expect([...outcomes].sort()).toEqual(['confirmed', 'disputed'])
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 60_000)

  it('control: is found by check if it is booked without the settlement of the rest, or twice', async () => {
    const id = await asked()
    await answer(id, { answer: 'offer', amount: 400 })
    const without = (text: string) => shop.within('lumen', (tx) => tx.execute(sql.raw(text)), 'platform')
    await without(`update order_head set part_refunded_minor = 400 where id = ${id}`)
    expect((await checkInvariants(shop.db)).join('\n')).toContain('refund: an order paid back without its transfers')
    // The database takes no part back.
    await expect(without(`update order_head set part_refunded_minor = 300 where id = ${id}`)).rejects.toThrow()
    await admin.query('alter table order_head disable trigger user')
    await admin.query('update order_head set part_refunded_minor = 0 where id = $1', [id])
    await admin.query('alter table order_head enable trigger user')
    expect((await accept(id)).body.code).toBe('0000')
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})

describe('a part that staff decide on', () => {
  it('leaves the rest to the insurance', async () => {
    const id = await asked(1000, { insured: true })
    await answer(id, { answer: 'offer', amount: 400 })
    await accept(id)
    await shop.claim(shop.customer, id)
    const paid = await shop.inject(
      calls.staff.decideInsurance,
      { params: { id }, body: { outcome: 'paid', reason: 'Taken back.' } },
      shop.as(shop.desk[0]),
    )
    expect(paid.body.code).toBe('0000')
    await shop.deps.jobs.runDue()
    expect(await booked(id)).toMatchObject({ 'refund psp': 400, 'insurance psp': 600 })
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('goes back below the limit of one person, and above it once a second person approves', async () => {
    const small = await asked(2000)
    await answer(small, { answer: 'refuse', text: 'No.' })
    await shop.dispute(shop.customer, small)
    expect(await decide(small, undefined)).toMatchObject({ code: 'data_error', field: 'amount' })
    expect(await decide(small, 2000)).toMatchObject({ code: 'data_error', field: 'amount' })
    expect((await decide(small, 1200)).data).toMatchObject({ step: 'decided', outcome: 'part', amount: 1200 })
    expect(await shop.detail(small)).toMatchObject({
      ...{ state: 'confirmed', partRefunded: { minor: 1200 } },
      afterSales: { dispute: { outcome: 'part', part: { minor: 1200, currency: 'USD' } } },
    })
    const large = await asked(90_000)
    await answer(large, { answer: 'refuse', text: 'No.' })
    await shop.dispute(shop.customer, large)
    const proposal = (await decide(large, 60_000)).data
    expect(proposal).toMatchObject({ step: 'proposed', amount: 60_000 })
    const approved = await shop.inject(
      calls.staff.answerProposal,
      { params: { id: proposal?.id ?? '' }, body: { approve: true, reason: 'Looked at the chat.' } },
      shop.as(shop.desk[1], randomUUID()),
    )
    expect(approved.body.code).toBe('0000')
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(large)).toMatchObject({ transfers: 1, minor: 60_000, provider: 60_000 })
    expect((await booked(large))['settle escrow']).toBe(-30_000)
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})
