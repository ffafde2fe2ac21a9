import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { createMailServer } from '../support/mail-server.ts'
import { type Buyer, createShop, type Shop } from '../support/shop.ts'

let shop: Shop
let by: Buyer
let server: Awaited<ReturnType<typeof createMailServer>>
let env: Record<string, string>
beforeAll(async () => {
  // The worker has no test clock: what the test writes must be due for it.
  shop = await createShop({ clock: createTestClock(new Date()) })
  by = await shop.buyer()
  server = await createMailServer()
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir, MAILER: 'smtp', SMTP_URL: server.url }
})
afterAll(async () => {
  server.close()
  await shop.close()
})

const facts = async (orderId: string) =>
  (
    await shop.rows<{ state: string; units: number; deliveries: number; unsent: number }>(sql`
      select state, (select count(*)::int from delivery_unit where order_id = o.id) units,
        (select count(*)::int from delivery where order_id = o.id) deliveries,
        (select count(*)::int from mail where mail_key = 'delivery:' || o.id and sent_at is null) unsent
      from order_head o where id = ${orderId}`)
  )[0]
/** Message ids of what the mail server took about an order. */
const taken = (orderId: string) =>
  server.received.filter((mail) => mail.includes(orderId)).map((mail) => /^message-id: (.*)$/im.exec(mail)?.[1])

/** As if a minute had passed since the worker died, which is when others take over what it had locked. */
const letTheDeadBeDead = () =>
  shop.db.pool.query(`with seen as (update job_worker set seen_at = seen_at - interval '1 minute')
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`)

const steps = [
  { at: 'delivery.assigned', left: { state: 'paid', units: 0, deliveries: 0, unsent: 0 }, sent: 1 },
  { at: 'delivery.mailed', left: { state: 'paid', units: 0, deliveries: 0, unsent: 0 }, sent: 1 },
  { at: 'delivery.committed', left: { state: 'delivered', units: 1, deliveries: 1, unsent: 1 }, sent: 1 },
  { at: 'mail.sent', left: { state: 'delivered', units: 1, deliveries: 1, unsent: 1 }, sent: 2 },
]

describe('a worker that is killed while it delivers', () => {
  it('R20 leaves exactly one account assigned, one mail by its id, and details the buyer can reveal', async () => {
    for (const { at, left, sent } of steps) {
      const offerId = await shop.offer({ accounts: true, stock: 3 })
      const { orderId } = await shop.buyPaid(by, offerId)
      // NOTE: the receipt is on its way too; the mail this is about is the one with the goods.
      await shop.within('lumen', (tx) => tx.execute(sql`update mail set sent_at = now() where sent_at is null`))
      const dying = runGateway(['work'], { ...env, CRASH_AT: at })
      await dying.exited
      expect([at, dying.child.signalCode]).toEqual([at, 'SIGKILL'])
      const before = await facts(orderId)
      // A mail may leave before the job is marked as done: both happen at once.
      expect([at, at === 'delivery.committed' ? { ...before, unsent: 1 } : before]).toEqual([at, left])

      await letTheDeadBeDead()
      const next = await startGateway(env, ['work'])
      for (let waited = 0; waited < 60_000; waited += 50) {
        const now = await facts(orderId)
        const { rowCount } = await shop.db.pool.query(
          `select 1 from graphile_worker._private_jobs where key like '%finance.deliver_order:${orderId}'`,
        )
        if (now?.state === 'delivered' && now.unsent === 0 && rowCount === 0 && taken(orderId).length > 0) break
        await delay(50)
      }
      next.child.kill('SIGTERM')
      expect(await next.exited).toBe(0)
      expect([at, await facts(orderId)]).toEqual([at, { state: 'delivered', units: 1, deliveries: 1, unsent: 0 }])
      expect([at, new Set(taken(orderId)).size, taken(orderId).length]).toEqual([at, 1, sent])
      expect(await shop.rows(sql`select available, sold from offer where id = ${offerId}`)).toEqual([
        { available: 2, sold: 1 },
      ])
      const shown = await shop.inject(calls.order.revealDelivery, { params: { id: orderId }, body: {} }, shop.via(by))
      const password = shown.body.data?.items.find((item) => item.label === 'password')?.value ?? 'none'
      expect(server.received.filter((mail) => mail.includes(orderId)).every((mail) => mail.includes(password))).toBe(
        true,
      )
    }
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 240_000)
})

describe('a worker that is killed while it publishes', () => {
  it('R36 has told every event that was committed, none that was not, and each has one effect by its id', async () => {
    const events = 500
    const kills = 10
    const to = 'reader@example.com'
    const tell = (tx: Tx, n: number) =>
      shop.deps.mail.enqueue(tx, {
        ...{ tenantId: 1, to, locale: 'en', subject: 'Something happened', paragraphs: [`event-${n}.`] },
        key: `event:${n}`,
      })
    const from = server.received.length
    for (let first = 0; first < events; first += 50)
      await shop.within('lumen', async (tx) => {
        for (let n = first; n < first + 50; n++) await tell(tx, n)
      })
    // What is rolled back has not happened.
    const undone = shop.within('lumen', async (tx) => {
      await tell(tx, events)
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')

    const seed = Number(process.env.SEED ?? Date.now() % 1e6)
    for (let round = 0; round < 2; round++) {
      const dying = Array.from({ length: kills / 2 }, (_, n) => {
        const after = 1 + ((seed * (n + 1) + round * 7) % 30)
        return runGateway(['work'], { ...env, CRASH_AT: 'mail.sent', CRASH_AFTER: String(after) })
      })
      await Promise.all(dying.map((run) => run.exited))
      expect([seed, ...dying.map(({ child }) => child.signalCode)]).toEqual([seed, ...dying.map(() => 'SIGKILL')])
    }
    const heard = () => server.received.slice(from).filter((mail) => mail.includes(to))
    expect(heard().length).toBeLessThan(events)
    const last = await startGateway(env, ['work'])
    const waiting = async () =>
      (await shop.rows<{ n: number }>(sql`select count(*)::int as n from mail where sent_at is null`))[0]?.n ?? 0
    for (let waited = 0; (await waiting()) > 0 && waited < 60_000; ) waited += await delay(50, 50)
    last.child.kill('SIGTERM')
    expect(await last.exited).toBe(0)

    // Control: each kill fell between telling and marking, so who marks before telling would have lost ten.
    expect(heard()).toHaveLength(events + kills)
    const inbox = new Map<string, string>()
    for (const mail of heard()) {
      const [, id = ''] = /^message-id: (.*)$/im.exec(mail) ?? []
      const [event = ''] = /event-\d+/.exec(mail) ?? []
      expect(inbox.get(id) ?? event).toBe(event)
      inbox.set(id, event)
    }
    expect(inbox.size).toBe(events)
    expect(new Set(inbox.values())).toEqual(new Set(Array.from({ length: events }, (_, n) => `event-${n}`)))
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 120_000)
})
