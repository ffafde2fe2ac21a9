import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readArguments } from '../../src/cli/arguments.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { createShop, type Shop } from '../support/shop.ts'

let shop: Shop
let env: Record<string, string>
const running = new Set<Awaited<ReturnType<typeof startGateway>>>()

// The processes use the system clock, so the test must too.
beforeAll(async () => {
  shop = await createShop({ clock: createTestClock(new Date()) })
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
})
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL')
})
afterAll(() => shop.close())

/** Starting a process may take long on a busy machine. */
const patience = { timeout: 120_000 }

async function start(args: string[], more: Record<string, string> = {}) {
  const started = await startGateway({ ...env, ...more }, args)
  running.add(started)
  return started
}

async function stop(started: Awaited<ReturnType<typeof startGateway>>): Promise<number | null> {
  started.child.kill('SIGTERM')
  const code = await started.exited
  running.delete(started)
  return code
}

async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (let waited = 0; ; waited += 50) {
    const value = await read()
    if (isDone(value) || waited > 60_000) return value
    await delay(50)
  }
}

const stateOf = async (orderId: string) =>
  (await shop.rows<{ state: string }>(sql`select state from order_head where id = ${orderId}`))[0]?.state
const workers = async () => (await shop.db.pool.query('select id from job_worker')).rowCount
const run = async (args: string[], more: Record<string, string> = {}) => {
  const { exited, output } = runGateway(args, { ...env, ...more })
  return { code: await exited, output: output().trim() }
}

describe('the processes of a gateway', patience, () => {
  it('serve without a worker while a separate one runs the jobs, and the worker stops on SIGTERM', async () => {
    const by = await shop.buyer()
    const serving = await start([], { WORKER: 'none' })
    const { orderId } = await shop.buyPaid(by, await shop.offer({ accounts: true }))
    expect(await workers()).toBe(0)
    expect(await stateOf(orderId)).toBe('paid')
    const working = await start(['work'])
    expect(working.port).toBe(0)
    expect(
      await eventually(
        () => stateOf(orderId),
        (state) => state === 'delivered',
      ),
    ).toBe('delivered')
    expect(await workers()).toBe(1)
    expect(await stop(working)).toBe(0)
    expect(await workers()).toBe(0)
    expect((await fetch(`http://127.0.0.1:${serving.port}/readyz`)).status).toBe(200)
    expect(await stop(serving)).toBe(0)

    // By default, one process does both.
    const both = await start([])
    const next = await shop.buyPaid(by, await shop.offer({ accounts: true }))
    expect(
      await eventually(
        () => stateOf(next.orderId),
        (state) => state === 'delivered',
      ),
    ).toBe('delivered')
    expect(await stop(both)).toBe(0)
    expect(await workers()).toBe(0)
  })

  it('refuse a separate worker on the embedded database', async () => {
    expect(await run(['work'], { DATABASE_URL: '' })).toEqual({
      code: 1,
      output: '`work` needs DATABASE_URL: the embedded PostgreSQL belongs to the serving process.',
    })
  })
})

describe('the commands of a gateway', patience, () => {
  it('deliver a chat order in its seller’s name', async () => {
    const { orderId } = await shop.buyPaid(await shop.buyer(), await shop.offer({ mode: 'im' }))
    const usage = { code: 1, output: 'usage: gateway deliver <tenant> <orderId> --text <what the buyer receives>' }
    expect(await run(['deliver', 'lumen', orderId])).toEqual(usage)
    expect(await run(['deliver', 'sahra', orderId, '--text', 'x'])).toEqual({
      code: 1,
      output: `sahra has no order ${orderId}`,
    })
    expect(await stateOf(orderId)).toBe('delivering')
    const text = 'Traded at the north gate, “twice”; thanks.'
    expect(await run(['deliver', 'lumen', orderId, '--text', text])).toEqual({
      code: 0,
      output: `order ${orderId} is delivered`,
    })
    expect(await stateOf(orderId)).toBe('delivered')
    expect((await run(['deliver', 'lumen', orderId, '--text', text])).code).toBe(1)
  })

  it('report a violated invariant, and nothing on a sound database', async () => {
    expect(await run(['check'])).toEqual({ code: 0, output: 'every invariant holds' })
    const offerId = await shop.offer({ stock: 5 })
    await shop.rows(sql`update offer set available = 4, reserved = 1 where id = ${offerId}`)
    const result = await run(['check'])
    expect(result.code).toBe(1)
    expect(result.output).toMatch(new RegExp(`^tenant 1: stock: reserved or sold differs.*: ${offerId}$`))
    await shop.rows(sql`update offer set available = 5, reserved = 0 where id = ${offerId}`)
  })

  it('name the mistake in their arguments', async () => {
    expect(await run(['sell'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^Unknown command "sell"; there are serve, work, migrate, check, deliver, .*\.$/),
    })
    expect(await run(['migrate'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^DATABASE_OWNER_URL is missing/),
    })
    expect(() => readArguments(['seed', '--offers', '1.5'], true)).toThrow('--offers must be a whole number')
    expect(() => readArguments(['check', '--ofers', '3'])).toThrow("Unknown option '--ofers'")
  })
})
