import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signInSeller } from '../../../test/support/people.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
let admin: pg.Client
beforeAll(async () => {
  shop = await createVaultShop({ poolSize: 16 })
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type Answer = CallInput<typeof calls.unitClaim.sellerAnswerUnitClaim>['body']['answer']

const unitsOf = async (id: string, by = shop.customer) =>
  (await shop.inject(calls.unitClaim.orderUnits, { params: { id }, query: {} }, shop.as(by))).body.data?.list ?? []
const claim = (id: string, unitId: string, by = shop.customer) =>
  shop.inject(
    calls.unitClaim.claimUnit,
    { params: { id }, body: { unitId, kind: 'used', statement: 'It says: already redeemed.' } },
    shop.as(by),
  )
const answer = (id: string, claimId: string, given: Answer, by = shop.vendor) =>
  shop.inject(
    calls.unitClaim.sellerAnswerUnitClaim,
    { params: { id }, body: { claimId, answer: given, text: 'Looked at it.' } },
    shop.as(by),
  )
const withdraw = (id: string, claimId: string) =>
  shop.inject(calls.unitClaim.withdrawUnitClaim, { params: { id }, body: { claimId } }, shop.as(shop.customer))
const confirm = async (id: string) => {
  await shop.handOver(shop.customer, id)
  const body = { acknowledged: true } as const
  return (await shop.inject(calls.order.confirmOrder, { params: { id }, body }, shop.as(shop.customer))).body.code
}
const mailsAbout = async (text: RegExp) => (await shop.mailbox()).filter(({ subject }) => text.test(subject))

/** A delivered order of gift cards, with more codes in the vault. */
async function ordered(quantity: number, spare = 1) {
  const codes = newCodes(quantity + spare)
  const offerId = await shop.cards(codes)
  const { orderId } = await shop.buyAndPay(shop.customer, offerId, quantity)
  return { codes, offerId, orderId }
}
/** The same with a claim about one of its units. */
async function claimed(quantity = 2, spare = 1) {
  const order = await ordered(quantity, spare)
  const unitId = (await unitsOf(order.orderId))[0]?.unitId ?? ''
  const { body } = await claim(order.orderId, unitId)
  return { ...order, unitId, claimId: body.data?.afterSales.unitClaims[0]?.id ?? '' }
}
const claimIn = async (id: string, unitId?: string) =>
  (await shop.detail(id))?.afterSales.unitClaims.find((one) => unitId === undefined || one.unitId === unitId)

describe('a claim about a unit', () => {
  it('tells the seller, waits in the list with its clock, suspends the completion, and never holds a code', async () => {
    const { orderId, unitId, claimId, codes } = await claimed()
    expect(await shop.detail(orderId)).toMatchObject({
      state: 'delivered',
      next: { actor: 'seller', action: 'answer_claim' },
      afterSales: { unitClaims: [{ unitId, kind: 'used', answer: null }] },
    })
    expect((await claim(orderId, unitId)).body).toMatchObject({ code: 'state_conflict', field: 'unitId' })
    expect((await claim(orderId, unitId, await shop.buyer())).body.code).toBe('not_found')
    const list = (await shop.inject(calls.unitClaim.sellerUnitClaimPage, { body: {} }, shop.as(shop.vendor))).body.data
    expect(list?.list).toMatchObject([{ id: claimId, orderId, masked: expect.stringMatching(/^••••.{1,4}$/) }])
    expect(await confirm(orderId)).toBe('state_conflict')
    // The database refuses the completion as well.
    await expect(
      shop.within(
        'lumen',
        (tx) => tx.execute(sql`update order_head set state = 'confirmed' where id = ${orderId}`),
        'platform',
      ),
    ).rejects.toMatchObject({ cause: { code: 'TP409' } })
    shop.clock.advance(40 * hourMs)
    await shop.deps.jobs.runDue()
    const [reminder, ...others] = await mailsAbout(/waits for your answer/)
    expect(others).toEqual([])
    expect(reminder?.textBody).toContain(`/sell/orders/${orderId}`)
    const told = JSON.stringify([await shop.mailbox(), list, await shop.rows(sql`select * from unit_claim`)])
    // The code was mailed once, by the delivery; nothing about the claim repeats it.
    const mails = JSON.stringify(await mailsAbout(/unit/))
    for (const code of codes) expect(mails).not.toContain(code)
    expect(told).toContain('already redeemed')
    expect((await withdraw(orderId, claimId)).body.data?.actions).toContain('confirm')
    expect(await confirm(orderId)).toBe('0000')
  })

  it('is answered with another unit of the vault, and the buyer has the full time to look at it', async () => {
    const { orderId, unitId, claimId, codes } = await claimed()
    shop.clock.advance(47 * hourMs)
    expect((await answer(orderId, claimId, 'replace', await signInSeller(shop, { sellerId: null }))).body.code).toBe(
      'not_found',
    )
    expect((await answer(orderId, claimId, 'replace')).body.code).toBe('0000')
    expect(new Set(await shop.revealed(orderId)).size).toBe(2)
    const units = await unitsOf(orderId)
    expect(units.filter((unit) => unit.isReplaced).map((unit) => unit.unitId)).toEqual([unitId])
    expect(units).toHaveLength(codes.length)
    expect(await claimIn(orderId)).toMatchObject({ answer: 'replaced', answerText: 'Looked at it.' })
    shop.clock.advance(71 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(orderId))?.state).toBe('delivered')
    shop.clock.advance(2 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(orderId))?.state).toBe('confirmed')
  })

  it('is answered with the price of the unit while the order goes on, and with all that is left for the last one', async () => {
    const { orderId, claimId } = await claimed(3, 0)
    const total = (await shop.detail(orderId))?.total.minor ?? 0
    expect((await answer(orderId, claimId, 'refund')).body.code).toBe('0000')
    const first = Math.floor(total / 3)
    expect(await shop.detail(orderId)).toMatchObject({ state: 'delivered', partRefunded: { minor: first } })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(orderId)).toMatchObject({ transfers: 1, minor: first, provider: first })
    expect(await checkInvariants(shop.db)).toEqual([])
    for (const { unitId } of (await unitsOf(orderId)).filter(({ isClaimable }) => isClaimable)) {
      await claim(orderId, unitId)
      const open = await claimIn(orderId, unitId)
      expect((await answer(orderId, open?.id ?? '', 'refund')).body.code).toBe('0000')
    }
    await shop.deps.jobs.runDue()
    expect((await shop.detail(orderId))?.state).toBe('refunded')
    expect(await shop.moneyBack(orderId)).toMatchObject({ transfers: 3, minor: total, provider: total })
    const back = (await shop.detail(orderId))?.afterSales.unitClaims.map(({ refunded }) => refunded?.minor ?? 0) ?? []
    expect(back.reduce((sum, minor) => sum + minor, 0)).toBe(total)
    expect(await mailsAbout(/price of a unit goes back/)).toHaveLength(3)
  })

  it('settles the rest of the price after the refund of one unit', async () => {
    const { orderId, claimId } = await claimed(2, 0)
    await answer(orderId, claimId, 'refund')
    expect(await confirm(orderId)).toBe('0000')
    const { earnings } = (
      await shop.inject(calls.seller.sellerOrderDetail, { params: { id: orderId } }, shop.as(shop.vendor))
    ).body.data ?? { earnings: undefined }
    const { price, refunded, fee, payout } = earnings ?? {}
    expect((fee?.minor ?? 0) + (payout?.minor ?? 0)).toBe((price?.minor ?? 0) - (refunded?.minor ?? 0))
    const [settled] = await shop.rows<{ minor: number }>(sql`select sum(p.amount)::int as minor from transfer t
      join posting p on p.transfer_id = t.id and p.amount > 0 where t.kind = 'settle' and t.ref_id = ${orderId}`)
    expect(settled?.minor).toBe((price?.minor ?? 0) - (refunded?.minor ?? 0))
  })

  it('leads to a dispute when it is refused or not answered in time, and staff give back what is left at most', async () => {
    const refused = await claimed(2, 0)
    expect((await shop.dispute(shop.customer, refused.orderId)).body.code).toBe('state_conflict')
    expect((await answer(refused.orderId, refused.claimId, 'refuse')).body.code).toBe('0000')
    expect((await shop.detail(refused.orderId))?.actions).toEqual(
      expect.arrayContaining(['confirm', 'refund', 'dispute']),
    )
    const silent = await claimed(2, 0)
    const before = [await mailsAbout(/did not answer your claim/), await mailsAbout(/time to answer a claim is over/)]
    shop.clock.advance(49 * hourMs)
    expect((await answer(silent.orderId, silent.claimId, 'refund')).body.code).toBe('state_conflict')
    await shop.deps.jobs.runDue()
    expect(await claimIn(silent.orderId)).toMatchObject({ answer: 'unanswered' })
    const after = [await mailsAbout(/did not answer your claim/), await mailsAbout(/time to answer a claim is over/)]
    expect(after.map((mails, index) => mails.length - (before[index]?.length ?? 0))).toEqual([1, 1])
    for (const { orderId } of [refused, silent])
      expect((await shop.dispute(shop.customer, orderId)).body.data?.state).toBe('disputed')
    const decide = (id: string, amount: number) =>
      shop.inject(
        calls.staff.decideDispute,
        { params: { id }, body: { outcome: 'part', amount, reason: 'One of two works.' } },
        shop.as(shop.desk[0]),
      )
    expect((await decide(silent.orderId, 1)).body.code).toBe('0000')
    expect((await shop.decide(shop.desk[0], refused.orderId, 'refund')).body.code).toBe('0000')
    expect((await shop.detail(silent.orderId))?.state).toBe('confirmed')
  })

  it('ends with a request for the whole price, and the order is refunded without the part that went back', async () => {
    const { orderId, claimId } = await claimed(3, 0)
    await answer(orderId, claimId, 'refund')
    const unitId = (await unitsOf(orderId)).find((unit) => unit.isClaimable)?.unitId ?? ''
    await claim(orderId, unitId)
    await shop.requestRefund(shop.customer, orderId)
    expect(await claimIn(orderId, unitId)).toMatchObject({ answer: 'closed' })
    expect((await shop.answer(orderId, 'accept')).body.code).toBe('0000')
    await shop.deps.jobs.runDue()
    const total = (await shop.detail(orderId))?.total.minor
    expect(await shop.moneyBack(orderId)).toMatchObject({ transfers: 2, minor: total, provider: total })
  })
})

