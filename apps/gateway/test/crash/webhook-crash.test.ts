import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../src/platform/call/unit-of-work.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createPayoutShop, type PayoutShop } from '../orders/payout-shop.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { signInStaff } from '../support/people.ts'
import { expireLocks } from '../support/processes/dying-processes.ts'

let shop: PayoutShop
let program: Server
let env: Record<string, string>
/** What the program heard: the id of each call and the stock that it told of. */
let heard: { id: string; fact: string }[] = []

beforeAll(async () => {
  program = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, data } = JSON.parse(body) as { id: string; data: { offerId: string; available: number } }
    heard.push({ id, fact: `${data.offerId} ${data.available}` })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
  const { port } = program.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  // The worker uses the system clock, so the test must too.
  shop = await createPayoutShop({ clock: createTestClock(new Date()), env: { SELLER_PRIVATE_HOSTS: host } })
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir, SELLER_PRIVATE_HOSTS: host }
  const owner = await signInStaff(shop)
  await shop.confirmIdentity(owner)
  const body = { url: `http://${host}/hook`, topics: ['stock.changed' as const] }
  const answer = await shop.inject(calls.webhook.createWebhook, { body }, shop.as(owner))
  expect(answer.body.code).toBe('0000')
})
afterAll(async () => {
  await shop.close()
  program.closeAllConnections()
  program.close()
})
beforeEach(() => {
  heard = []
})

/** Sets the stock of an offer, and returns the fact. */
async function changeStock(offerId: string, available: number): Promise<string> {
  await inTenant(shop.deps, 1, 'platform', (tx) =>
    tx.execute(
      sql`update offer set received = received - available + ${available}::int, available = ${available}::int where id = ${offerId}`,
    ),
  )
  return `${offerId} ${available}`
}

/** Changes the stock of several offers while no worker runs. */
async function changeStocks(): Promise<string[]> {
  const facts: string[] = []
  for (let n = 0; n < 4; n++) {
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    facts.push(await changeStock(offerId, 3 + n))
  }
  return facts
}

/** The facts that no event was written for. */
async function untold(facts: readonly string[]): Promise<string[]> {
  const rows = await shop.rows<{ fact: string }>(
    sql`select (data ->> 'offerId') || ' ' || (data ->> 'available') as fact from shop_event`,
  )
  return facts.filter((fact) => !rows.some((row) => row.fact === fact))
}

const waiting = async () =>
  (await shop.rows<{ n: number }>(sql`select count(*)::int as n from webhook_delivery where state = 'pending'`))[0]?.n

describe('a worker that is killed while it tells a program', { timeout: 180_000 }, () => {
  for (const point of ['webhook.answered', 'webhook.committed'])
    it(`at ${point} loses no fact, and gives none two ids`, async () => {
      const facts = await changeStocks()
      expect(await untold(facts)).toEqual([])
      const dying = runGateway(['work'], { ...env, CRASH_AT: point, CRASH_AFTER: '1' })
      await dying.exited
      expect([point, dying.child.signalCode]).toEqual([point, 'SIGKILL'])
      expect(await waiting()).toBeGreaterThan(0)
      await expireLocks(shop.db)
      const next = await startGateway(env, ['work'])
      for (let waited = 0; waited < 90_000 && (await waiting()) !== 0; waited += 100) await delay(100)
      next.child.kill('SIGTERM')
      expect(await next.exited).toBe(0)
      expect(await waiting()).toBe(0)
      for (const fact of facts) {
        const ids = heard.filter((one) => one.fact === fact).map(({ id }) => id)
        expect([fact, ids.length > 0, new Set(ids).size]).toEqual([fact, true, 1])
      }
    })

  it('would lose a fact whose event is not written with it', async () => {
    // The control: without the trigger the fact is committed alone, as by a process that dies before it writes the event.
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    await shop.asOwner('alter table offer disable trigger webhook_of_stock')
    const fact = await changeStock(offerId, 1)
    await shop.asOwner('alter table offer enable trigger webhook_of_stock')
    expect(await untold([fact])).toEqual([fact])
  })
})
