import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../src/modules/finance/check-invariants.ts'
import { createTestClock } from '../src/platform/clock.ts'
import { developmentClientSecrets } from '../src/platform/config/defaults.ts'
import { startGateway } from './gateway-process.ts'
import { createShop, type Shop } from './shop.ts'

let shop: Shop
let env: Record<string, string>
const running = new Set<Awaited<ReturnType<typeof startGateway>>>()
beforeAll(async () => {
  shop = await createShop({ clock: createTestClock(new Date()) })
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
})
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL')
  running.clear()
})
afterAll(() => shop.close())

async function start(args: string[], more: Record<string, string> = {}) {
  const started = await startGateway({ ...env, ...more }, args)
  running.add(started)
  return started
}

const storefront = {
  'content-type': 'application/json',
  'x-client-id': 'lumen-web',
  'x-client-secret': developmentClientSecrets['lumen-web'],
}
const post = async (port: number, at: string, body: object, headers: Record<string, string>) => {
  const response = await fetch(`http://127.0.0.1:${port}${at}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code } = (await response.json()) as { code: string }
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
}
const states = async () => {
  const rows = await shop.rows<{ state: string; n: number }>(
    sql`select state, count(*)::int as n from order_head group by state`,
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}
async function eventually(holds: () => Promise<boolean>) {
  for (let waited = 0; !(await holds()); waited += 50) {
    if (waited > 60_000) throw new Error('it never came about')
    await delay(50)
  }
}

describe('two gateways on one database', { timeout: 150_000 }, () => {
  it('R46 count limits in PostgreSQL, where both see them and nobody’s forged address helps', async () => {
    const both = await Promise.all([start([], { WORKER: 'none' }), start([], { WORKER: 'none' })])
    const limit = 60
    // Windows begin at whole minutes; the count must not straddle two.
    const left = 60_000 - (Date.now() % 60_000)
    if (left < 15_000) await delay(left + 50)
    const log = (n: number, headers: Record<string, string>) =>
      post(both[n % 2]?.port ?? 0, '/log/web/log', { logLevel: 'INFO', data: 'x' }, headers)
    const forged = (n: number) => ({
      'content-type': 'application/json',
      origin: 'http://localhost:4101',
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      'x-client-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    })
    const answers = await Promise.all(Array.from({ length: 2 * limit }, (_, n) => log(n, forged(n))))
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(limit)
    const refused = answers.filter(({ code }) => code !== '0000')
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['429 rate_limited']))
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    // Control: addresses that the storefront vouches for are counted apart.
    const vouched = await Promise.all(
      Array.from({ length: 20 }, (_, n) => log(n, { ...storefront, 'x-client-ip': `203.0.113.${n}` })),
    )
    expect(vouched.every(({ code }) => code === '0000')).toBe(true)
  })

  it('R37 hand work over: one told to stop claims no more, ends what it does, and the other does the rest, each once', async () => {
    const by = await shop.buyer()
    const before = (await states()).delivered ?? 0
    const orders = 60
    for (let n = 0; n < orders; n++) await shop.buyPaid(by, await shop.offer({ accounts: true }))
    const delivered = async () => ((await states()).delivered ?? 0) - before
    const first = await start(['work'])
    await eventually(async () => (await delivered()) > 0)
    const told = Date.now()
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)
    expect(Date.now() - told).toBeLessThan(10_000)
    const done = await delivered()
    expect(done).toBeLessThanOrEqual(orders)
    const { rows } = await shop.db.pool.query(
      'select count(*)::int as n from graphile_worker._private_jobs where locked_at is not null',
    )
    expect(rows[0].n).toBe(0)
    await Promise.all([start(['work']), start(['work'])])
    await eventually(async () => (await delivered()) === orders)
    const twice = await shop.rows(sql`select order_id from delivery group by order_id having count(*) > 1`)
    expect(twice).toEqual([])
    const mails = (await shop.mailbox())
      .filter(({ toAddress }) => toAddress === shop.email)
      .map(({ textBody }) => textBody)
    expect(mails.length).toBeGreaterThanOrEqual(orders)
    expect(new Set(mails).size).toBe(mails.length)
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('R33 agree on every deadline though the clock of one is wrong by 90 s either way', async () => {
    for (const skew of [-90_000, 90_000]) {
      const file = path.join(shop.deps.config.dataDir, `skew${skew}.mjs`)
      writeFileSync(
        file,
        `const Real = Date
        let skew = ${skew}
        // Half a second after the start it also steps.
        setTimeout(() => { skew -= 45_000 }, 500)
        globalThis.Date = class extends Real {
          constructor(...given) { given.length ? super(...given) : super(Real.now() + skew) }
          static now() { return Real.now() + skew }
        }`,
      )
      const skewed = await start([], { WORKER: 'none', NODE_OPTIONS: `--import=${pathToFileURL(file)}` })
      const by = await shop.buyer()
      const offerId = await shop.offer({ stock: 2 })
      await shop.rows(sql`update access_token set expires_at = now() + interval '4 seconds' where user_id = ${by.id}`)
      const headers = { ...storefront, authorization: `Bearer ${by.token}` }
      const whoAmI = () => post(skewed.port, '/account/user/base/info', {}, headers)
      expect(await whoAmI()).toMatchObject({ status: 200 })
      const ordered = await post(
        skewed.port,
        '/finance/buyer/pre-order',
        {
          order: { lines: [{ offerId, quantity: 1 }], deliveryEmail: shop.email },
          toCurrencyId: '1',
          isBuyByCart: false,
        },
        { ...headers, 'idempotency-key': `skewed-${skew}-order` },
      )
      expect(ordered.code).toBe('0000')
      const [held] = await shop.rows<{ seconds: number }>(
        sql`select extract(epoch from expires_at - now())::float8 as seconds from reservation where offer_id = ${offerId}`,
      )
      expect(held?.seconds).toBeGreaterThan(880)
      expect(held?.seconds).toBeLessThanOrEqual(900)
      await eventually(async () => {
        const rows = await shop.rows<{ over: boolean }>(
          sql`select expires_at <= now() as over from access_token where user_id = ${by.id}`,
        )
        return rows[0]?.over ?? false
      })
      expect(await whoAmI()).toMatchObject({ status: 401, code: 'unauthorized' })
      skewed.child.kill('SIGKILL')
      running.delete(skewed)
    }
  })
})
