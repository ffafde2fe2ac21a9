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

const pass = async (hours: number) => {
  shop.clock.advance(hours * hourMs)
  await shop.deps.jobs.runDue()
}
/** The subjects of mails about an order, by whom they went to, oldest first. */
const told = async (to: 'buyer' | 'seller', orderId: string) =>
  (await shop.mailbox())
    .filter(({ toAddress }) => (toAddress === shop.email) === (to === 'buyer'))
    .filter(({ mailKey, textBody }) => mailKey?.includes(orderId) || textBody?.includes(orderId))
    .map(({ subject }) => subject.replace(/:? ?A thing worth having/, ''))
    .toReversed()
const stateOf = async (id: string) => (await shop.detail(id))?.state

describe('every clock', () => {
  it('Z11 has a mail that starts it and one before it ends, or takes nothing from whoever stays silent', async () => {
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

  it('Z11 of an order is started by the one function that plans its mails', () => {
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
    const before = (await told('buyer', id)).length
    await shop.deliver(id)
    expect((await told('buyer', id)).slice(before)).toEqual(['Your seller has delivered'])
    const mail = (await shop.mailbox()).find(({ mailKey }) => mailKey?.startsWith(`sellerDelivered:${id}`))
    expect(mail?.textBody).toMatch(/If you say nothing by Mar \d+, 2026/)
    expect(JSON.stringify(await shop.mailbox())).not.toContain('Meet me at the gate.')
    await pass(47)
    expect((await told('buyer', id)).slice(before)).toHaveLength(1)
    await pass(1)
    await pass(1)
    expect((await told('buyer', id)).slice(before + 1)).toEqual(['Is everything right with your order?'])
    await pass(24)
    expect([await stateOf(id), (await told('buyer', id)).length]).toEqual(['confirmed', before + 2])
  })

  it('Z11 is not spoken of when the order has moved on, nor after it ended while nothing ran', async () => {
    const [confirmed, asked, late] = [await shop.sold(), await shop.sold(), await shop.sold()]
    for (const id of [confirmed, asked, late]) await shop.deliver(id)
    await shop.handOver(shop.customer, confirmed)
    await shop.inject(
      calls.order.confirmOrder,
      { params: { id: confirmed }, body: { acknowledged: true } },
      shop.as(shop.customer),
    )
    shop.clock.advance(40 * hourMs)
    await shop.ask(shop.customer, asked)
    await pass(40)
    for (const id of [confirmed, asked, late])
      expect(await told('buyer', id)).not.toContain('Is everything right with your order?')
    expect(await stateOf(late)).toBe('confirmed')
  })

  it('Z11 reminds a seller to deliver and to answer, and a refused buyer of the way that is left', async () => {
    const soon = 'Time to open a dispute runs out'
    const [undelivered, silent, refused, disputed] = [
      await shop.sold(),
      await shop.sold(),
      await shop.sold(),
      await shop.sold(),
    ]
    await pass(1)
    expect(await told('seller', undelivered)).toEqual(['You sold', 'A delivery is due soon'])
    for (const id of [silent, refused, disputed]) await shop.ask(shop.customer, id)
    for (const id of [refused, disputed]) await shop.answer(id, 'refuse')
    await shop.dispute(shop.customer, disputed)
    await pass(35)
    expect(await told('seller', silent)).not.toContain('A refund request waits for your answer')
    await pass(1)
    expect(await told('seller', silent)).toContain('A refund request waits for your answer')
    for (const id of [refused, disputed])
      expect(await told('seller', id)).not.toContain('A refund request waits for your answer')
    await pass(12)
    expect(await told('buyer', refused)).toContain(soon)
    expect(await told('buyer', disputed)).not.toContain(soon)
    // No mail went out twice, whatever ran again.
    const keys = (await shop.mailbox()).map(({ mailKey }) => mailKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('Z11 of a pass is told of three days before it ends or is charged again', async () => {
    const membership = passShop(shop)
    await membership.setPlan()
    const [manual, auto] = [await shop.buyer(), await shop.buyer()]
    await membership.member(manual, false)
    await membership.member(auto, true)
    const subjects = async (by: { id: string }) =>
      (await shop.mailbox()).filter(({ toAddress }) => toAddress.includes(by.id)).map(({ subject }) => subject)
    await pass(27 * 24 - 1)
    expect([await subjects(manual), await subjects(auto)].map((list) => list.length)).toEqual([1, 1])
    await pass(1)
    await pass(1)
    expect((await subjects(manual))[0]).toBe('Your Family Game PASS ends soon')
    expect((await subjects(auto))[0]).toBe('Your Family Game PASS renews soon')
    expect([await subjects(manual), await subjects(auto)].map((list) => list.length)).toEqual([2, 2])
  })

  it('Z11 stands still for an order whose payment is disputed at the bank', async () => {
    const id = await shop.sold()
    await shop.deliver(id)
    const [row] = await shop.rows<{ purchase: string }>(
      sql`select purchase_id as purchase from order_head where id = ${id}`,
    )
    const session = await shop.sessionOf(row?.purchase ?? '')
    await shop.sendEvent({ ...session, state: 'disputed', dispute: `dp_${randomUUID()}` })
    await pass(49)
    expect(await told('buyer', id)).not.toContain('Is everything right with your order?')
  })
})
