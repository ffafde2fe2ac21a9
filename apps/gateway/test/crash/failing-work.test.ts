import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../../src/compose.ts'
import { createLogger } from '../../src/http/logger.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { createJobs } from '../../src/platform/jobs/app-jobs.ts'
import { createMailSender } from '../../src/platform/mail/sender.ts'
import { createTestClock, systemClock } from '../../src/platform/time/clock.ts'
import { newestCode, requestCode } from '../support/people.ts'
import { createShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
})
afterAll(() => shop.close())

describe('a failing job', () => {
  it('R35 waits longer each time, ends with an alert, is kept for inspection, and delays no other job', async () => {
    const jobs = createJobs({ pool: shop.db.pool, clock: shop.clock, log: shop.deps.log })
    const completed: unknown[] = []
    let tries = 0
    jobs.handle('test.poison', async () => {
      tries++
      throw new Error('always')
    })
    jobs.handle('test.fine', async ({ n }) => void completed.push(n))
    const add = (task: string, payload: object, maxAttempts?: number) =>
      shop.within('lumen', (tx) => jobs.add(tx, task, { ...payload }, maxAttempts ? { maxAttempts } : {}))
    await add('test.poison', {}, 4)
    for (let n = 0; n < 20; n++) await add('test.fine', { n })
    const waits: number[] = []
    const read = async () => {
      const { rows } = await shop.db.pool.query<{ wait: number; attempts: number; error: string }>(
        `select extract(epoch from run_at - $1::timestamptz)::float8 as wait, attempts, last_error as error
           from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'test.poison'`,
        [shop.clock.now()],
      )
      return rows[0]
    }
    for (let n = 0; n < 6; n++) {
      await jobs.runDue()
      waits.push((await read())?.wait ?? 0)
      shop.clock.advance((waits.at(-1) ?? 0) * 1000 + 1)
    }
    expect(completed).toHaveLength(20)
    expect(tries).toBe(4)
    expect(waits.slice(0, 3).map(Math.floor)).toEqual([2, 7, 20])
    expect(await read()).toMatchObject({ attempts: 4, error: expect.stringContaining('always') })
    expect((await shop.app.inject('/metrics')).body).toContain('gateway_jobs{state="dead"} 1')

    // The production worker logs an alert when it gives a job up.
    const lines: string[] = []
    const log = createLogger('info', { write: (line: string) => void lines.push(line) })
    const worker = createJobs({ pool: shop.db.pool, clock: systemClock, log })
    worker.handle('test.poison', async () => Promise.reject(new Error('always')))
    worker.handle('test.fine', async ({ n }) => void completed.push(n))
    await shop.within('lumen', async (tx) => {
      await worker.add(tx, 'test.poison', {}, { maxAttempts: 1, runAt: new Date(0) })
      await worker.add(tx, 'test.fine', { n: 'beside' }, { runAt: new Date(0) })
    })
    await worker.start()
    for (
      let waited = 0;
      (!completed.includes('beside') || !lines.some((line) => line.includes('dead job'))) && waited < 9000;
    )
      waited += await delay(50, 50)
    await worker.stop()
    expect(completed).toContain('beside')
    const alert = lines.map((line) => JSON.parse(line)).find((line) => line.alert === 'dead job')
    expect(alert).toMatchObject({ task: 'test.poison', attempts: 1, level: 50 })
  })

  it('R47 delays no answer when the mail server is down, silent, full or refusing, and orders stay readable', async () => {
    let mode: 'down' | 'silent' | '4xx' | '5xx' | 'up' = 'down'
    let acceptedMails = 0
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      if (mode === 'silent') return
      if (mode === 'down') return void socket.destroy()
      socket.write('220 test\r\n')
      let inData = false
      socket.on('data', (chunk) => {
        for (const line of String(chunk).split('\r\n').filter(Boolean)) {
          if (inData) {
            if (line !== '.') continue
            inData = false
            acceptedMails++
            socket.write('250 accepted\r\n')
          } else if (line === 'DATA') {
            inData = true
            socket.write('354 go on\r\n')
          } else if (line.startsWith('RCPT') && mode !== 'up') {
            socket.write(mode === '4xx' ? '450 mailbox busy\r\n' : '550 no such mailbox\r\n')
          } else if (line === 'QUIT') socket.end('221 bye\r\n')
          else socket.write('250 fine\r\n')
        }
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const { db, clock, deps } = shop
    const smtpUrl = `smtp://127.0.0.1:${port}`
    const sender = createMailSender({
      db,
      clock,
      secrets: deps.secrets,
      log: deps.log,
      smtpUrl,
      from: 'shop@x.example',
      patienceMs: 700,
    })
    const countUnsent = async () =>
      (await shop.rows<{ n: number }>(sql`select count(*)::int as n from mail where sent_at is null`))[0]?.n ?? 0
    let requested = 0
    for (const failing of ['down', 'silent', '4xx', '5xx'] as const) {
      mode = failing
      clock.advance(2 * minuteMs)
      const sending = sender.flush()
      const began = performance.now()
      const email = `mail-${failing}@x.example`
      const answer = await requestCode(shop, email)
      expect([failing, answer.body.code]).toEqual([failing, '0000'])
      expect(performance.now() - began).toBeLessThan(600)
      // The answer names the time of the next attempt, and the code is already valid.
      expect(answer.body.data?.resendAfterSeconds).toBeGreaterThan(0)
      expect(await newestCode(shop, email)).toMatch(/^\d{6}$/)
      await sending
      await sender.flush()
      expect([failing, await countUnsent()]).toEqual([failing, ++requested])
    }
    const by = await shop.buyer()
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ accounts: true }))
    const shown = await shop.inject(calls.order.revealDelivery, { params: { id: orderId }, body: {} } as never, {
      token: by.token,
    })
    expect(JSON.stringify(shown.body)).toContain('canary-')
    const all = await countUnsent()
    expect(all).toBeGreaterThan(requested)
    expect(acceptedMails).toBe(0)
    // Once the server works again, all mails arrive, each once.
    mode = 'up'
    clock.advance(2 * hourMs)
    await sender.flush()
    expect([await countUnsent(), acceptedMails]).toEqual([0, all])
    await sender.stop()
    server.close()
  })
})

describe('a clock that can be set', () => {
  it('exists in test mode only', () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
    const composeIn = (NODE_ENV: string) => () =>
      compose({ config: readConfig({ NODE_ENV }), databaseUrl, clock: createTestClock() })
    expect(composeIn('development')).toThrow('A clock that can be set works in test mode only.')
    expect(composeIn('test')).not.toThrow()
  })
})
