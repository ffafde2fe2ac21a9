import { calls } from '@tradepost/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { register, requestToken } from '../support/people.ts'
import { type Buyer, createShop, type Shop } from '../support/shop.ts'

let shop: Shop
let offerId: string
beforeAll(async () => {
  shop = await createShop({ poolSize: 8, patienceMs: 1500 })
  offerId = await shop.offer({ stock: 500 })
})
afterAll(() => shop.close())

const setLine = (by: Buyer, quantity = 1) =>
  shop.inject(calls.cart.setCartLine, { body: { offerId, quantity } }, { token: by.token })
const whoAmI = (by: Buyer) => shop.inject(calls.account.userBaseInfo, { body: {} }, { token: by.token })

/** Locks rows until the returned function is called, or the test ends: a failed test must not block the next one. */
async function hold(locks: readonly string[], values: unknown[] = []): Promise<() => Promise<void>> {
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  const release = async () => {
    await admin.end()
  }
  onTestFinished(release)
  await admin.query('begin')
  for (const lock of locks) await admin.query(lock, values)
  return release
}

/** Locks the carts of buyers until the returned function is called. */
async function holdCarts(buyers: readonly Buyer[]): Promise<() => Promise<void>> {
  for (const by of buyers) expect((await setLine(by)).status).toBe(200)
  return hold(['select 1 from cart where buyer_id = any($1::bigint[]) for update'], [buyers.map(({ id }) => id)])
}

/** The number of connections of this shop that wait for a lock. */
async function countBlocked(): Promise<number> {
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  const { rows } = await admin.query<{ blocked: number }>(
    `select count(*)::int as blocked from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  await admin.end()
  return rows[0]?.blocked ?? 0
}

async function asOwner(statements: string): Promise<void> {
  const owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  await owner.query(statements)
  await owner.end()
}

describe('a row that many calls contend for', { timeout: 60_000 }, () => {
  it('Z1b delays only its own buyer, whose answers name a time to retry', async () => {
    const [flooder, other] = [await shop.buyer(), await shop.buyer()]
    const release = await holdCarts([flooder])
    const flood = Array.from({ length: 240 }, () => setLine(flooder))
    // Meanwhile the gateway serves other buyers.
    for (let n = 0; n < 12; n++) expect((await whoAmI(other)).status).toBe(200)
    expect((await setLine(other)).status).toBe(200)
    expect(shop.db.pool.waitingCount).toBe(0)
    const answers = await Promise.all(flood)
    const kinds = new Set(answers.map(({ status, body }) => `${status} ${body.code}`))
    expect(kinds).toEqual(new Set(['503 unavailable', '429 rate_limited']))
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    await release()
    expect((await setLine(flooder, 3)).status).toBe(200)
  })

  it('Z1b delays no other user if it is a session that many calls renew', async () => {
    const other = await shop.buyer()
    const { refresh_token: refreshToken } = await register(shop, 'flood@x.example')
    const release = await hold(['select 1 from refresh_token for update', 'select 1 from refresh_family for update'])
    const flood = Array.from({ length: 60 }, () => requestToken(shop, { grantType: 'refresh_token', refreshToken }))
    for (let n = 0; n < 8; n++) expect((await whoAmI(other)).status).toBe(200)
    expect(shop.db.pool.waitingCount).toBe(0)
    const answers = await Promise.all(flood)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    await release()
  })

  it('Z1b control: as many calls of several buyers do occupy every connection', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.buyer()))
    const other = await shop.buyer()
    const release = await holdCarts(buyers)
    const flood = buyers.flatMap((by) => Array.from({ length: 4 }, () => setLine(by)))
    await expect.poll(countBlocked, { timeout: 20_000 }).toBe(shop.db.pool.options.max)
    expect(shop.db.pool.waitingCount).toBeGreaterThan(0)
    // No other call is answered before one of the flood's calls times out.
    const pending = whoAmI(other)
    const first = await Promise.race([...flood.map((one) => one.then(() => 'flood')), pending.then(() => 'other')])
    expect(first).toBe('flood')
    expect([200, 503]).toContain((await pending).status)
    // Readiness and jobs have reserved connections.
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
    expect(await shop.deps.jobs.runDue()).toBeGreaterThanOrEqual(0)
    await release()
    await Promise.all(flood)
    expect((await whoAmI(other)).status).toBe(200)
  })

  it('Z1b limits a buyer whose own calls are slow, but serves a few at once', async () => {
    const [flooder, other] = [await shop.buyer(), await shop.buyer()]
    expect((await setLine(flooder)).status).toBe(200)
    // Slow every change of this cart down, as a busy machine would.
    await asOwner(`
      create function slowly() returns trigger language plpgsql as $$ begin
        if new.buyer_id = ${flooder.id} then perform pg_sleep(0.05); end if;
        return new;
      end $$;
      create trigger slowly before insert or update on cart for each row execute function slowly();`)
    const flood = await Promise.all(Array.from({ length: 40 }, () => setLine(flooder)))
    const kinds = new Set(flood.map(({ status, body }) => `${status} ${body.code}`))
    expect(kinds).toEqual(new Set(['200 0000', '429 rate_limited']))
    for (const { status, headers } of flood) if (status === 429) expect(headers['retry-after']).toBe('1')
    // Five concurrent calls are all served.
    const pressed = await Promise.all(Array.from({ length: 5 }, () => setLine(flooder, 2)))
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await setLine(other)).status).toBe(200)
    await asOwner('drop trigger slowly on cart; drop function slowly()')
  })
})
