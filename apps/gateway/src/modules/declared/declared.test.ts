import { declaredWaits } from '@tradepost/domain/offer/declared-stock'
import { secondMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeclaredShop, type DeclaredShop } from '../../../test/support/declared/declared-shop.ts'
import type { Misbehaviour } from '../../../test/support/declared/misbehaving-seller.ts'
import { checkInvariants } from '../check-invariants.ts'

const written: string[] = []
let shop: DeclaredShop
beforeAll(async () => {
  shop = await createDeclaredShop({ log: { write: (line) => void written.push(line) } })
})
beforeEach(() => {
  shop.program.misbehave('reserve')
  shop.program.misbehave('provide')
  shop.program.misbehave('cancel')
  shop.program.whenHeard(undefined)
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const detail = (orderId: string) => shop.detail(orderId, shop.customer)
const buy = (offerId: string, quantity = 1) => shop.buyAndPay(shop.customer, offerId, quantity)
const mailsToSeller = async (subject: RegExp) =>
  (await shop.mailbox()).filter(
    (mail) => mail.toAddress === `w${shop.vendor.id}@example.com` && subject.test(mail.subject),
  )
/** Runs the attempts that are left, each at its time. */
async function runAttempts() {
  for (const seconds of declaredWaits) {
    shop.clock.advance(seconds * secondMs)
    await shop.deps.jobs.runDue()
  }
}

describe('an offer of declared stock', () => {
  it('is delivered at once with units that the program provides: reserved first, then provided', async () => {
    const offerId = await shop.declared(5)
    const { orderId } = await buy(offerId, 3)
    expect(shop.program.events(orderId)).toEqual(['reserve', 'provide'])
    expect(await detail(orderId)).toMatchObject({ state: 'delivered', deliveredQuantity: 3 })
    expect((await shop.revealed(orderId)).toSorted()).toEqual(shop.program.given.get(orderId)?.toSorted())
    expect(await shop.stock(offerId)).toMatchObject({ available: 2, reserved: 0, sold: 3 })
    expect(await shop.requestsOf(orderId)).toEqual([
      { kind: 'reserve', state: 'done', attempts: 1, answer: 'ok' },
      { kind: 'provide', state: 'done', attempts: 1, answer: 'ok' },
    ])
  })

  it('signs every call as Standard Webhooks say, with an id that repetitions share', async () => {
    const offerId = await shop.declared()
    shop.program.misbehave('provide', 'error 500')
    const { orderId } = await buy(offerId)
    await runAttempts()
    const calls = shop.program.heard.filter((one) => one.orderId === orderId)
    expect(calls.map(({ event, attempt, isSigned }) => [event, attempt, isSigned])).toEqual([
      ['reserve', 1, true],
      ['provide', 1, true],
      ['provide', 2, true],
    ])
    const [reserve, first, second] = calls.map(({ headers }) => headers['webhook-id'])
    expect(first).toBe(second)
    expect(reserve).not.toBe(first)
    expect(calls.every(({ idempotencyKey, headers }) => idempotencyKey === headers['webhook-id'])).toBe(true)
  })

  it('has the stock that its seller declares', async () => {
    const offerId = await shop.declared(1)
    await buy(offerId)
    expect(await shop.stock(offerId)).toMatchObject({ available: 0, sold: 1 })
    await shop.declare(offerId, 7)
    expect(await shop.stock(offerId)).toMatchObject({ available: 7, sold: 1, status: 1 })
  })

  it('is refused without an endpoint, and with stock that is held', async () => {
    const held = await shop.offer({ mode: 'im', stock: 2 })
    await shop.buy(shop.customer, held)
    expect((await shop.setSupply(held, 'declared')).body).toMatchObject({ code: 'state_conflict', field: 'supply' })
    const vault = await shop.cards(['STOCKED-1'])
    expect((await shop.setSupply(vault, 'declared')).body).toMatchObject({ code: 'state_conflict', field: 'supply' })
  })
})

describe('a program that misbehaves', () => {
  /** Ends in a delivery after another attempt. */
  const passing: [Misbehaviour, string][] = [
    ['late', 'timeout'],
    ['never', 'timeout'],
    ['drips', 'timeout'],
    ['not json', 'not_json'],
    ['html', 'not_json'],
    ['an array', 'not_json'],
    ['too large', 'too_large'],
    ['closed', 'no_answer'],
    ['closed in the body', 'no_answer'],
    ['error 500', 'server_error'],
    ['busy', 'busy'],
    ['not ready', 'not_ready'],
  ]
  for (const [what, answer] of passing) {
    it(`delivers once when its first answer is: ${what}`, async () => {
      const offerId = await shop.declared()
      shop.program.misbehave('reserve', what)
      shop.program.misbehave('provide', what)
      const { orderId } = await buy(offerId, 2)
      expect(await shop.requestsOf(orderId)).toEqual([{ kind: 'reserve', state: 'pending', attempts: 1, answer }])
      await runAttempts()
      expect(shop.program.events(orderId)).toEqual(['reserve', 'reserve', 'provide', 'provide'])
      expect(await detail(orderId)).toMatchObject({ state: 'delivered', deliveredQuantity: 2 })
      expect((await shop.revealed(orderId)).toSorted()).toEqual(shop.program.given.get(orderId)?.toSorted())
      expect(await mailsToSeller(/by hand/)).toEqual([])
    })
  }

  /** Leaves the order to its seller, who is told. `delivered` of 2 pieces come from the program. */
  const final: [Misbehaviour, { answer: string; delivered?: number; of?: 'reserve' | 'provide' }][] = [
    ['refused', { answer: 'refused' }],
    ['refused', { answer: 'refused', of: 'reserve' }],
    ['redirect', { answer: 'redirect' }],
    ['out of stock', { answer: 'out_of_stock', of: 'reserve' }],
    ['more', { answer: 'too_many' }],
    ['none', { answer: 'too_few' }],
    ['fewer', { answer: 'too_few', delivered: 1 }],
    ['invalid', { answer: 'bad_units' }],
    ['unknown field', { answer: 'bad_units' }],
    ['the same twice', { answer: 'bad_units', delivered: 1 }],
    ['a code of another order', { answer: 'bad_units' }],
  ]
  for (const [what, { answer, delivered = 0, of = 'provide' }] of final) {
    it(`leaves to the seller what is missing after: ${what} (${of})`, async () => {
      const offerId = await shop.declared()
      await buy(offerId)
      const told = (await mailsToSeller(/by hand/)).length
      shop.program.misbehave(of, what)
      const { orderId } = await buy(offerId, 2)
      await runAttempts()
      const last = (await shop.requestsOf(orderId)).find(({ kind }) => kind === of)
      expect(last).toEqual({ kind: of, state: delivered ? 'done' : 'failed', attempts: 1, answer })
      expect(await detail(orderId)).toMatchObject({ state: 'delivering', deliveredQuantity: delivered })
      expect((await mailsToSeller(/by hand/)).length).toBe(told + 1)
      expect((await shop.deliver(orderId)).body.code).toBe('0000')
      await shop.deps.jobs.runDue()
      expect(await detail(orderId)).toMatchObject({ state: 'delivered', deliveredQuantity: 2 })
      // The program is told that the order needs nothing more, unless it gave units or refused to reserve any.
      const isTold = of === 'provide' && delivered === 0
      expect(shop.program.events(orderId).includes('cancel')).toBe(isTold)
    })
  }

  it('is given up after the last attempt, and the order is left to its seller within the promise', async () => {
    const offerId = await shop.declared()
    const down: Misbehaviour[] = Array.from({ length: 20 }, () => 'error 500')
    shop.program.misbehave('reserve', ...down)
    const { orderId } = await buy(offerId)
    await runAttempts()
    shop.program.misbehave('reserve')
    expect(await shop.requestsOf(orderId)).toEqual([
      { kind: 'reserve', state: 'failed', attempts: declaredWaits.length + 1, answer: 'server_error' },
    ])
    await runAttempts()
    expect(shop.program.events(orderId)).toHaveLength(declaredWaits.length + 1)
    expect(await detail(orderId)).toMatchObject({ state: 'delivering' })
    expect((await shop.deliver(orderId)).body.code).toBe('0000')
  })
})

describe('an order that needs its units no more', () => {
  it('is cancelled at the program when the money goes back before the delivery', async () => {
    const offerId = await shop.declared(4)
    shop.program.misbehave('provide', 'not ready')
    const { orderId } = await buy(offerId, 2)
    await shop.requestRefund(shop.customer, orderId)
    await shop.answer(orderId, 'accept')
    await shop.deps.jobs.runDue()
    expect(await detail(orderId)).toMatchObject({ state: 'refunded' })
    await runAttempts()
    expect(shop.program.events(orderId)).toEqual(['reserve', 'provide', 'cancel'])
    expect(await shop.requestsOf(orderId)).toEqual([
      { kind: 'reserve', state: 'done', attempts: 1, answer: 'ok' },
      { kind: 'provide', state: 'dropped', attempts: 1, answer: 'not_ready' },
      { kind: 'cancel', state: 'done', attempts: 1, answer: 'ok' },
    ])
    expect(await shop.stock(offerId)).toMatchObject({ available: 4, sold: 0 })
  })

  it('takes no unit that arrives after the money went back', async () => {
    const offerId = await shop.declared()
    let orderId = ''
    shop.program.whenHeard(async ({ event, orderId: asked }) => {
      if (event !== 'provide') return
      shop.program.whenHeard(undefined)
      orderId = asked
      await shop.requestRefund(shop.customer, asked)
      await shop.answer(asked, 'accept')
    })
    await buy(offerId)
    await runAttempts()
    expect(orderId).not.toBe('')
    expect(await detail(orderId)).toMatchObject({ state: 'refunded', deliveredQuantity: 0 })
    expect(shop.program.cancelled.has(orderId)).toBe(true)
    expect(await shop.rows(sql`select 1 from account_unit where offer_id = ${offerId}`)).toEqual([])
  })

  it('takes no unit that arrives after the seller delivered by hand', async () => {
    const offerId = await shop.declared()
    shop.program.whenHeard(async ({ event, orderId }) => {
      if (event !== 'provide') return
      shop.program.whenHeard(undefined)
      await shop.deliver(orderId)
    })
    const { orderId } = await buy(offerId)
    await runAttempts()
    expect(await detail(orderId)).toMatchObject({ state: 'delivered' })
    expect(await shop.revealed(orderId)).toEqual(['Meet me at the gate.'])
    expect(shop.program.cancelled.has(orderId)).toBe(true)
  })

  it('was never sent, and is not cancelled, when the money goes back before the first call', async () => {
    const offerId = await shop.declared()
    const { orderId } = await shop.buyPaid(shop.customer, offerId)
    await shop.requestRefund(shop.customer, orderId)
    await shop.answer(orderId, 'accept')
    await shop.deps.jobs.runDue()
    expect(shop.program.events(orderId)).toEqual([])
    expect(await shop.requestsOf(orderId)).toEqual([{ kind: 'reserve', state: 'dropped', attempts: 0, answer: null }])
  })
})

it('writes no secret and no code into a log, a mail to the seller, or a row', async () => {
  const codes = [...shop.program.given.values()].flat()
  expect(codes.length).toBeGreaterThan(20)
  const log = written.join('\n')
  const mails = (await shop.mailbox()).map(({ subject, textBody }) => `${subject}\n${textBody}`).join('\n')
  const tables = await shop.rows<{ text: string }>(sql`
    select string_agg(t, ' ') as text from (
      select r::text as t from declared_request r union all select e::text from seller_endpoint e
      union all select a::text from audit_entry a union all select u::text from account_unit u
      union all select j::text from graphile_worker._private_jobs j) all_rows`)
  const stored = tables[0]?.text ?? ''
  const secret = shop.secret.replace('whsec_', '')
  for (const hidden of [...codes, secret, 'CARD-SECRET'])
    expect([hidden, log.includes(hidden), mails.includes(hidden), stored.includes(hidden)]).toEqual([
      ...[hidden, false, false, false],
    ])
})
