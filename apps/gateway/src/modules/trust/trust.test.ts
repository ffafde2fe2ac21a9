import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { verificationChecks } from '@tradepost/domain/offer/verification'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { type SignedIn, signInSeller, signInStaff } from '../../../test/support/people.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { checkInvariants } from '../check-invariants.ts'
import { sweepMarks } from './expire-marks.ts'

let shop: PayoutShop
let seller: SignedIn & { sellerId: string }
let support: SignedIn
let second: SignedIn
beforeAll(async () => {
  shop = await createPayoutShop()
  seller = await signInSeller(shop)
  support = await signInStaff(shop, 'lumen', 'support')
  second = await signInStaff(shop, 'lumen', 'finance')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const state = async (offerId: string, by: SignedIn = seller) =>
  (await shop.inject(calls.trust.sellerVerification, { params: { id: offerId } }, shop.as(by))).body
async function ask(offerId: string, by: SignedIn = seller) {
  const { id } = await upload(shop, by)
  const body = { fileIds: [id], note: 'Rank on the first picture.' }
  return (await shop.inject(calls.trust.sellerAskVerification, { params: { id: offerId }, body }, shop.as(by))).body
}
const look = async (id: string, by: SignedIn = support) =>
  (await shop.inject(calls.trust.verificationDetail, { params: { id } }, shop.as(by))).body
type Report = CallInput<typeof calls.trust.reportVerification>['body']
const passed = verificationChecks.map((key) => ({ key, passed: true, note: '' }))
async function report(id: string, more: Partial<Report> = {}, by: SignedIn = support) {
  const version = (await look(id)).data?.listing.version ?? ''
  const body = { version, checks: passed, summary: 'Four pictures of the account.', ...more }
  return (await shop.inject(calls.trust.reportVerification, { params: { id }, body }, shop.as(by))).body
}
const shown = async (offerId: string) =>
  (
    await shop.inject(calls.offer.offerDetail, {
      params: { id: offerId },
      body: { isGetGuaranteeInfo: true, isGetSellerInfo: true },
    })
  ).body.data
const edit = (offerId: string, body: CallInput<typeof calls.seller.sellerOfferEdit>['body']) =>
  shop.inject(calls.seller.sellerOfferEdit, { params: { id: offerId }, body }, shop.as(seller))
const asOwner = (text: string) => shop.asOwner(text)

/** An offer of one account that staff verified. */
async function verified() {
  const offerId = await shop.offer({ accounts: true })
  const id = (await ask(offerId)).data?.requests[0]?.id ?? ''
  expect((await report(id)).data).toMatchObject({ state: 'passed' })
  return { offerId, id }
}

describe('a verification', () => {
  it('is asked for with pictures that staff see, and shows the mark with its date', async () => {
    const offerId = await shop.offer({ accounts: true })
    expect((await state(offerId)).data).toMatchObject({ mayAsk: true, verified: false, until: null, days: 90 })
    const asked = await ask(offerId)
    expect(asked.data).toMatchObject({ mayAsk: false, requests: [{ state: 'waiting' }] })
    expect((await ask(offerId)).code).toBe('state_conflict')
    const id = asked.data?.requests[0]?.id ?? ''
    const page = (await shop.inject(calls.trust.verificationPage, { body: { state: 'waiting' } }, shop.as(support)))
      .body
    expect(page.data?.list).toMatchObject([{ id, state: 'waiting', owner: null }])
    const taken = await shop.inject(calls.trust.takeVerification, { params: { id } }, shop.as(support))
    expect(taken.body.data).toMatchObject({ owner: { id: support.id }, mayDecide: true })
    const picture = taken.body.data?.pictures[0]?.url ?? ''
    expect((await shop.app.inject({ url: new URL(picture).pathname + new URL(picture).search })).statusCode).toBe(200)
    expect(JSON.stringify(taken.body)).not.toMatch(/canary-|hero-/)
    await report(id)
    const now = shop.clock.now()
    expect((await shown(offerId))?.verifiedReport).toEqual({
      ...{ checkedAt: now.toISOString(), role: 'staff', basis: 'pictures' },
      checks: verificationChecks.map((key) => ({ key, passed: true })),
    })
    expect((await state(offerId)).data).toMatchObject({
      verified: true,
      until: new Date(now.getTime() + 90 * dayMs).toISOString(),
    })
    expect((await report(id)).code).toBe('state_conflict')
  })

  it('that fails tells the seller why, who may ask again', async () => {
    const offerId = await shop.offer({ accounts: true })
    const id = (await ask(offerId)).data?.requests[0]?.id ?? ''
    const failed = passed.map((check) => (check.key === 'email_shown' ? { ...check, passed: false } : check))
    expect(await report(id, { checks: failed })).toMatchObject({ code: 'bad_request', field: 'note.email_shown' })
    const explained = failed.map((check) => (check.passed ? check : { ...check, note: 'The page is cut off.' }))
    expect((await report(id, { checks: explained })).data).toMatchObject({ state: 'failed' })
    expect((await shown(offerId))?.verified).toBe(false)
    const mail = (await shop.mailbox('lumen')).find(({ subject }) => subject.startsWith('Not verified:'))
    expect(mail?.textBody).toContain('The page is cut off.')
    expect((await ask(offerId)).data).toMatchObject({ requests: [{ state: 'waiting' }, { state: 'failed' }] })
  })

  it('is refused for goods that are not one account, for offers of others, and about an outdated listing', async () => {
    expect((await ask(await shop.offer({ stock: 4 }))).code).toBe('state_conflict')
    expect((await ask(await shop.offer({ accounts: true, stock: 2 }))).code).toBe('state_conflict')
    const offerId = await shop.offer({ accounts: true })
    const other = await signInSeller(shop, { sellerId: null })
    expect((await ask(offerId, other)).code).toBe('not_found')
    const id = (await ask(offerId)).data?.requests[0]?.id ?? ''
    const { version } = (await look(id)).data?.listing ?? { version: '' }
    await edit(offerId, { title: 'Another account altogether' })
    expect(await report(id, { version })).toMatchObject({ code: 'state_conflict', field: 'version' })
    expect((await report(id, {}, await signInStaff(shop, 'lumen', 'finance'))).code).toBe('forbidden')
    await report(id, { checks: passed.map((check) => ({ ...check, passed: false, note: 'Nothing to see.' })) })
  })

  it('is not decided by somebody who acts for the seller', async () => {
    const offerId = await shop.offer({ accounts: true })
    const id = (await ask(offerId)).data?.requests[0]?.id ?? ''
    await shop.rows(
      sql`insert into role_member (tenant_id, side, user_id, preset, since) values (1, 'staff', ${seller.id}, 'support', moment())`,
    )
    await shop.rows(sql`update app_user set user_type = user_type | ${userType.employee}::int where id = ${seller.id}`)
    expect((await report(id, {}, seller)).code).toBe('forbidden')
    await asOwner(`delete from role_member where side = 'staff' and user_id = ${seller.id}`)
    await report(id)
  })

  it.each([
    ['title', { title: 'A thing worth even more' }],
    ['description', { description: 'Another description.' }],
    ['stock', { available: 3 }],
  ] as const)('ends when the %s changes', async (name, change) => {
    const { offerId, id } = await verified()
    await shop.rows(sql`update offer set delivery_mode = delivery_mode where id = ${offerId}`)
    if (name === 'stock') await shop.rows(sql`update offer set received = 2, available = 2 where id = ${offerId}`)
    else await edit(offerId, change)
    expect(await shown(offerId)).toMatchObject({ verified: false, verifiedReport: null })
    expect((await state(offerId)).data?.requests[0]).toMatchObject({ id, ended: { cause: 'changed', reason: null } })
    if (name === 'stock') await shop.rows(sql`update offer set received = 1, available = 1 where id = ${offerId}`)
  })

  it('stays when something else changes', async () => {
    const { offerId } = await verified()
    await edit(offerId, { priceMinor: 4200, status: 2 })
    expect((await state(offerId)).data?.verified).toBe(true)
  })

  it('is withdrawn by staff with a reason', async () => {
    const { offerId, id } = await verified()
    const body = { reason: 'A buyer reported a ban.' }
    const withdraw = () => shop.inject(calls.trust.withdrawVerification, { params: { id }, body }, shop.as(support))
    expect((await withdraw()).body.data?.ended).toMatchObject({ cause: 'withdrawn', reason: body.reason })
    expect((await withdraw()).body.code).toBe('state_conflict')
    expect((await shown(offerId))?.verified).toBe(false)
  })

  it('ends when it is too old, sooner after the setting was lowered', async () => {
    const { offerId } = await verified()
    const set = (days: number, by: SignedIn = shop.staff) =>
      shop.inject(calls.trust.setVerifiedDays, { body: { days } }, shop.as(by))
    expect((await set(30, support)).body.code).toBe('forbidden')
    await shop.clock.advance(40 * dayMs)
    await sweepMarks(shop.deps)
    expect((await state(offerId)).data?.verified).toBe(true)
    await set(30)
    expect((await state(offerId)).data).toMatchObject({
      verified: false,
      requests: [{ ended: { cause: 'expired' } }],
    })
    await set(90)
  })

  it('cannot be claimed: the database refuses a mark without a report of its own that passed', async () => {
    const { id } = await verified()
    const offerId = await shop.offer({ accounts: true })
    const write = (set: string) =>
      shop.rows(sql.raw(`update offer set ${set} where id = ${offerId}`)).then(
        () => 'written',
        (error: { cause?: { code?: string } }) => error.cause?.code,
      )
    const words = `verified_report = '{"checkedAt": "2026-01-01T00:00:00Z", "checks": [{"key": "a", "passed": true}]}'`
    expect(await write(`verified = true, ${words}`)).toBe('23514')
    expect(await write(`verified = true, ${words}, verified_by = '${randomUUID()}'`)).toBe('23503')
    expect(await write(`verified = true, ${words}, verified_by = '${id}'`)).toBe('23503')
    const failed = (await ask(offerId)).data?.requests[0]?.id ?? ''
    expect(await write(`verified = true, ${words}, verified_by = '${failed}'`)).toBe('23503')
    await report(failed, { checks: passed.map((check) => ({ ...check, passed: false, note: 'Nothing to see.' })) })
    expect(await write(`verified = true, ${words}, verified_by = '${failed}'`)).toBe('23503')
    await expect(
      shop.rows(sql`update verification set summary = 'Something else' where id = ${failed}`),
    ).rejects.toThrow()
  })

  it('is found by the check where the database was written around its guards', async () => {
    const offerId = await shop.offer({ accounts: true })
    await asOwner(`alter table offer disable trigger offer_marks`)
    await asOwner(`alter table offer drop constraint offer_verified`)
    const report = `'{"checkedAt": "2026-01-01T00:00:00Z", "checks": [{"key": "a", "passed": true}]}'`
    await asOwner(`update offer set verified = true, insured = true, verified_report = ${report} where id = ${offerId}`)
    expect(await checkInvariants(shop.db)).toEqual([
      expect.stringContaining('verified: an offer without a current report'),
      expect.stringContaining('insured: an offer differs from the rule'),
    ])
    await asOwner(`alter table offer enable trigger offer_marks`)
    await asOwner(`update offer set verified = false, verified_report = null, insured = false where id = ${offerId}`)
    await asOwner(`alter table offer add constraint offer_verified
      check (verified = (verified_by is not null) and verified = report_passes(verified_report))`)
  })
})

describe('the insurance', () => {
  const category = '1900000000000000100'
  const all = { categoryId: category, insured: true, verifiedOnly: false, needsDeposit: false, minLevel: null }
  async function change(body: Partial<CallInput<typeof calls.trust.changeInsurance>['body']> = {}, by = shop.staff) {
    await shop.confirmIdentity(by)
    const given = { ...all, reason: 'Decided on Monday.', ...body }
    const answer = (await shop.inject(calls.trust.changeInsurance, { body: given }, shop.as(by))).body
    await shop.deps.jobs.runDue()
    return answer
  }
  async function limit(to: number, by = shop.staff) {
    await shop.confirmIdentity(by)
    return (
      await shop.inject(calls.trust.changeInsuranceLimit, { body: { limit: to, reason: 'Agreed.' } }, shop.as(by))
    ).body
  }
  async function answer(id: string, approve: boolean, by = second) {
    await shop.confirmIdentity(by)
    const body = (await shop.inject(calls.trust.answerInsurance, { params: { id }, body: { approve } }, shop.as(by)))
      .body
    await shop.deps.jobs.runDue()
    return body
  }
  const isInsured = async (offerId: string) => (await shown(offerId))?.insured

  it('follows the rule of a category, for offers that are listed and new ones; orders keep theirs', async () => {
    const listed = await shop.offer({ accounts: true })
    expect(await isInsured(listed)).toBe(false)
    const changed = await change()
    expect(changed.data?.changes[0]).toMatchObject({ state: 'applied', categoryId: category })
    expect([await isInsured(listed), await isInsured(await shop.offer({ accounts: true }))]).toEqual([true, true])
    expect((await shown(listed))?.guarantee?.insuranceRule).toEqual({
      ...{ verifiedOnly: false, needsDeposit: false, minLevel: null },
    })
    const buyer = await shop.buyer()
    const { orderId } = await shop.buyAndPay(buyer, listed)
    await change({ insured: false })
    const detail = await shop.inject(calls.order.orderDetail, { params: { id: orderId } }, shop.via(buyer))
    expect(detail.body.data?.insuredUntil).not.toBeNull()
    expect(await isInsured(listed)).toBe(false)
  })

  it('follows marks: verified offers only, a deposit, a level', async () => {
    const offerId = await shop.offer({ accounts: true })
    await change({ verifiedOnly: true })
    expect(await isInsured(offerId)).toBe(false)
    const id = (await ask(offerId)).data?.requests[0]?.id ?? ''
    await report(id)
    expect(await isInsured(offerId)).toBe(true)
    await edit(offerId, { title: 'Not what was verified' })
    expect(await isInsured(offerId)).toBe(false)
    await change({ minLevel: 2 })
    expect(await isInsured(offerId)).toBe(false)
    await shop.rows(sql`update seller set level = 2 where id = ${seller.sellerId}`)
    expect(await isInsured(offerId)).toBe(true)
    await shop.rows(sql`update seller set level = null where id = ${seller.sellerId}`)
    await change({ insured: false })
  })

  it('cannot be claimed by writing the mark', async () => {
    const offerId = await shop.offer({ accounts: true })
    await shop.rows(sql`update offer set insured = true where id = ${offerId}`)
    expect(await isInsured(offerId)).toBe(false)
  })

  it('needs two persons where it adds exposure above the limit', async () => {
    await limit(0)
    const offerId = await shop.offer({ accounts: true, price: 5000 })
    const proposed = await change()
    const [first] = proposed.data?.changes ?? []
    expect(first).toMatchObject({ state: 'proposed', mayAnswer: false })
    expect(await isInsured(offerId)).toBe(false)
    expect((await answer(first?.id ?? '', true, shop.staff)).code).toBe('forbidden')
    expect((await answer(first?.id ?? '', true)).data?.changes[0]).toMatchObject({ state: 'applied' })
    expect((await answer(first?.id ?? '', true)).code).toBe('state_conflict')
    expect(await isInsured(offerId)).toBe(true)
    // One person may always take away.
    expect((await change({ insured: false })).data?.changes[0]).toMatchObject({ state: 'applied' })
    const higher = await limit(1_000_000)
    expect(higher.data?.limit).toBe(0)
    expect(higher.data?.changes[0]).toMatchObject({ state: 'proposed', limit: 1_000_000 })
    expect((await answer(higher.data?.changes[0]?.id ?? '', true)).data?.limit).toBe(1_000_000)
  })

  it('is refused for goods that nobody can take back, and for staff without the permission', async () => {
    expect((await change({ categoryId: '1900000000000000109' })).code).toBe('not_found')
    expect((await change({}, support)).code).toBe('forbidden')
  })
})

describe('a mark of a seller', () => {
  const act = async (mark: 'identity' | 'indemnity', given: boolean, by: SignedIn = shop.staff) =>
    (
      await shop.inject(
        calls.trust.changeSellerMark,
        { params: { id: seller.sellerId }, body: { mark, given, reason: 'An identity card, by video.' } },
        shop.as(by),
      )
    ).body

  it('is given and withdrawn by staff, and shown with its date', async () => {
    const offerId = await shop.offer({ accounts: true })
    expect((await act('identity', true, support)).code).toBe('forbidden')
    const given = await act('identity', true)
    const at = shop.clock.now().toISOString()
    expect(given.data?.marks[0]).toMatchObject({
      mark: 'identity',
      given: true,
      at,
      reason: 'An identity card, by video.',
    })
    expect((await shown(offerId))?.sellerInfo).toMatchObject({ ekycSince: at, depositSince: null })
    expect((await act('identity', true)).code).toBe('state_conflict')
    await act('identity', false)
    expect(await shown(offerId)).toMatchObject({ seller: { ekyc: false }, sellerInfo: { ekycSince: null } })
  })

  it('cannot be claimed by writing it', async () => {
    await shop.rows(sql`update seller set ekyc = true, deposit = true, indemnity = true where id = ${seller.sellerId}`)
    const [row] = await shop.rows(sql`select ekyc, deposit, indemnity from seller where id = ${seller.sellerId}`)
    expect(row).toEqual({ ekyc: false, deposit: false, indemnity: false })
    await expect(shop.rows(sql`update seller_mark set given = true`)).rejects.toThrow()
  })
})

describe('the risk of a seller and of a buyer', () => {
  it('counts orders that were refunded, late or disputed in 30 and 90 days', async () => {
    const buyer = await shop.buyer()
    const { orderId } = await shop.buyAndPay(buyer, await shop.offer({ accounts: true }))
    const read = async () => ({
      seller: (
        await shop.inject(calls.standing.staffSellerDetail, { params: { id: seller.sellerId } }, shop.as(shop.staff))
      ).body.data?.risk,
      buyer: (
        await shop.inject(calls.support.customerDetail, { params: { id: buyer.id }, body: {} }, shop.as(shop.staff))
      ).body.data?.risk,
    })
    expect((await read()).buyer).toMatchObject({ days30: { orders: 1, refunds: 0, chargebacks: 0 } })
    await shop.inject(
      calls.afterSales.requestRefund,
      { params: { id: orderId }, body: { reason: 'It never worked.' } },
      shop.via(buyer, randomUUID()),
    )
    await shop.inject(
      calls.afterSales.sellerAnswerRefund,
      { params: { id: orderId }, body: { answer: 'accept', text: 'Sorry.' } },
      { ...shop.as(seller), headers: { 'idempotency-key': randomUUID() } },
    )
    await shop.deps.jobs.runDue()
    const { seller: ofSeller, buyer: ofBuyer } = await read()
    expect(ofBuyer).toMatchObject({ days30: { orders: 1, refunds: 1 }, days90: { refunds: 1 } })
    expect(ofSeller?.days30.refunds).toBeGreaterThanOrEqual(1)
    await shop.clock.advance(40 * dayMs)
    expect((await read()).buyer).toMatchObject({ days30: { orders: 0, refunds: 0 }, days90: { orders: 1, refunds: 1 } })
  })
})
