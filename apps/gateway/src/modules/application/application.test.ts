import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { signInStaff } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { checkInvariants } from '../check-invariants.ts'
import { isFreeName } from './application-store.ts'

const deposit = 50_00
let shop: PayoutShop
beforeAll(async () => {
  shop = await createPayoutShop()
  await shop.settings({ sellerDepositUsd: deposit, payoutWeekday: 0 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type Form = CallInput<typeof calls.application.submitApplication>['body']
let names = 0
const applyAs = async (by: Buyer, change: Partial<Form> = {}) => {
  const documents = change.documents ?? [(await upload(shop, by, 'id_card')).id]
  const body: Form = {
    ...{ nickName: `Silver Goods ${++names}`, kind: 'person', legalName: 'Ada Miller', number: '1990-12-31' },
    ...{ address: '1 Long Street, Old Town', country: 'DE', goods: 'Accounts and coins of two games.' },
    ...{ agreed: true as const, ...change, documents },
  }
  return shop.inject(calls.application.submitApplication, { body }, shop.via(by))
}
const mine = async (by: Buyer) => (await shop.inject(calls.application.myApplication, {}, shop.via(by))).body.data
const decide = (id: string, accept: boolean, by = shop.desk[0]) =>
  shop.inject(
    calls.application.decideApplication,
    { params: { id }, body: { accept, text: 'Passport, valid, the face matches.' } },
    shop.as(by),
  )
const payDeposit = (by: Buyer) => shop.inject(calls.application.payDeposit, {}, shop.via(by, randomUUID()))

/** An account whose application was accepted. */
async function accepted() {
  const by = await shop.buyer()
  const { body } = await applyAs(by)
  const id = body.data?.id ?? ''
  expect((await decide(id, true)).body.data?.state).toBe('accepted')
  return { by, id }
}
/** Opens the payment page of the deposit; `pay` types a card there and reports the capture. */
async function openedPage(by: Buyer) {
  const purchaseId = (await payDeposit(by)).body.data?.purchaseId ?? ''
  const { body } = await shop.startPayment(by, purchaseId)
  const session = await shop.sessionOf(purchaseId)
  const pay = async () => {
    await shop.typeCard(body.data?.redirectUrl ?? '', '4242424242424242')
    await shop.sendEvent({ ...session, state: 'captured' })
  }
  return { purchaseId, session, pay }
}
async function paidDeposit(by: Buyer) {
  const page = await openedPage(by)
  await page.pay()
  return page
}
const sellerOf = async (by: Buyer) =>
  (
    await shop.rows<{ id: string; ekyc: boolean; deposit: boolean; nick_name: string }>(
      sql`select id, ekyc, deposit, nick_name from seller where user_id = ${by.id}`,
    )
  )[0]
const heldOf = async (sellerId = '') =>
  Number(
    (
      await shop.rows<{ balance: string }>(
        sql`select balance from ledger_account where purpose = 'deposit' and owner_id = ${sellerId}`,
      )
    )[0]?.balance ?? 0,
  )

describe('an application to sell', () => {
  it('becomes a seller after staff looked at it and the deposit arrived', async () => {
    const by = await shop.buyer()
    expect(await mine(by)).toMatchObject({ application: null, mayApply: true, deposit: { minor: deposit } })
    const { body } = await applyAs(by)
    expect(body.data).toMatchObject({ state: 'submitted', depositDue: null })
    const id = body.data?.id ?? ''
    expect(await mine(by)).toMatchObject({ mayApply: false })
    const [first] =
      (await shop.inject(calls.application.applicationPage, { body: { state: 'submitted' } }, shop.as(shop.desk[0])))
        .body.data?.list ?? []
    expect(first?.id).toBe(id)
    const detail = await shop.inject(
      calls.application.applicationDetail,
      { params: { id }, body: {} },
      shop.as(shop.desk[0]),
    )
    expect(detail.headers['cache-control']).toBe('no-store')
    expect(detail.body.data).toMatchObject({ legalName: 'Ada Miller', number: '1990-12-31', mayDecide: true })
    const picture = await shop.app.inject({
      url: detail.body.data?.documents[0]?.url.replace(/^https?:\/\/[^/]+/, '') ?? '',
    })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sellerOf(by)).toBeUndefined()

    expect((await decide(id, true)).body.data).toMatchObject({ state: 'accepted', mayDecide: false })
    expect((await decide(id, false)).body.code).toBe('state_conflict')
    expect(await mine(by)).toMatchObject({ application: { state: 'accepted', depositDue: { minor: deposit } } })
    expect(await sellerOf(by)).toBeUndefined()
    await paidDeposit(by)
    const seller = await sellerOf(by)
    expect(seller).toMatchObject({ ekyc: true, deposit: true, nick_name: body.data?.nickName })
    expect(await heldOf(seller?.id)).toBe(deposit)
    // The account works for its seller with the session that it has.
    expect((await shop.inject(calls.standing.ownStanding, {}, shop.via(by))).body.data?.standing).toBe('active')
    expect((await applyAs(by)).body.code).toBe('state_conflict')
  })

  it('keeps names, numbers and addresses sealed', async () => {
    const by = await shop.buyer()
    await applyAs(by, { legalName: 'Grace Unmistakable', number: '1985-01-02', address: '77 Hidden Lane' })
    const [row] = await shop.rows<{ text: string }>(
      sql`select seller_application::text as text from seller_application where user_id = ${by.id}`,
    )
    for (const clear of ['Unmistakable', '1985-01-02', 'Hidden Lane']) {
      expect(row?.text).not.toContain(clear)
      expect(row?.text).not.toContain(Buffer.from(clear).toString('hex'))
    }
  })

  it('is refused with the wrong field named', async () => {
    const by = await shop.buyer()
    const problem = async (change: Partial<Form>) => {
      const { body } = await applyAs(by, change)
      return [body.code, body.field]
    }
    expect(await problem({ number: '2015-01-01' })).toEqual(['format_error', 'number'])
    expect(await problem({ number: '1990-02-30' })).toEqual(['format_error', 'number'])
    expect(await problem({ legalName: '\u200b\u200b\u200b' })).toEqual(['format_error', 'legalName'])
    expect(await problem({ nickName: 'N0rth  Star' })).toEqual(['seller_name_taken', 'nickName'])
    const other = await shop.buyer()
    const stolen = await upload(shop, other, 'id_card')
    expect(await problem({ documents: [stolen.id] })).toEqual(['not_found', 'fileIds'])
    expect((await applyAs(by, { kind: 'company', number: 'HRB 1234' })).status).toBe(200)
  })

  it('exists once for an account, however many tabs send it', async () => {
    const by = await shop.buyer()
    const sent = await Promise.all(Array.from({ length: 4 }, () => applyAs(by)))
    expect(sent.map(({ body }) => body.code).toSorted()).toEqual(['0000', ...Array(3).fill('state_conflict')])
  })

  it('is not accepted twice with names that look the same, however fast staff decide', async () => {
    const people = [await shop.buyer(), await shop.buyer()]
    const ids: string[] = []
    for (const by of people) ids.push((await applyAs(by, { nickName: 'Twin Peak' })).body.data?.id ?? '')
    const decided = await Promise.all(ids.map((id) => decide(id, true)))
    expect(decided.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'seller_name_taken'])
    // Control: two transactions that only look find the name free.
    const look = () => shop.within('lumen', (tx) => isFreeName(tx, 1, 'Lone Peak'))
    expect(await Promise.all([look(), look()])).toEqual([true, true])
  })

  it('is not decided by its applicant, nor by staff without the permission', async () => {
    const by = await shop.buyer()
    const id = (await applyAs(by)).body.data?.id ?? ''
    const support = await signInStaff(shop, 'lumen', 'support')
    expect((await decide(id, true, support)).body.code).toBe('forbidden')
    await shop.rows(
      sql`insert into role_member (tenant_id, side, user_id, preset) values (1, 'staff', ${by.id}, 'owner')`,
    )
    await shop.rows(sql`update app_user set user_type = user_type | 1 where id = ${by.id}`)
    expect((await decide(id, true, { ...support, id: by.id, token: by.token })).body.code).toBe('forbidden')
  })

  it('is refused with a reason that the applicant reads, who may apply again', async () => {
    const by = await shop.buyer()
    const id = (await applyAs(by)).body.data?.id ?? ''
    expect((await decide(id, false)).body.data?.state).toBe('refused')
    const { application, mayApply } = (await mine(by)) ?? {}
    expect([application?.reason, mayApply]).toEqual(['Passport, valid, the face matches.', true])
    const mails = (await shop.mailbox()).filter(({ textBody }) => textBody.includes('the face matches'))
    expect(mails).toHaveLength(1)
    expect((await applyAs(by)).status).toBe(200)
    expect((await shop.inject(calls.application.withdrawApplication, {}, shop.via(by))).status).toBe(200)
    expect((await shop.inject(calls.application.withdrawApplication, {}, shop.via(by))).body.code).toBe(
      'state_conflict',
    )
  })

  it('leaves nothing of its papers after the account is deleted', async () => {
    const by = await shop.buyer()
    await applyAs(by)
    expect((await shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, shop.via(by))).status).toBe(200)
    const [row] = await shop.rows<{ state: string; facts_ct: null; files: number }>(
      sql`select state, facts_ct, (select count(*)::int from seller_application_file f where f.application_id = a.id) as files
        from seller_application a where user_id = ${by.id}`,
    )
    expect(row).toEqual({ state: 'withdrawn', facts_ct: null, files: 0 })
  })
})

describe('a deposit', () => {
  it('is paid once, even if the events come at the same time and again', async () => {
    const { by } = await accepted()
    const [one, two] = [(await payDeposit(by)).body.data, (await payDeposit(by)).body.data]
    expect(two?.purchaseId).toBe(one?.purchaseId)
    const purchaseId = one?.purchaseId ?? ''
    await shop.startPayment(by, purchaseId)
    const session = await shop.sessionOf(purchaseId)
    await Promise.all(Array.from({ length: 6 }, () => shop.sendEvent({ ...session, state: 'captured' })))
    expect(await heldOf((await sellerOf(by))?.id)).toBe(deposit)
    expect((await payDeposit(by)).body.code).toBe('state_conflict')
  })

  /** The state of a payment, and what is told to the provider. */
  const refundOf = async (purchaseId: string) => {
    await shop.deps.jobs.runDue()
    const [row] = await shop.rows<{ state: string; refunds: number; alerts: number }>(sql`
      select p.state, (select count(*)::int from sandbox_refund r join sandbox_session s on s.id = r.session_id where s.payment_id = p.id) as refunds,
        (select count(*)::int from finance_alert f where f.kind = 'deposit_in_vain' and f.ref_id = p.id::text) as alerts
      from payment p where p.purchase_id = ${purchaseId}`)
    return row
  }
  const refunded = { state: 'refunded', refunds: 1, alerts: 1 }

  it('is given back if the application was withdrawn meanwhile', async () => {
    const { by } = await accepted()
    const { purchaseId, session, pay } = await openedPage(by)
    await shop.inject(calls.application.withdrawApplication, {}, shop.via(by))
    await pay()
    await shop.sendEvent({ ...session, state: 'captured' })
    expect(await sellerOf(by)).toBeUndefined()
    expect(await refundOf(purchaseId)).toEqual(refunded)
    // The provider reports the refund, which changes nothing.
    await shop.sendEvent({ ...session, state: 'refunded' })
    expect(await refundOf(purchaseId)).toEqual(refunded)
  })

  it('opens the seller by the payment that arrives first, also of an older purchase; the other is given back', async () => {
    const { by } = await accepted()
    const older = await openedPage(by)
    shop.clock.advance(60 * minuteMs)
    const newer = await openedPage(by)
    expect(newer.purchaseId).not.toBe(older.purchaseId)
    await older.pay()
    expect(await heldOf((await sellerOf(by))?.id)).toBe(deposit)
    await newer.pay()
    expect(await heldOf((await sellerOf(by))?.id)).toBe(deposit)
    expect(await refundOf(newer.purchaseId)).toEqual(refunded)
    expect((await refundOf(older.purchaseId))?.state).toBe('captured')
    // A chargeback of the payment that opened the seller takes its deposit.
    await shop.sendEvent({ ...older.session, state: 'refunded' })
    expect(await heldOf((await sellerOf(by))?.id)).toBe(0)
  })

  it('is given back to somebody who became a member of another seller, or whose name was taken', async () => {
    const member = await accepted()
    await shop.rows(sql`insert into role_member (tenant_id, side, user_id, seller_id, preset)
      values (1, 'seller', ${member.by.id}, ${shop.vendor.sellerId}, 'seller_staff')`)
    expect(await refundOf((await paidDeposit(member.by)).purchaseId)).toEqual(refunded)
    const named = await accepted()
    await shop.rows(sql`update seller_application set nick_name = 'North Star' where id = ${named.id}`)
    expect(await refundOf((await paidDeposit(named.by)).purchaseId)).toEqual(refunded)
    expect(await sellerOf(named.by)).toBeUndefined()
  })

  it('that a bank took back in part is no deposit: the rest goes to the balance', async () => {
    const { by } = await accepted()
    const { session } = await paidDeposit(by)
    const seller = await sellerOf(by)
    await shop.sendEvent({ ...session, amount: { minor: 20_00, currency: 'USD' }, state: 'refunded' })
    const balances = await shop.rows<{ purpose: string; balance: string }>(
      sql`select purpose, balance::text from ledger_account where owner_id = ${seller?.id} and purpose in ('deposit', 'payable') order by purpose`,
    )
    expect(balances).toEqual([
      { purpose: 'deposit', balance: '0' },
      { purpose: 'payable', balance: '3000' },
    ])
    expect((await sellerOf(by))?.deposit).toBe(false)
  })

  it('goes back to the balance, not while an order is unfinished, and only once', async () => {
    const { by } = await accepted()
    await paidDeposit(by)
    const seller = await sellerOf(by)
    const finance = await signInStaff(shop, 'lumen', 'finance')
    const giveBack = () =>
      shop.inject(
        calls.application.returnDeposit,
        { params: { sellerId: seller?.id ?? '' }, body: { reason: 'Stopped selling.' } },
        shop.as(finance),
      )
    const [kind] = await shop.rows<{ brandId: string; categoryId: string }>(sql`
      select b.id::text as "brandId", c.id::text as "categoryId" from brand b, category c
      where b.tenant_id = 1 and c.tenant_id = 1 and b.alias = 'skyforge' and c.alias = 'kind-1'`)
    const { body } = await shop.inject(
      calls.seller.sellerOfferCreate,
      {
        body: {
          ...{ brandId: kind?.brandId ?? '', categoryId: kind?.categoryId ?? '', title: 'The last one' },
          ...{ priceMinor: 1000, stock: 1, delivery: 'Meet the courier.' },
        },
      },
      shop.via(by),
    )
    const buyer = await shop.buyer()
    const { orderIds } = await shop.buyPaid(buyer, body.data?.id ?? '')
    expect((await giveBack()).body.code).toBe('orders_open')
    await shop.deps.jobs.runDue()
    // Delivered, and the buyer may still object.
    expect((await giveBack()).body.code).toBe('orders_open')
    const id = orderIds[0] ?? ''
    await shop.handOver(buyer, id)
    await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.via(buyer))
    const all = await Promise.all([giveBack(), giveBack(), giveBack()])
    expect(all.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'not_found', 'not_found'])
    expect(await heldOf(seller?.id)).toBe(0)
    expect((await sellerOf(by))?.deposit).toBe(false)
    const [payable] = await shop.rows<{ balance: string }>(
      sql`select balance from ledger_account where purpose = 'payable' and owner_id = ${seller?.id}`,
    )
    expect(Number(payable?.balance)).toBe(deposit + 920)
  })

  it('that a bank took back is no longer held', async () => {
    const { by } = await accepted()
    const { session } = await paidDeposit(by)
    const seller = await sellerOf(by)
    await shop.sendEvent({ ...session, state: 'refunded' })
    expect(await heldOf(seller?.id)).toBe(0)
    expect((await sellerOf(by))?.deposit).toBe(false)
  })
})
