import { setTimeout as delay } from 'node:timers/promises'
import { finance } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../src/modules/finance/check-invariants.ts'
import { createTestClock } from '../src/platform/clock.ts'
import { runGateway, startGateway } from './gateway-process.ts'
import { createMailServer } from './mail-server.ts'
import { type Buyer, createShop, type Shop } from './shop.ts'

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
      const shown = await shop.inject(finance.revealDelivery, { params: { id: orderId }, body: {} }, shop.via(by))
      const password = shown.body.data?.items.find((item) => item.label === 'password')?.value ?? 'none'
      expect(server.received.filter((mail) => mail.includes(orderId)).every((mail) => mail.includes(password))).toBe(
        true,
      )
    }
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 240_000)
})
