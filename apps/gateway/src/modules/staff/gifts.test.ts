import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { service } from '../../../test/support/people.ts'
import { givenInDay, lockDay } from './gift.ts'

type Worker = Awaited<ReturnType<typeof service>>

let shop: AfterSalesShop
/** Nobody's day is begun in another test. */
let agent: Worker
let colleague: Worker
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
beforeEach(async () => {
  agent = await service(shop)
  colleague = await service(shop)
})
afterAll(() => shop.close())

const hour = 3_600_000
const correct = (
  by: Worker,
  body: Partial<CallInput<typeof calls.staff.correctBalance>['body']> & { ownerId: string },
) =>
  shop.inject(
    calls.staff.correctBalance,
    { body: { account: 'points', unit: 'POINT', amount: 2000, reason: 'For the trouble.', ...body } },
    { ...shop.as(by), headers: { 'idempotency-key': randomUUID() } },
  )
const usd = (by: Worker, ownerId: string) => correct(by, { account: 'payable', unit: 'USD', amount: 200_00, ownerId })
const answer = (by: Worker, id: string) =>
  shop.inject(calls.staff.answerProposal, { params: { id }, body: { approve: true, reason: 'Checked.' } }, shop.as(by))
const create = (by: Worker, body: Partial<CallInput<typeof calls.coupon.createCoupon>['body']>) =>
  shop.inject(
    calls.coupon.createCoupon,
    { body: { code: `G-${randomUUID().slice(0, 8)}`, name: 'Off', validHours: 48, ...body } },
    shop.as(by),
  )
const grant = (by: Worker, code: string, buyerId: string) =>
  shop.inject(calls.coupon.grantCoupon, { body: { code, buyerId } }, shop.as(by))
const couponsOf = async (buyerId: string) =>
  (await shop.rows(sql`select 1 from coupon_grant where buyer_id = ${buyerId}`)).length
const claimUntil = () => new Date(shop.clock.now().getTime() + 24 * hour).toISOString()
const alertsOf = (by: Worker) =>
  shop.rows<{ limit: string }>(
    sql`select facts ->> 'limit' as limit from finance_alert where kind = 'gift_limit' and ref_id = ${by.id}`,
  )
const aSeller = async () => {
  const id = String(7_000_000_000_000_000_000n + BigInt(Math.floor(Math.random() * 1e12)))
  await shop.rows(sql`insert into seller (tenant_id, id, nick_name, avatar_path, banner_path, member_since)
    values (1, ${id}, ${`S ${id}`}, 'art/s.webp', 'art/t.webp', '2024-01-01')`)
  return id
}

describe('what one person of customer service gives alone', () => {
  it('Z19 ends with the day of who gives and with the day of who gains; a second person and a new day go on', async () => {
    const owner = await aSeller()
    const steps = []
    for (let n = 0; n < 4; n++) steps.push((await usd(agent, owner)).body.data?.step)
    expect(steps).toEqual(['decided', 'decided', 'proposed', 'proposed'])
    expect(await alertsOf(agent)).toEqual([{ limit: 'receiver' }, { limit: 'receiver' }])
    for (let n = 0; n < 3; n++) expect((await usd(agent, await aSeller())).body.data?.step).toBe('decided')
    // 1000 USD within the day; whoever gains.
    const beyond = (await usd(agent, await aSeller())).body.data
    expect(beyond?.step).toBe('proposed')
    expect((await alertsOf(agent)).at(-1)).toEqual({ limit: 'person' })
    expect((await answer(agent, beyond?.id ?? '')).status).toBe(403)
    expect((await answer(colleague, beyond?.id ?? '')).body.data?.step).toBe('approved')
    // A colleague's day is another one, and the receiver's is the same.
    expect((await usd(colleague, owner)).body.data?.step).toBe('proposed')
    shop.clock.advance(24 * hour + 1000)
    expect((await usd(agent, owner)).body.data?.step).toBe('decided')
  })

  it('Z19 is counted under a lock: of many at once no more pass than one after another', async () => {
    const owner = await aSeller()
    const both = [agent, colleague]
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => usd(both[n % 2] as Worker, owner)))
    expect(answers.filter(({ body }) => body.data?.step === 'decided')).toHaveLength(2)
    expect(answers.filter(({ body }) => body.data?.step === 'proposed')).toHaveLength(10)

    // Without the lock two who look at once both see an empty day.
    const facts = { userId: agent.id, receiver: `seller:${await aSeller()}`, worthUnit: 'USD' as const }
    const look = (locked: boolean, seen: Promise<unknown>, tell: () => void) =>
      shop.within(
        'lumen',
        async (tx) => {
          if (locked) await lockDay(tx, 1, facts.userId, facts.receiver)
          const { gained } = await givenInDay(tx, 1, facts)
          tell()
          if (!locked) await seen
          await tx.execute(sql`insert into service_act (tenant_id, id, kind, ref_kind, ref_id, step, outcome, reason, amount, unit,
              user_id, receiver, worth) values (1, gen_random_uuid(), 'correction', 'account', 'x', 'decided', 'correct', 'x', 1,
              'USD', ${facts.userId}, ${facts.receiver}, 100)`)
          return gained
        },
        `service:${facts.userId}`,
      )
    const pair = async (locked: boolean) => {
      const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const seen = Promise.all([one.promise, two.promise])
      return (await Promise.all([look(locked, seen, one.resolve), look(locked, seen, two.resolve)])).sort()
    }
    expect(await pair(false)).toEqual([0, 0])
    expect(await pair(true)).toEqual([200, 300])
  })

  it('Z19 counts points apart from money, and takes nothing from what two people decided', async () => {
    const { id: ownerId } = await shop.buyer()
    for (const step of ['decided', 'decided', 'proposed'])
      expect((await correct(agent, { ownerId })).body.data?.step).toBe(step)
    expect((await usd(agent, await aSeller())).body.data?.step).toBe('decided')
  })
})

