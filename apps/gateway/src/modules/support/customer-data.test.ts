import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { type SignedIn, signInSeller, signInStaff } from '../../../test/support/people.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const body = { reason: 'Asked for it by letter.' }
const lead = () => signInStaff(shop, 'lumen', 'support_lead')
const exported = async (id: string, by?: SignedIn) =>
  shop.inject(calls.support.exportCustomer, { params: { id }, body }, shop.as(by ?? (await lead())))
const erased = async (id: string, by?: SignedIn) =>
  shop.inject(calls.support.eraseCustomer, { params: { id }, body }, shop.as(by ?? (await lead())))
const mailsTo = async (id: string) =>
  (await shop.mailbox()).filter(({ toAddress }) => toAddress === `b${id}@example.com`).map(({ subject }) => subject)

describe('the data of a customer', () => {
  it('is exported without secrets, told by mail, and in the audit log', async () => {
    const buyer = await shop.buyer()
    await shop.buyAndPay(buyer, await shop.offer({ accounts: true }))
    const answer = (await exported(buyer.id)).body.data
    expect(answer?.fileName).toBe(`account-${buyer.id}.json`)
    expect(answer?.document).toContain('A thing worth having')
    expect(answer?.document).not.toMatch(/canary|_ct"/)
    expect(await mailsTo(buyer.id)).toEqual(['Your data was exported'])
    const [entry] = await shop.rows(sql`select call, subjects, reason from audit_entry order by seq desc limit 1`)
    expect(entry).toEqual({ call: 'support.exportCustomer', subjects: [buyer.id], reason: body.reason })
  })

  it('is not erased while an order is open, and afterwards for good, with one last mail', async () => {
    const buyer = await shop.buyer()
    await shop.sold({ by: buyer })
    expect((await erased(buyer.id)).body.code).toBe('orders_open')
    const other = await shop.buyer()
    expect((await erased(other.id)).body.code).toBe('0000')
    const [row] = await shop.rows(sql`select email, nick_name, enabled from app_user where id = ${other.id}`)
    expect(row).toEqual({ email: null, nick_name: 'Deleted user', enabled: false })
    expect(await mailsTo(other.id)).toEqual(['Your account was deleted'])
    expect((await erased(other.id)).body.code).toBe('state_conflict')
  })

  it('asks who somebody is, needs the permission, and is not for staff, sellers and other tenants', async () => {
    const buyer = await shop.buyer()
    const late = await lead()
    shop.clock.set(new Date(shop.clock.now().getTime() + 11 * minuteMs))
    for (const call of [exported, erased]) {
      expect((await call(buyer.id, late)).body.code).toBe('step_up_required')
      expect((await call(buyer.id, await signInStaff(shop, 'lumen', 'support'))).status).toBe(403)
      const own = await lead()
      for (const { id } of [own, await lead(), await signInSeller(shop, { sellerId: null })])
        expect((await call(id, own)).body.code).toBe('forbidden')
      expect((await call((await shop.buyer('sahra')).id)).status).toBe(404)
    }
  })
})
