import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs, secondMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passShop } from '../../../test/support/pass-shop.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
let pass: ReturnType<typeof passShop>
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  pass = passShop(shop)
  await pass.setPlan()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const membershipOf = async (by: Buyer) => (await shop.inject(calls.pass.myPass, {}, shop.via(by))).body.data
const periods = (by: Buyer) => pass.periods(by)

describe('a subscription', () => {
  it('E-25 is refused without consent, and creates no purchase', async () => {
    const by = await shop.buyer()
    for (const consent of [undefined, false]) {
      const body = { autoRenew: true, ...(consent === undefined ? {} : { consent }) }
      const answer = await shop.inject(calls.pass.subscribePass, { body }, shop.via(by, randomUUID()))
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, 'consent_required', 'consent'])
    }
    expect(await shop.rows(sql`select 1 from purchase where buyer_id = ${by.id}`)).toEqual([])
  })

  it('G-48 is pending until it is paid, then active; it fails if the card is declined or 15 minutes pass', async () => {
    const by = await shop.buyer()
    const result = async (id: string) =>
      (await shop.inject(calls.pass.subscriptionResult, { params: { id } }, shop.via(by))).body.data
    const first = await pass.subscribe(by, true)
    expect(await result(first.subscriptionId)).toMatchObject({ state: 'pending', endsAt: null, autoRenew: true })
    const started = await shop.startPayment(by, first.purchaseId)
    await shop.typeCard(started.body.data?.redirectUrl ?? '', '4000000000000002')
    await shop.deps.jobs.runDue()
    expect(await result(first.subscriptionId)).toMatchObject({ state: 'failed', failure: 'card_declined' })
    await shop.typeCard(started.body.data?.redirectUrl ?? '', '4242424242424242')
    await shop.deps.jobs.runDue()
    expect(await result(first.subscriptionId)).toMatchObject({
      state: 'active',
      failure: null,
      periodNo: 1,
      endsAt: new Date(shop.clock.now().getTime() + 30 * dayMs).toISOString(),
      total: { minor: 1299, currency: 'USD' },
    })
    const other = await shop.buyer()
    const unpaid = await pass.subscribe(other, true)
    const params = { id: unpaid.subscriptionId }
    expect((await shop.inject(calls.pass.subscriptionResult, { params }, shop.via(by))).body.code).toBe('not_found')
    shop.clock.advance(15 * minuteMs)
    expect((await shop.inject(calls.pass.subscriptionResult, { params }, shop.via(other))).body.data?.state).toBe(
      'failed',
    )
    expect((await shop.startPayment(other, unpaid.purchaseId)).body.code).toBe('order_not_payable')
  })

  it('I-27 C-60 lasts exactly 30 times 24 hours, even over a leap day, and shows its end and renewal', async () => {
    shop.clock.set(new Date('2028-02-15T22:30:00Z'))
    const by = await shop.buyer()
    await pass.member(by, false)
    expect(await membershipOf(by)).toMatchObject({
      state: 'active_manual',
      autoRenew: false,
      endsAt: '2028-03-16T22:30:00.000Z',
      renewsAt: null,
      access: { kind: 'pass', until: '2028-03-16T22:30:00.000Z' },
    })
    await expect(
      shop.rows(
        sql`insert into membership_period select tenant_id, membership_id, 2, ends_at, ends_at + interval '721 hours', purchase_id, gen_random_uuid() from membership_period limit 1`,
      ),
    ).rejects.toThrow()
  })

  it('I-31 is not refunded once it is active', async () => {
    const by = await shop.buyer()
    const { subscriptionId } = await pass.member(by, true)
    const before = await pass.income()
    const refund = await shop.inject(calls.pass.refundPass, { params: { id: subscriptionId }, body: {} }, shop.via(by))
    expect([refund.status, refund.body.code]).toEqual([409, 'refund_after_activation'])
    expect(await pass.income()).toBe(before)
    const other = await shop.buyer()
    const foreign = { params: { id: subscriptionId }, body: {} }
    expect((await shop.inject(calls.pass.refundPass, foreign, shop.via(other))).body.code).toBe('not_found')
  })

  it('keeps its paid period after a chargeback, and is not renewed', async () => {
    const by = await shop.buyer()
    const { purchaseId } = await pass.member(by, true)
    const before = await pass.income()
    const session = await shop.sessionOf(purchaseId)
    for (let attempt = 0; attempt < 2; attempt++) await shop.sendEvent({ ...session, state: 'refunded' })
    expect(await pass.income()).toBe(before - 1299)
    const [period] = await periods(by)
    const until = period?.endsAt.toISOString()
    expect(await membershipOf(by)).toMatchObject({
      state: 'active_manual',
      autoRenew: false,
      access: { kind: 'pass', until },
    })
    const alerts = await shop.rows<{ kind: string }>(
      sql`select a.kind from finance_alert a join membership m on m.id::text = a.ref_id where m.user_id = ${by.id}`,
    )
    expect(alerts).toEqual([{ kind: 'charged_back' }])
    // The chargeback removed the saved card, and without a saved card the renewal cannot be turned on.
    const answer = await shop.inject(calls.pass.setAutoRenew, { body: { on: true } }, shop.via(by))
    expect(answer.body.code).toBe('state_conflict')
    shop.clock.set(new Date((period?.endsAt.getTime() ?? 0) - dayMs))
    await shop.deps.jobs.runDue()
    expect(await periods(by)).toHaveLength(1)
    expect(await pass.charged(by)).toBe(1)
  })

  it('Z13 subtracts the amount of a lost dispute from the pass income, and nothing for a won dispute', async () => {
    for (const [outcome, lostMinor, state] of [
      ['dispute_lost', 1299, 'active_manual'],
      ['dispute_won', 0, 'active_auto'],
    ] as const) {
      const by = await shop.buyer()
      const { purchaseId } = await pass.member(by, true)
      const before = await pass.income()
      const session = await shop.sessionOf(purchaseId)
      const dispute = `dp_${randomUUID()}`
      const reinstated = outcome === 'dispute_won' ? (['dispute_reinstated'] as const) : []
      // The provider may send events in any order and more than once.
      for (const event of [outcome, 'disputed', 'dispute_withdrawn', ...reinstated, outcome] as const)
        expect((await shop.sendEvent({ ...session, dispute, state: event })).statusCode).toBe(200)
      expect([await pass.income(), (await membershipOf(by))?.state]).toEqual([before - lostMinor, state])
      const [chargebacks] = await shop.rows<{ n: number }>(
        sql`select coalesce(sum(balance), 0)::int as n from ledger_account where purpose = 'chargeback'`,
      )
      expect(chargebacks?.n).toBe(0)
    }
  })

  it('Z13 does not charge the card while a payment is disputed, and renews once the dispute is won', async () => {
    const by = await shop.buyer()
    const { purchaseId } = await pass.member(by, true)
    const session = await shop.sessionOf(purchaseId)
    const dispute = `dp_${randomUUID()}`
    await shop.sendEvent({ ...session, dispute, state: 'disputed' })
    const [period] = await periods(by)
    shop.clock.set(new Date((period?.endsAt.getTime() ?? 0) - dayMs))
    await shop.deps.jobs.runDue()
    expect([await pass.charged(by), (await membershipOf(by))?.state]).toEqual([1, 'active_auto'])
    await shop.sendEvent({ ...session, dispute, state: 'dispute_won' })
    shop.clock.advance(6 * hourMs)
    await shop.deps.jobs.runDue()
    expect([await pass.charged(by), (await periods(by)).length]).toEqual([2, 2])
  })

  it('refunds the later of two payments for one period', async () => {
    const by = await shop.buyer()
    const [one, two] = [await pass.subscribe(by, false), await pass.subscribe(by, false)]
    for (const { purchaseId } of [one, two]) await shop.startPayment(by, purchaseId)
    const sessions = await Promise.all([shop.sessionOf(one.purchaseId), shop.sessionOf(two.purchaseId)])
    await shop.rows(sql`update sandbox_session set state = 'paid'`)
    await Promise.all(sessions.map((session) => shop.sendEvent({ ...session, state: 'captured' })))
    await shop.deps.jobs.runDue()
    expect(await periods(by)).toHaveLength(1)
    const states = await shop.rows<{ state: string }>(
      sql`select c.state from membership_charge c where c.user_id = ${by.id} order by 1`,
    )
    expect(states.map(({ state }) => state)).toEqual(['active', 'returned'])
  })
})