describe('coupons', () => {
  it('Z5 of more than one person may give alone wait for a second one, and each is an act in the audit', async () => {
    const code = `BIG-${randomUUID().slice(0, 8)}`.toUpperCase()
    const made = await create(agent, { code, amountOff: 100_000_000, currency: 'USD' })
    expect(made.body.data?.act).toMatchObject({ kind: 'coupon', step: 'decided', userId: agent.id, worth: 0 })
    expect((await grant(agent, code, agent.id)).body.code).toBe('forbidden')
    const friend = await shop.buyer()
    const granted = (await grant(agent, code, friend.id)).body.data
    expect(granted?.act).toMatchObject({
      kind: 'grant',
      step: 'proposed',
      receiver: `user:${friend.id}`,
      worth: 100_000_000,
    })
    expect(await couponsOf(friend.id)).toBe(0)
    expect((await answer(agent, granted?.act.id ?? '')).body.code).toBe('forbidden')
    expect((await answer(colleague, granted?.act.id ?? '')).body.data?.step).toBe('approved')
    expect(await couponsOf(friend.id)).toBe(1)
    const { list } = (await shop.inject(calls.staff.actPage, { body: {} }, shop.as(colleague))).body.data ?? {
      list: [],
    }
    expect(
      list
        .filter(({ userId }) => userId === agent.id)
        .map(({ kind, step }) => `${kind} ${step}`)
        .sort(),
    ).toEqual(['coupon decided', 'grant proposed'])
    await expect(
      shop.within('lumen', (tx) => tx.execute(sql`delete from service_act where kind = 'coupon'`)),
    ).rejects.toThrow()
  })

  it('Z5 whose claims are worth more than that do not exist before a second person approves them', async () => {
    const code = `MANY-${randomUUID().slice(0, 8)}`.toUpperCase()
    const terms = { code, amountOff: 500, currency: 'USD' as const, claimUntil: claimUntil() }
    const made = (await create(agent, { ...terms, claims: 1000 })).body.data
    expect(made?.act).toMatchObject({ step: 'proposed', worth: 500_000 })
    const someone = await shop.buyer()
    const claim = (by: { token: string; tenant: 'lumen' | 'sahra' }) =>
      shop.inject(calls.coupon.claimCoupon, { body: { code } }, { ...by, headers: { 'idempotency-key': randomUUID() } })
    expect((await claim(someone)).body.code).toBe('coupon_invalid')
    expect((await answer(colleague, made?.act.id ?? '')).body.data?.step).toBe('approved')
    // Neither of the two has it; everybody else may.
    expect((await claim(agent)).body.code).toBe('forbidden')
    expect((await claim(colleague)).status).toBe(403)
    expect((await claim(someone)).status).toBe(200)

    // Without a number there are as many as one person may give alone.
    const open = (await create(agent, { ...terms, code: `${code}-2` })).body.data
    expect(open?.act).toMatchObject({ step: 'decided', worth: 200_00 })
    const [left] = await shop.rows(sql`select claims_left from coupon where id = ${open?.id}`)
    expect(left).toEqual({ claims_left: 40 })
  })

  it('Z5 of percents are weighed by a large purchase', async () => {
    const code = `HALF-${randomUUID().slice(0, 8)}`
    await create(agent, { code, percentOff: 50 })
    expect((await grant(agent, code, (await shop.buyer()).id)).body.data?.act.step).toBe('proposed')
    await create(agent, { code: `${code}-S`, percentOff: 10 })
    expect((await grant(agent, `${code}-S`, (await shop.buyer()).id)).body.data?.act.step).toBe('decided')
  })
})

it('Z5 refunds of disputes, paid claims and rewards of reports are acts for a receiver, never for oneself', async () => {
  const id = await shop.refused({ price: 150_00 })
  await shop.dispute(shop.customer, id)
  const first = (await shop.decide(agent, id, 'refund')).body.data
  expect(first).toMatchObject({ step: 'decided', receiver: `user:${shop.customer.id}`, worth: 150_00 })
  // The third of 150.00 to one receiver passes 400.00, whoever decides.
  const steps = []
  for (const by of [colleague, agent]) {
    const next = await shop.refused({ price: 150_00 })
    await shop.dispute(shop.customer, next)
    steps.push((await shop.decide(by, next, 'refund')).body.data?.step)
  }
  expect(steps).toEqual(['decided', 'proposed'])

  const writer = shop.customer
  const reportId = '7100000000000000001'
  await shop.rows(sql`insert into seller_report (tenant_id, id, user_id, seller_id, reason, explanation)
    values (1, ${reportId}, ${writer.id}, ${shop.vendor.sellerId}, 'other', 'They were rude to me.')`)
  const decided = await shop.inject(
    calls.report.decideReport,
    { params: { id: reportId }, body: { approved: true, note: 'True.' } },
    shop.as(agent),
  )
  expect(decided.body.data?.state).toBe('approved')
  const [act] = await shop.rows(sql`select receiver, worth_unit from service_act where kind = 'report'`)
  expect(act).toEqual({ receiver: `user:${writer.id}`, worth_unit: 'POINT' })
})