it('a buyer claims units of an order a hundred times at most', async () => {
  const { orderId, claimId, unitId } = await claimed(1, 0)
  await withdraw(orderId, claimId)
  await admin.query(
    `insert into unit_claim (tenant_id, id, order_id, unit_id, kind, statement, claimed_at, answer_by, answer, answered_at)
     select tenant_id, gen_random_uuid(), order_id, unit_id, kind, statement, claimed_at, answer_by, answer, answered_at
     from unit_claim, generate_series(1, 98) where id = $1`,
    [claimId],
  )
  const last = await claim(orderId, unitId)
  const open = last.body.data?.afterSales.unitClaims.find(({ answer }) => answer === null)
  expect((await withdraw(orderId, open?.id ?? '')).body.code).toBe('0000')
  expect((await claim(orderId, unitId)).body.code).toBe('rate_limited')
})

describe('at the same moment', () => {
  it('a claim and the confirmation: the order is settled or claimed, 10 times', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 10; round++) {
      const { orderId } = await ordered(1, 0)
      const unitId = (await unitsOf(orderId))[0]?.unitId ?? ''
      await shop.handOver(shop.customer, orderId)
      const body = { acknowledged: true } as const
      const acts = [
        () => claim(orderId, unitId),
        () => shop.inject(calls.order.confirmOrder, { params: { id: orderId }, body }, shop.as(shop.customer)),
      ]
      const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const { state, afterSales } = (await shop.detail(orderId)) ?? {}
      outcomes.add(`${state} ${afterSales?.unitClaims.length}`)
    }
    expect([...outcomes].every((one) => one === 'confirmed 0' || one === 'delivered 1')).toBe(true)
  }, 60_000)

  it('replaced, refunded, refused and withdrawn: one of them holds, 10 times', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 10; round++) {
      const { orderId, claimId, unitId } = await claimed(2, 1)
      const acts = [
        () => answer(orderId, claimId, 'refund'),
        () => answer(orderId, claimId, 'replace'),
        () => shop.inject(calls.vault.replaceUnit, { params: { id: orderId }, body: { unitId } }, shop.as(shop.vendor)),
        () => withdraw(orderId, claimId),
      ]
      const turned = [...acts.slice(round % 4), ...acts.slice(0, round % 4)]
      const answers = await Promise.all(turned.map((act) => act()))
      const state = (await claimIn(orderId))?.answer ?? ''
      outcomes.add(state)
      // A unit whose claim was withdrawn may still be replaced by its seller.
      expect([1, state === 'withdrawn' ? 2 : 1]).toContain(answers.filter(({ status }) => status === 200).length)
      await shop.deps.jobs.runDue()
      const back = await shop.moneyBack(orderId)
      expect(back?.transfers).toBe(state === 'refunded' ? 1 : 0)
      expect(new Set(await shop.revealed(orderId)).size).toBe(2)
      shop.clock.advance(hourMs)
    }
    expect(outcomes.size).toBeGreaterThan(1)
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 90_000)

  it('control: check finds a unit that was refunded twice, and an open claim of a settled dispute', async () => {
    const { orderId, claimId, unitId } = await claimed(2, 0)
    await answer(orderId, claimId, 'refund')
    await admin.query('alter table unit_claim disable trigger user')
    await admin.query(
      `insert into unit_claim (tenant_id, id, order_id, unit_id, kind, statement, claimed_at, answer_by, answer, refunded_minor, answered_at)
       select tenant_id, gen_random_uuid(), order_id, unit_id, kind, statement, claimed_at, answer_by, 'refunded', 1, answered_at
       from unit_claim where id = $1`,
      [claimId],
    )
    expect((await checkInvariants(shop.db)).join('\n')).toContain('unit claim: refunded without the part')
    await admin.query('delete from unit_claim where unit_id = $1 and refunded_minor = 1', [unitId])
    await admin.query('update unit_claim set answer = null, refunded_minor = null, answered_at = null where id = $1', [
      claimId,
    ])
    expect((await checkInvariants(shop.db)).join('\n')).toContain('refunded without the part')
    const [part] = (await admin.query('select minor from part_refund where order_id = $1', [orderId])).rows
    await admin.query(
      `update unit_claim set answer = 'refunded', refunded_minor = $2, answered_at = now() where id = $1`,
      [claimId, part.minor],
    )
    await admin.query('alter table unit_claim enable trigger user')
  })
})
