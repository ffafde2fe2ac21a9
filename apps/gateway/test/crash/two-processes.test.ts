import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { startGateway } from '../support/gateway-process.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'
import { liftUnpaidLimits } from '../support/unpaid-limits.ts'

let shop: Shop
let env: Record<string, string>
const running = new Set<Awaited<ReturnType<typeof startGateway>>>()
beforeAll(async () => {
  shop = await createShop({ clock: createTestClock(new Date()) })
  await liftUnpaidLimits(shop.urls.owner)
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
  'x-client-secret': testClientSecrets['lumen-web'],
}
const post = async (port: number, pathname: string, body: object, headers: Record<string, string>) => {
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { code } = (await response.json()) as { code: string }
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
}
/** The headers without those that identify the storefront's visitor. */
const headersOnly = ({ origin: _, 'x-client-ip': __, ...rest }: Record<string, string>) => rest
const states = async () => {
  const rows = await shop.rows<{ state: string; n: number }>(
    sql`select state, count(*)::int as n from order_head group by state`,
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}
async function eventually(holds: () => Promise<boolean>) {
  for (let waited = 0; !(await holds()); waited += 50) {
    if (waited > 60_000) throw new Error('the condition was not met within a minute')
    await delay(50)
  }
}

describe('two gateways on one database', { timeout: 150_000 }, () => {
  it('R46 S48 share their rate limits through PostgreSQL, and ignore forged addresses', async () => {
    const both = await Promise.all([start([], { WORKER: 'none' }), start([], { WORKER: 'none' })])
    const limit = 60
    // Windows begin at whole minutes; all requests must fall into one.
    const left = 60_000 - (Date.now() % 60_000)
    if (left < 15_000) await delay(left + 50)
    const log = (n: number, headers: Record<string, string>) =>
      post(both[n % 2]?.port ?? 0, '/log/web/log', { logLevel: 'INFO', data: 'x' }, headers)
    const forged = (n: number) => ({
      'content-type': 'application/json',
      origin: testTenants.lumen.origin,
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      'x-client-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    })
    const answers: Awaited<ReturnType<typeof log>>[] = []
    // Send in batches that a busy machine can answer before the timeout.
    for (let sent = 0; sent < 2 * limit; sent += 30)
      answers.push(...(await Promise.all(Array.from({ length: 30 }, (_, n) => log(n, forged(sent + n))))))
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(limit)
    const refused = answers.filter(({ code }) => code !== '0000')
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['429 rate_limited']))
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    // Control: addresses that the storefront sends are counted separately.
    const vouched = await Promise.all(
      Array.from({ length: 20 }, (_, n) => log(n, { ...storefront, 'x-client-ip': `203.0.113.${n}` })),
    )
    expect(vouched.every(({ code }) => code === '0000')).toBe(true)

    const guest = { ...storefront, origin: testTenants.lumen.origin, 'x-client-ip': '198.51.100.7' }
    const wrongPassword = (email: string) =>
      [
        '/account/oauth/token?client_id=lumen-web&client_secret=development-only-lumen-web-secret',
        {
          ...{ userType: 8, grantType: 'password', email, password: 'not-the-password' },
        },
      ] as const
    // Only five of thirty concurrent attempts are checked.
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        post(both[n % 2]?.port ?? 0, ...wrongPassword('thirty@example.com'), { ...guest, ...headersOnly(forged(n)) }),
      ),
    )
    expect(guesses.filter(({ status, code }) => status !== 429 && code !== 'credentials_wrong')).toEqual([])
    expect(guesses.filter(({ code }) => code === 'credentials_wrong')).toHaveLength(5)
    expect(guesses.filter(({ status, retryAfter }) => status === 429 && Number(retryAfter) > 0)).toHaveLength(25)

    const by = await shop.buyer()
    const signedIn = { ...guest, authorization: `Bearer ${by.token}` }
    const [{ id: sellerId } = { id: '' }] = await shop.rows<{ id: string }>(sql`select id::text from seller limit 1`)
    const opened = await fetch(`http://127.0.0.1:${both[0]?.port}/operation/message/conversation`, {
      ...{ method: 'POST', headers: signedIn, body: JSON.stringify({ sellerId }) },
    })
    const { data: conversation } = (await opened.json()) as { data: { id: string } }
    const orders: string[] = []
    for (let n = 0; n < 9; n++) orders.push((await shop.buy(by, await shop.offer())).orderId)
    const token = '/account/oauth/token?client_id=lumen-web&client_secret=development-only-lumen-web-secret'
    const partnerLink = (clientId: string, userName: string) => ({
      ...{
        clientId,
        userName,
        tenantId: '1',
        userType: 8,
        timestamp: '1',
        sign: 's'.repeat(43),
        password: 'p'.repeat(24),
      },
    })
    const sendPath = `/operation/message/conversation/${conversation.id}/send`
    const limits: [string, number, (n: number) => readonly [string, object], Record<string, string>?][] = [
      ['login-account', 5, () => wrongPassword('somebody@example.com')],
      ['login-ip', 60, (n) => wrongPassword(`person-${n}@example.com`)],
      [
        'code-check-ip',
        100,
        (n) => [token, { userType: 8, grantType: 'captcha', email: `c${n}@example.com`, code: '000000' }],
      ],
      [
        'code-email',
        10,
        () => ['/account/verify-code', { userType: 8, purpose: 'LoginSendVerifyCode', email: 'code@example.com' }],
      ],
      [
        'code-ip',
        50,
        (n) => ['/account/verify-code', { userType: 8, purpose: 'LoginSendVerifyCode', email: `d${n}@example.com` }],
      ],
      [
        'federated-ip',
        60,
        () => [
          token,
          {
            userType: 8,
            grantType: 'authorization_code',
            openType: 'DiscordId',
            callback: 'state=x&code=y',
            browserKey: 'k',
          },
        ],
      ],
      ['open-login-user', 10, () => ['/account/oauth/open-login', partnerLink('other-partner', 'mira')]],
      ['open-login-client', 100, (n) => ['/account/oauth/open-login', partnerLink('a-partner', `user-${n}`)]],
      ['handoff', 30, () => ['/account/handoff', { host: testTenants.lumen.host }], signedIn],
      ['export', 5, () => ['/account/user/export', {}], signedIn],
      ['message-burst', 20, (n) => [sendPath, { text: `burst ${n}` }], signedIn],
      ['message-hour', 300, (n) => [sendPath, { text: `hour ${n}` }], signedIn],
      ['conversation-day', 30, (n) => ['/operation/message/conversation', { sellerId, orderId: orders[n] }], signedIn],
    ]
    for (const [rule, limit, request, headers = guest] of limits) {
      const windowMs = rule === 'message-burst' ? 10_000 : 60_000
      const rest = windowMs - (Date.now() % windowMs)
      if (rest < 5000) await delay(rest + 50)
      // Reset the pause between two codes, and the burst limit, which would interfere with the hourly limit.
      const resetPauses = async () => {
        await shop.rows(sql`update code_send set last_sent_at = last_sent_at - interval '5 minutes'`)
        if (rule !== 'message-burst') await shop.rows(sql`delete from rate_window where rule = 'message-burst'`)
      }
      const send = (n: number) => post(both[n % 2]?.port ?? 0, ...request(n), { ...headers, ...headersOnly(forged(n)) })
      await resetPauses()
      const first = await send(0)
      expect([rule, first.code === 'rate_limited']).toEqual([rule, false])
      await resetPauses()
      const { length: counted } = await shop.rows(sql`
        update rate_window w set hits = ${limit} - 3 where rule = ${rule}
          and (subject, window_start) = (select subject, window_start from rate_window where rule = ${rule}
            and subject not like '%thirty@example.com' order by window_start desc, hits limit 1) returning subject`)
      expect([rule, counted]).toEqual([rule, 1])
      const together = rule === 'code-email' ? [] : await Promise.all(Array.from({ length: 8 }, (_, n) => send(n + 1)))
      for (let n = 1; rule === 'code-email' && n <= 8; n++) {
        together.push(await send(n))
        await resetPauses()
      }
      const over = together.filter(({ status }) => status === 429)
      expect([rule, together.length - over.length], JSON.stringify(together)).toEqual([rule, 3])
      for (const { code, retryAfter } of over)
        expect([rule, code, Number(retryAfter) > 0]).toEqual([
          rule,
          rule === 'code-email' ? 'code_send_limit' : 'rate_limited',
          true,
        ])
    }
    // Control: reading and then writing the count loses concurrent requests.
    await shop.rows(sql`insert into rate_window values (1, 'naive', 'x', 'epoch', 1)`)
    const naive = () =>
      shop.within('lumen', async (tx) => {
        const { rows } = await tx.execute<{ hits: number }>(sql`select hits from rate_window where rule = 'naive'`)
        await tx.execute(sql`select pg_sleep(0.05)`)
        await tx.execute(sql`update rate_window set hits = ${(rows[0]?.hits ?? 0) + 1} where rule = 'naive'`)
      })
    await Promise.all(Array.from({ length: 6 }, naive))
    const [lost] = await shop.rows<{ hits: number }>(sql`select hits from rate_window where rule = 'naive'`)
    expect(lost?.hits).toBeLessThan(7)
  })

  it('R37 finish their running jobs on SIGTERM and claim no more; the others run each remaining job once', async () => {
    const by = await shop.buyer()
    const before = (await states()).delivered ?? 0
    const orders = 60
    for (let n = 0; n < orders; n++) await shop.buyPaid(by, await shop.offer({ accounts: true }))
    const delivered = async () => ((await states()).delivered ?? 0) - before
    const first = await start(['work'])
    await eventually(async () => (await delivered()) > 0)
    const stoppedAt = Date.now()
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)
    expect(Date.now() - stoppedAt).toBeLessThan(10_000)
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

  it('R33 agree on every deadline, even if the clock of one is wrong by 90 s', async () => {
    for (const skew of [-90_000, 90_000]) {
      const file = path.join(shop.deps.config.dataDir, `skew${skew}.mjs`)
      writeFileSync(
        file,
        `const Real = Date
        let skew = ${skew}
        // Half a second after the start the clock also jumps.
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
      // The process estimates the database's clock from an answer, so it may be off by half the round trip.
      expect(held?.seconds).toBeGreaterThan(880)
      expect(held?.seconds).toBeLessThan(902)
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
