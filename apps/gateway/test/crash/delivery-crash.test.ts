import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { createMailServer } from '../support/mail-server.ts'
import { expireLocks } from '../support/processes/dying-processes.ts'
import { type Buyer, createShop, type Shop } from '../support/shop.ts'

let shop: Shop
let by: Buyer
let server: Awaited<ReturnType<typeof createMailServer>>
let env: Record<string, string>
beforeAll(async () => {
  // The worker uses the system clock, so the test must too.
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
/** Message ids of mails about an order that the mail server accepted. */
const acceptedFor = (orderId: string) =>
  server.received.filter((mail) => mail.includes(orderId)).map((mail) => /^message-id: (.*)$/im.exec(mail)?.[1])

const steps = [
  { crashAt: 'delivery.assigned', left: { state: 'paid', units: 0, deliveries: 0, unsent: 0 }, sent: 1 },
  { crashAt: 'delivery.mailed', left: { state: 'paid', units: 0, deliveries: 0, unsent: 0 }, sent: 1 },
  { crashAt: 'delivery.committed', left: { state: 'delivered', units: 1, deliveries: 1, unsent: 1 }, sent: 1 },
  { crashAt: 'mail.sent', left: { state: 'delivered', units: 1, deliveries: 1, unsent: 1 }, sent: 2 },
]

describe('a worker that is killed while it delivers', () => {
  it('R20 leaves exactly one assigned account, one mail by its message id, and details the buyer can reveal', async () => {
    for (const { crashAt, left, sent } of steps) {
      const offerId = await shop.offer({ accounts: true, stock: 3 })
      const { orderId } = await shop.buyPaid(by, offerId)
      // Mark the receipt as sent, so that only the delivery mail is left.
      await shop.within('lumen', (tx) => tx.execute(sql`update mail set sent_at = now() where sent_at is null`))
      const dying = runGateway(['work'], { ...env, CRASH_AT: crashAt })
      await dying.exited
      expect([crashAt, dying.child.signalCode]).toEqual([crashAt, 'SIGKILL'])
      const before = await facts(orderId)
      // The mail may be sent before or after the crash, because both happen concurrently.
      expect([crashAt, crashAt === 'delivery.committed' ? { ...before, unsent: 1 } : before]).toEqual([crashAt, left])

      await expireLocks(shop.db)
      const next = await startGateway(env, ['work'])
      for (let waited = 0; waited < 60_000; waited += 50) {
        const current = await facts(orderId)
        const { rowCount } = await shop.db.pool.query(
          `select 1 from graphile_worker._private_jobs where key like '%finance.deliver_order:${orderId}'`,
        )
        if (current?.state === 'delivered' && current.unsent === 0 && rowCount === 0 && acceptedFor(orderId).length > 0)
          break
        await delay(50)
      }
      next.child.kill('SIGTERM')
      expect(await next.exited).toBe(0)
      expect([crashAt, await facts(orderId)]).toEqual([
        crashAt,
        { state: 'delivered', units: 1, deliveries: 1, unsent: 0 },
      ])
      expect([crashAt, new Set(acceptedFor(orderId)).size, acceptedFor(orderId).length]).toEqual([crashAt, 1, sent])
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

describe('a worker that is killed while it sends mails', () => {
  it('R36 has sent a mail for every committed event and for no other, and duplicates share a message id', async () => {
    const events = 500
    const kills = 10
    const to = 'reader@example.com'
    const enqueue = (tx: Tx, n: number) =>
      shop.deps.mail.enqueue(tx, {
        ...{ tenantId: 1, to, locale: 'en', subject: 'Something happened', paragraphs: [`event-${n}.`] },
        key: `event:${n}`,
      })
    const from = server.received.length
    for (let first = 0; first < events; first += 50)
      await shop.within('lumen', async (tx) => {
        for (let n = first; n < first + 50; n++) await enqueue(tx, n)
      })
    // A rolled-back event must send no mail.
    const undone = shop.within('lumen', async (tx) => {
      await enqueue(tx, events)
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
    const sent = () => server.received.slice(from).filter((mail) => mail.includes(to))
    expect(sent().length).toBeLessThan(events)
    const last = await startGateway(env, ['work'])
    const countUnsent = async () =>
      (await shop.rows<{ n: number }>(sql`select count(*)::int as n from mail where sent_at is null`))[0]?.n ?? 0
    for (let waited = 0; (await countUnsent()) > 0 && waited < 60_000; ) waited += await delay(50, 50)
    last.child.kill('SIGTERM')
    expect(await last.exited).toBe(0)

    // Control: every kill came after a mail was sent and before it was marked as sent. Marking first would lose mails.
    expect(sent()).toHaveLength(events + kills)
    const inbox = new Map<string, string>()
    for (const mail of sent()) {
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
