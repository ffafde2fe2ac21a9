import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import {
  newestCode,
  register,
  requestCode,
  requestToken,
  type SignedIn,
  signInSeller,
  signInStaff,
} from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'

let shop: AfterSalesShop
let agent: SignedIn
let buyer: Buyer
beforeAll(async () => {
  shop = await createAfterSalesShop()
  agent = await signInStaff(shop, 'lumen', 'support')
})
beforeEach(async () => {
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const reason = 'Charged three payments back.'
const ban = (id: string, more: { until?: string } = {}, by = agent) =>
  shop.inject(calls.support.banCustomer, { params: { id }, body: { reason, ...more } }, shop.as(by))
const unban = (id: string, by = agent) =>
  shop.inject(calls.support.unbanCustomer, { params: { id }, body: { reason: 'A mistake.' } }, shop.as(by))
const customer = async (id: string) =>
  (await shop.inject(calls.support.customerDetail, { params: { id }, body: {} }, shop.as(agent))).body.data
const isSignedIn = async ({ token }: Buyer) =>
  (await shop.inject(calls.account.userBaseInfo, { body: {} }, { token })).status === 200
const subjects = async (id: string) =>
  (await shop.mailbox()).filter(({ toAddress }) => toAddress.includes(id)).map(({ subject }) => subject)

describe('a ban of a customer', () => {
  it('ends the sessions, refuses signing in and buying, tells the customer, and lets running orders finish', async () => {
    const id = await shop.sold({ by: buyer })
    expect((await ban(buyer.id)).body.code).toBe('0000')
    expect(await isSignedIn(buyer)).toBe(false)
    const offerId = await shop.offer({ stock: 2 })
    await expect(shop.buy(buyer, offerId)).rejects.toThrow()
    expect(await customer(buyer.id)).toMatchObject({
      state: 'banned',
      sessions: { open: 0 },
      bans: [{ reason, ended: null }],
    })
    expect(await subjects(buyer.id)).toContain('Your account is banned')
    expect((await shop.deliver(id)).body.code).toBe('0000')
    const [order] = await shop.rows<{ state: string }>(sql`select state from order_head where id = ${id}`)
    expect(order?.state).toBe('delivered')
    const [entry] = await shop.rows(
      sql`select call, reason, after from audit_entry where call = 'support.banCustomer' order by seq desc limit 1`,
    )
    expect(entry).toEqual({ call: 'support.banCustomer', reason, after: { banned: true, until: null } })
  })

  it('refuses a sign-in by code while it runs, and takes one again afterwards', async () => {
    const email = `${randomUUID()}@x.example`
    const { user_info: user } = await register(shop, email)
    const signIn = async () => {
      shop.clock.set(new Date(shop.clock.now().getTime() + 5 * minuteMs))
      await requestCode(shop, email)
      return (await requestToken(shop, { grantType: 'captcha', email, code: await newestCode(shop, email) })).status
    }
    expect(await signIn()).toBe(200)
    await ban(user.userId)
    expect(await signIn()).not.toBe(200)
    expect((await customer(user.userId))?.state).toBe('banned')
    expect((await unban(user.userId)).body.code).toBe('0000')
    const after = await customer(user.userId)
    expect(after).toMatchObject({ state: 'active', bans: [{ ended: { reason: 'A mistake.' } }] })
    expect(await signIn()).toBe(200)
    expect((await unban(user.userId)).body.code).toBe('state_conflict')
  })

  it('ends at its time by itself, and a ban that was ended and begun anew keeps its own end', async () => {
    const at = shop.clock.now().getTime()
    const until = (days: number) => ({ until: new Date(at + days * dayMs).toISOString() })
    await ban(buyer.id, until(1))
    await unban(buyer.id)
    shop.clock.set(new Date(at + 1000))
    await ban(buyer.id, until(3))
    shop.clock.set(new Date(at + 2 * dayMs))
    await shop.deps.jobs.runDue()
    expect((await customer(buyer.id))?.state).toBe('banned')
    shop.clock.set(new Date(at + 3 * dayMs + 1000))
    await shop.deps.jobs.runDue()
    expect(await customer(buyer.id)).toMatchObject({ state: 'active', bans: [{ ended: { by: null } }, {}] })
    expect(await subjects(buyer.id)).toContain('Your account can be used again')
  })

  it('is refused for oneself, staff, sellers who may sell, other tenants, a second time, and an end in the past', async () => {
    const seller = await signInSeller(shop, { sellerId: null })
    for (const { id } of [agent, await signInStaff(shop, 'lumen', 'owner'), seller])
      expect((await ban(id)).status).toBe(403)
    expect((await customer(seller.id))?.mayBan).toBe(false)
    expect((await ban((await shop.buyer('sahra')).id)).status).toBe(404)
    expect((await ban(buyer.id, { until: '2026-01-01T00:00:00.000Z' })).body).toMatchObject({ field: 'until' })
    expect((await ban(buyer.id, {}, await signInStaff(shop, 'lumen', 'finance'))).status).toBe(403)
    await ban(buyer.id)
    expect((await ban(buyer.id)).body.code).toBe('state_conflict')
  })
})

describe('a mail that is sent again', () => {
  const mailsOf = (id: string) =>
    shop.rows<{ id: string; key: string; subject: string; attempts: number }>(
      sql`select id, mail_key as key, subject, attempts from mail where ref_id = ${id} order by created_at, mail_key`,
    )
  const resend = (id: string, key = randomUUID(), by = agent) =>
    shop.inject(calls.support.resendMail, { params: { id } }, shop.as(by, key))

  it('is copied once for a key, to the same address, at most three times, and is in the audit log', async () => {
    const id = await shop.sold()
    await shop.deliver(id)
    const [mail] = (await mailsOf(id)).filter(({ key }) => key.startsWith('sellerDelivered'))
    const key = randomUUID()
    const [first, second] = [await resend(mail?.id ?? '', key), await resend(mail?.id ?? '', key)]
    expect(second.body.data).toEqual(first.body.data)
    expect(first.body.data).toMatchObject({ subject: mail?.subject, state: 'waiting', orderId: id })
    const copies = async () => (await mailsOf(id)).filter((row) => row.key.startsWith('again:'))
    expect(await copies()).toHaveLength(1)
    const [sent, copy] = await Promise.all(
      [mail?.id, first.body.data?.id].map(async (one) => (await shop.mailbox()).find((row) => row.id === one)),
    )
    expect([copy?.toAddress, copy?.textBody]).toEqual([sent?.toAddress, sent?.textBody])
    // A copy counts as its original.
    expect((await resend(copy?.id ?? '')).status).toBe(200)
    expect((await resend(mail?.id ?? '')).status).toBe(200)
    expect((await resend(mail?.id ?? '')).status).toBe(429)
    expect(await copies()).toHaveLength(3)
    const [entry] = await shop.rows(sql`select call, subjects from audit_entry order by seq desc limit 1`)
    expect(entry).toEqual({ call: 'support.resendMail', subjects: [mail?.id] })
  })

  it('is tried anew if it was given up; one with a sign-in code is not sent again', async () => {
    const id = await shop.sold()
    const [mail] = await mailsOf(id)
    await shop.rows(sql`update mail set attempts = 12, last_error = 'EDNS' where id = ${mail?.id}`)
    expect((await resend(mail?.id ?? '')).body.data).toMatchObject({ id: mail?.id, state: 'waiting', attempts: 0 })
    await shop.rows(sql`update mail set mail_key = null where id = ${mail?.id}`)
    expect((await resend(mail?.id ?? '')).body.code).toBe('state_conflict')
    expect((await resend(randomUUID())).status).toBe(404)
    expect((await resend(mail?.id ?? '', randomUUID(), await signInStaff(shop, 'lumen', 'analyst'))).status).toBe(403)
  })
})