describe('renewal', () => {
  it('D-37 charges once, one day before the end, and the next period starts where this one ends', async () => {
    const by = await shop.buyer()
    await pass.member(by, true)
    const [first] = await periods(by)
    const end = first?.endsAt.getTime() ?? 0
    shop.clock.set(new Date(end - dayMs - secondMs))
    await shop.deps.jobs.runDue()
    expect(await periods(by)).toHaveLength(1)
    shop.clock.set(new Date(end - dayMs))
    await shop.deps.jobs.runDue()
    await shop.deps.jobs.runDue()
    const both = await periods(by)
    expect(both.map(({ startsAt }) => startsAt.getTime())).toEqual([first?.startsAt.getTime(), end])
    expect(await membershipOf(by)).toMatchObject({ state: 'active_auto', periodNo: 2, autoRenew: true })
    expect(await pass.charged(by)).toBe(2)
  })

  it('D-38 does not happen if it is turned off: the pass ends exactly at its end time', async () => {
    const by = await shop.buyer()
    await pass.member(by, false)
    const [period] = await periods(by)
    const end = period?.endsAt.getTime() ?? 0
    shop.clock.set(new Date(end - secondMs))
    await shop.deps.jobs.runDue()
    expect(await membershipOf(by)).toMatchObject({ state: 'active_manual', access: { kind: 'pass' } })
    shop.clock.set(new Date(end))
    // No job has run at this time yet.
    expect(await membershipOf(by)).toMatchObject({ state: 'expired', access: { kind: 'none' } })
    const login = await pass.login(by, 'device-one')
    expect([login.status, login.body.code]).toEqual([403, 'pass_required'])
    await shop.deps.jobs.runDue()
    expect(await pass.charged(by)).toBe(1)
  })

  it('D-57 happens after it is turned on, and does not after it is turned off', async () => {
    const [turnedOff, turnedOn] = [await shop.buyer(), await shop.buyer()]
    await pass.member(turnedOff, true)
    await pass.member(turnedOn, false)
    const setRenewal = (by: Buyer, value: boolean) =>
      shop.inject(calls.pass.setAutoRenew, { body: { on: value } }, shop.via(by))
    expect((await setRenewal(turnedOff, false)).body.data).toMatchObject({
      state: 'active_manual',
      autoRenew: false,
      renewsAt: null,
    })
    expect((await setRenewal(turnedOn, true)).body.data).toMatchObject({ state: 'active_auto', autoRenew: true })
    shop.clock.advance(31 * dayMs)
    await shop.deps.jobs.runDue()
    expect(await membershipOf(turnedOff)).toMatchObject({ state: 'expired', periodNo: 1 })
    expect(await membershipOf(turnedOn)).toMatchObject({ state: 'active_auto', periodNo: 2 })
    expect([await pass.charged(turnedOff), await pass.charged(turnedOn)]).toEqual([1, 2])
    expect((await setRenewal(turnedOff, true)).body.code).toBe('state_conflict')
  })
})

