import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../test/support/after-sales-shop.ts'
import { passShop } from '../../test/support/pass-shop.ts'
import { buildApp } from '../app.ts'
import { taskClocks } from './clocks.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const advanceHours = async (hours: number) => {
  shop.clock.advance(hours * hourMs)
  await shop.deps.jobs.runDue()
}
/** Subjects of the mails about an order that went to its buyer or seller, oldest first. */
const subjectsTo = async (to: 'buyer' | 'seller', orderId: string) =>
  (await shop.mailbox())
    .filter(({ toAddress }) => (toAddress === shop.email) === (to === 'buyer'))
    .filter(({ mailKey, textBody }) => mailKey?.includes(orderId) || textBody?.includes(orderId))
    .map(({ subject }) => subject.replace(/:? ?A thing worth having/, ''))
    .toReversed()
const stateOf = async (id: string) => (await shop.detail(id))?.state

describe('every deadline after which inaction costs a user something', () => {
  it('Z11 begins with a mail and has a reminder, unless nobody loses anything by staying silent', async () => {
    const tasks: string[] = []
    const jobs = { ...shop.deps.jobs, handle: (task: string) => void tasks.push(task) }
    const { app } = await buildApp({ ...shop.deps, jobs })
    await app.close()
    expect(tasks.toSorted()).toEqual(Object.keys(taskClocks).toSorted())
    for (const clock of Object.values(taskClocks)) {
      if ('because' in clock) continue
      expect(tasks).toContain(clock.reminder.task)
      expect(clock.begins.length).toBeGreaterThan(0)
    }
  })

  it('Z11 of an order is planned only by the function that also plans its mails', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const planned = files.filter(
      (name) =>
        /(?<!\.test)\.ts$/.test(name) &&
        /jobs\.add\([^)]*\b(?:autoConfirm|autoRefund|endRefusal)\b/.test(
          readFileSync(path.join(import.meta.dirname, name), 'utf8'),
        ),
    )
    expect(planned).toEqual([])
  })

  it('Z11 tells a buyer that a seller has delivered, and a day before silence confirms it', async () => {
    const id = await shop.sold()
    const before = (await subjectsTo('buyer', id)).length
    await shop.deliver(id)
    expect((await subjectsTo('buyer', id)).slice(before)).toEqual(['Your seller has delivered'])
    const mail = (await shop.mailbox()).find(({ mailKey }) => mailKey?.startsWith(`sellerDelivered:${id}`))
    expect(mail?.textBody).toMatch(/If you say nothing by Mar \d+, 2026/)
    expect(JSON.stringify(await shop.mailbox())).not.toContain('Meet me at the gate.')
    await advanceHours(47)
    expect((await subjectsTo('buyer', id)).slice(before)).toHaveLength(1)
    await advanceHours(1)
    await advanceHours(1)
    expect((await subjectsTo('buyer', id)).slice(before + 1)).toEqual(['Is everything right with your order?'])
    await advanceHours(24)
    expect([await stateOf(id), (await subjectsTo('buyer', id)).length]).toEqual(['confirmed', before + 2])
  })

  it('Z11 sends no reminder once the order has moved on or the deadline is over', async () => {
    const [confirmed, refundRequested, late] = [await shop.sold(), await shop.sold(), await shop.sold()]
    for (const id of [confirmed, refundRequested, late]) await shop.deliver(id)
    await shop.handOver(shop.customer, confirmed)
    await shop.inject(
      calls.order.confirmOrder,
      { params: { id: confirmed }, body: { acknowledged: true } },
      shop.as(shop.customer),
    )
    shop.clock.advance(40 * hourMs)
    await shop.requestRefund(shop.customer, refundRequested)
    await advanceHours(40)
    for (const id of [confirmed, refundRequested, late])
      expect(await subjectsTo('buyer', id)).not.toContain('Is everything right with your order?')
    expect(await stateOf(late)).toBe('confirmed')
  })

  it('Z11 reminds a seller to deliver and to answer, and a buyer to dispute a refused refund', async () => {
    const soon = 'Time to open a dispute runs out'
    const [undelivered, silent, refused, disputed] = [
      await shop.sold(),
      await shop.sold(),
      await shop.sold(),
      await shop.sold(),
    ]
    await advanceHours(1)
    expect(await subjectsTo('seller', undelivered)).toEqual(['You sold', 'A delivery is due soon'])
    for (const id of [silent, refused, disputed]) await shop.requestRefund(shop.customer, id)
    for (const id of [refused, disputed]) await shop.answer(id, 'refuse')
    await shop.dispute(shop.customer, disputed)
    await advanceHours(35)
    expect(await subjectsTo('seller', silent)).not.toContain('A refund request waits for your answer')
    await advanceHours(1)
    expect(await subjectsTo('seller', silent)).toContain('A refund request waits for your answer')
    for (const id of [refused, disputed])
      expect(await subjectsTo('seller', id)).not.toContain('A refund request waits for your answer')
    await advanceHours(12)
    expect(await subjectsTo('buyer', refused)).toContain(soon)
    expect(await subjectsTo('buyer', disputed)).not.toContain(soon)
    // No mail was sent twice.
    const keys = (await shop.mailbox()).map(({ mailKey }) => mailKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('Z11 of a pass sends a reminder three days before the pass ends or renews', async () => {
    const membership = passShop(shop)
    await membership.setPlan()
    const [manual, auto] = [await shop.buyer(), await shop.buyer()]
    await membership.member(manual, false)
    await membership.member(auto, true)
    const subjects = async (by: { id: string }) =>
      (await shop.mailbox()).filter(({ toAddress }) => toAddress.includes(by.id)).map(({ subject }) => subject)
    await advanceHours(27 * 24 - 1)
    expect([await subjects(manual), await subjects(auto)].map((list) => list.length)).toEqual([1, 1])
    await advanceHours(1)
    await advanceHours(1)
    expect((await subjects(manual))[0]).toBe('Your Family Game PASS ends soon')
    expect((await subjects(auto))[0]).toBe('Your Family Game PASS renews soon')
    expect([await subjects(manual), await subjects(auto)].map((list) => list.length)).toEqual([2, 2])
  })

  it('Z11 sends no reminder while the payment of the order is disputed at the bank', async () => {
    const id = await shop.sold()
    await shop.deliver(id)
    const [row] = await shop.rows<{ purchase: string }>(
      sql`select purchase_id as purchase from order_head where id = ${id}`,
    )
    const session = await shop.sessionOf(row?.purchase ?? '')
    await shop.sendEvent({ ...session, state: 'disputed', dispute: `dp_${randomUUID()}` })
    await advanceHours(49)
    expect(await subjectsTo('buyer', id)).not.toContain('Is everything right with your order?')
  })
})
