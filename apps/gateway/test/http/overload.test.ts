import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { compose } from '../../src/compose.ts'
import { createLogger } from '../../src/http/logger.ts'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { runningServer } from '../../src/platform/postgres/running.ts'
import { systemClock } from '../../src/platform/time/clock.ts'
import { createDataDirectory, postgresPid, runGateway, startGateway } from '../support/gateway-process.ts'
import { injector } from '../support/harness.ts'
import { type Buyer, openShop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'
import { liftUnpaidLimits } from '../support/unpaid-limits.ts'

let data: Awaited<ReturnType<typeof createDataDirectory>>
let gateway: Awaited<ReturnType<typeof startGateway>>
let child: ChildProcess
beforeAll(async () => {
  data = await createDataDirectory()
  gateway = await startGateway({ DATA_DIR: data.directory, LOG_LEVEL: 'silent' })
  child = gateway.child
})
afterAll(async () => {
  child.kill('SIGKILL')
  await gateway.exited
  data.remove()
})

/** Opens the database of the running gateway, to add data and to read rows. */
async function openBeside() {
  const url = runningServer(data.directory)?.('app') ?? ''
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: data.directory, LOG_LEVEL: 'silent' })
  const deps = compose({ config, databaseUrl: url, log: createLogger('silent'), patienceMs: 20_000, poolSize: 4 })
  const { app } = await buildApp(deps)
  const shop = openShop({ app, deps, db: deps.db, clock: systemClock, inject: injector(app) })
  return {
    ...shop,
    check: () => checkInvariants(deps.db),
    async close() {
      await app.close()
      await deps.db.close()
    },
  }
}

interface Answer {
  status: number
  code: string
  retryAfter: string | undefined
  data: unknown
}
// A new connection for each request.
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY, keepAlive: false })

/** Sends a request over a new connection; null if the connection broke. */
function send(
  method: 'GET' | 'POST',
  pathname: string,
  body: object | null,
  by?: Buyer,
  key?: string,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const sent = request(
      {
        ...{ agent, method, port: gateway.port, host: '127.0.0.1', path: pathname },
        headers: {
          ...{ 'x-client-id': 'lumen-web', 'x-client-secret': testClientSecrets['lumen-web'], lang: 'en' },
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(by ? { authorization: `Bearer ${by.token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.once('error', () => resolve(null))
        response.once('end', () => {
          const { code, data: content } = JSON.parse(text)
          resolve({
            status: response.statusCode ?? 0,
            code,
            retryAfter: response.headers['retry-after'],
            data: content,
          })
        })
      },
    )
    sent.once('error', () => resolve(null))
    sent.end(body ? JSON.stringify(body) : undefined)
  })
}

describe('an overloaded gateway', { timeout: 180_000 }, () => {
  it('Z1b W15 survives one buyer’s flood, 300 waiting connections and restarts of PostgreSQL, and keeps every acknowledged order', async () => {
    const shop = await openBeside()
    await shop.fillShelves()
    await liftUnpaidLimits(runningServer(data.directory)?.('owner') ?? '')
    const flooder = await shop.buyer()
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()))
    const offerId = await shop.offer({ stock: 500 })
    const pid = child.pid
    const answers: { by: 'flood' | 'shoppers' | 'crowd'; answer: Answer | null }[] = []
    const record = async (by: (typeof answers)[number]['by'], pending: Promise<Answer | null>) => {
      const answer = await pending
      answers.push({ by, answer })
      return answer
    }
    const answersTo = (by: string, status: number) =>
      answers.filter((one) => one.by === by && one.answer?.status === status)
    let over = false

    let flooded = 0
    /** Forty concurrent loops that write the same cart line. */
    const flood = Array.from({ length: 40 }, async () => {
      while (!over) {
        const quantity = (flooded++ % 20) + 1
        await record('flood', send('POST', calls.cart.setCartLine.path, { offerId, quantity }, flooder))
      }
    })
    /** Orders that were acknowledged. */
    const orders: { purchaseId: string; buyerId: string }[] = []
    const shopping = shoppers.map(async (by) => {
      while (!over) {
        await record('shoppers', send('GET', calls.cart.getCart.path, null, by))
        const key = randomUUID()
        const order = { lines: [{ offerId, quantity: 1 }], deliveryEmail: shop.email }
        const body = { order, isBuyByCart: false, toCurrencyId: '1' }
        const answer = await record('shoppers', send('POST', calls.checkout.preOrder.path, body, by, key))
        if (answer?.status === 200)
          orders.push({ purchaseId: (answer.data as { purchaseId: string }).purchaseId, buyerId: by.id })
        await delay(20)
      }
    })

    // During the flood the others can shop. On a busy machine they may have to retry.
    await expect.poll(() => answersTo('shoppers', 200).length, { timeout: 60_000 }).toBeGreaterThan(40)
    expect(answersTo('shoppers', 429)).toEqual([])
    expect(answersTo('shoppers', 200).length).toBeGreaterThan(answersTo('shoppers', 503).length)
    expect(answersTo('flood', 200).length).toBeGreaterThan(0)

    // Three hundred more connections at once.
    const detail = calls.offer.offerCard.path.replace('{id}', offerId)
    await Promise.all(Array.from({ length: 300 }, () => record('crowd', send('GET', detail, null))))
    expect(answersTo('crowd', 200).length).toBeGreaterThan(0)

    // PostgreSQL restarts twice meanwhile: once by an operator's signal, once by a kill.
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      const server = postgresPid(data.directory) ?? 0
      const shopped = answersTo('shoppers', 200).length
      process.kill(server, signal)
      await expect.poll(() => answersTo('shoppers', 200).length, { timeout: 60_000 }).toBeGreaterThan(shopped + 12)
      expect(postgresPid(data.directory)).not.toBe(server)
    }
    over = true
    await Promise.all([...flood, ...shopping])

    // The gateway did not end, and every request was answered.
    expect([child.exitCode, child.signalCode, child.pid]).toEqual([null, null, pid])
    expect(answers.filter(({ answer }) => answer === null)).toEqual([])
    const others = answers.flatMap(({ by, answer }) => (answer && answer.status !== 200 ? [{ by, ...answer }] : []))
    expect(new Set(others.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(
        others.some(({ status }) => status === 429) ? ['503 unavailable', '429 rate_limited'] : ['503 unavailable'],
      ),
    )
    expect(others.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([])

    // No acknowledged order was lost, and every invariant holds.
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${gateway.port}/readyz`)).status).toBe(200)
    const stored = new Set(
      (await shop.rows<{ id: string; buyer: string }>(sql`select id, buyer_id as buyer from purchase`)).map(
        ({ id, buyer }) => `${id} ${buyer}`,
      ),
    )
    expect(orders.length).toBeGreaterThan(20)
    expect(orders.filter(({ purchaseId, buyerId }) => !stored.has(`${purchaseId} ${buyerId}`))).toEqual([])
    expect(await shop.check()).toEqual([])
    await shop.close()
    const check = runGateway(['check'], { DATA_DIR: data.directory })
    expect([await check.exited, check.output()]).toEqual([0, 'every invariant holds\n'])
    child.kill('SIGTERM')
    expect(await gateway.exited).toBe(0)
  })
})