describe('trials and devices', () => {
  it('S50 D-48 starts the trial of 24 hours at the first client login, and never again', async () => {
    const by = await pass.trialist(24)
    expect((await membershipOf(by))?.trial).toMatchObject({ state: 'available', hours: 24 })
    const start = shop.clock.now().getTime()
    const first = await pass.login(by, 'trial-device-1')
    expect(first.body.data).toMatchObject({ access: 'trial', until: new Date(start + dayMs).toISOString() })
    shop.clock.advance(5 * hourMs)
    const repeated = await pass.login(by, 'trial-device-1')
    expect(repeated.body.data?.until).toBe(first.body.data?.until)
    shop.clock.advance(19 * hourMs - 1)
    expect((await pass.login(by, 'trial-device-1')).body.data?.access).toBe('trial')
    shop.clock.advance(1)
    expect((await pass.login(by, 'trial-device-1')).body.code).toBe('pass_required')
    expect((await membershipOf(by))?.trial).toMatchObject({ state: 'over' })
    // Another user on the same device gets no second trial.
    const otherUser = await pass.trialist(24)
    expect((await pass.login(otherUser, 'trial-device-1')).body.code).toBe('pass_required')
  })

  it('D-48 shows a trial as replaced, not as used, if the user paid for a pass before the trial began', async () => {
    const by = await pass.trialist(24)
    await pass.member(by, false)
    expect((await membershipOf(by))?.trial).toEqual({ state: 'replaced', hours: 24, endsAt: null })
    expect((await pass.login(by, 'paid-first')).body.data?.access).toBe('pass')
    expect((await membershipOf(by))?.trial.state).toBe('replaced')
    shop.clock.advance(31 * dayMs)
    expect((await pass.login(by, 'paid-first')).body.code).toBe('pass_required')
    expect((await membershipOf(by))?.trial.state).toBe('replaced')
    const tried = await pass.trialist(24)
    await pass.login(tried, 'tried-first')
    await pass.member(tried, false)
    shop.clock.advance(2 * dayMs)
    expect((await membershipOf(tried))?.trial.state).toBe('over')
  })

  it('D-49 I-29 gives some users a trial of six hours, which the server shows and enforces', async () => {
    const by = await pass.trialist(6)
    expect((await membershipOf(by))?.trial.hours).toBe(6)
    const { leaseId = '' } = (await pass.login(by, 'short-device')).body.data ?? {}
    shop.clock.advance(6 * hourMs - secondMs)
    expect((await pass.beat(by, leaseId)).body.data?.access).toBe('trial')
    shop.clock.advance(secondMs)
    expect((await pass.beat(by, leaseId)).body.code).toBe('pass_required')
    const long = await pass.trialist(24)
    await pass.login(long, 'long-device')
    shop.clock.advance(dayMs - secondMs)
    expect((await membershipOf(long))?.access.kind).toBe('trial')
    shop.clock.advance(secondMs)
    expect((await membershipOf(long))?.access.kind).toBe('none')
  })

  it('D-51 allows one device at a time: a second takes over or waits until the first misses 3 heartbeats', async () => {
    const by = await shop.buyer()
    await pass.member(by, false)
    const firstLease = (await pass.login(by, 'device-one')).body.data?.leaseId ?? ''
    expect((await pass.login(by, 'device-two')).body.code).toBe('device_in_use')
    const secondLease = (await pass.login(by, 'device-two', true)).body.data?.leaseId ?? ''
    const replaced = await pass.beat(by, firstLease)
    expect([replaced.status, replaced.body.code, replaced.body.msg]).toEqual([
      409,
      'device_replaced',
      'Your membership was taken over by another device',
    ])
    shop.clock.advance(180 * secondMs - 1)
    expect((await pass.login(by, 'device-one')).body.code).toBe('device_in_use')
    shop.clock.advance(1)
    expect((await pass.login(by, 'device-one')).status).toBe(200)
    expect((await pass.beat(by, secondLease)).body.code).toBe('device_replaced')
    const leaseId = (await pass.login(by, 'device-one')).body.data?.leaseId ?? ''
    await shop.inject(calls.pass.passDeviceRelease, { body: { leaseId } }, shop.via(by))
    expect((await pass.login(by, 'device-two')).status).toBe(200)
  })

  it('admits exactly one of twenty devices that log in at once; a check before the write admits more', async () => {
    const by = await shop.buyer()
    await pass.member(by, false)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => pass.login(by, `parallel-${n}`)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.code === 'device_in_use')).toHaveLength(19)
    // Control: under the same load, a login that checks before it writes admits more than one device.
    const unprotected = await shop.buyer()
    const admitted = await Promise.all(
      Array.from({ length: 8 }, () =>
        shop.within('lumen', async (tx) => {
          const { rows } = await tx.execute(sql`select 1 from pass_device where user_id = ${unprotected.id}`)
          await tx.execute(sql`select pg_sleep(0.05)`)
          return rows.length === 0
        }),
      ),
    )
    expect(admitted.filter(Boolean).length).toBeGreaterThan(1)
  })
})
