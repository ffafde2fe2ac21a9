import { calls } from '@tradepost/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askToken, register } from '../support/people.ts'
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

/** Holds the carts of buyers, so that whoever wants one waits, until it is let go. */
async function holdCarts(buyers: readonly Buyer[]): Promise<() => Promise<void>> {
  for (const by of buyers) expect((await setLine(by)).status).toBe(200)
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  await admin.query('begin')
  await admin.query('select 1 from cart where buyer_id = any($1::bigint[]) for update', [buyers.map(({ id }) => id)])
  return async () => {
    await admin.query('rollback')
    await admin.end()
  }
}

async function asOwner(statements: string): Promise<void> {
  const owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  await owner.query(statements)
  await owner.end()
}

describe('one row that many calls want', { timeout: 60_000 }, () => {
  it('Z1b keeps nobody but its buyer waiting, who is told when to come back', async () => {
    const [flooder, other] = [await shop.buyer(), await shop.buyer()]
    const release = await holdCarts([flooder])
    const flood = Array.from({ length: 240 }, () => setLine(flooder))
    // The others are served while all of it waits.
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

  it('Z1b nor does a session that is renewed again and again, whose row many calls want', async () => {
    const other = await shop.buyer()
    const { refresh_token: refreshToken } = await register(shop, 'flood@x.example')
    const admin = new pg.Client({ connectionString: shop.urls.admin })
    await admin.connect()
    await admin.query('begin')
    await admin.query('select 1 from refresh_token for update')
    await admin.query('select 1 from refresh_family for update')
    const flood = Array.from({ length: 60 }, () => askToken(shop, { grantType: 'refresh_token', refreshToken }))
    for (let n = 0; n < 8; n++) expect((await whoAmI(other)).status).toBe(200)
    expect(shop.db.pool.waitingCount).toBe(0)
    const answers = await Promise.all(flood)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    await admin.query('rollback')
    await admin.end()
  })

  it('Z1b negative control: as many calls of many buyers do take every connection', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.buyer()))
    const other = await shop.buyer()
    const release = await holdCarts(buyers)
    const flood = buyers.flatMap((by) => Array.from({ length: 4 }, () => setLine(by)))
    await expect.poll(() => shop.db.pool.waitingCount).toBeGreaterThan(0)
    // Nobody is answered before one of them gives up.
    const asked = whoAmI(other)
    const first = await Promise.race([...flood.map((one) => one.then(() => 'flood')), asked.then(() => 'other')])
    expect(first).toBe('flood')
    expect([200, 503]).toContain((await asked).status)
    // What looks after the process has connections that no caller takes.
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
    expect(await shop.deps.jobs.runDue()).toBeGreaterThanOrEqual(0)
    await release()
    await Promise.all(flood)
    expect((await whoAmI(other)).status).toBe(200)
  })

  it('Z1b tells a buyer whose own calls get on, however slowly, that they are too many, and serves a few at once', async () => {
    const [flooder, other] = [await shop.buyer(), await shop.buyer()]
    expect((await setLine(flooder)).status).toBe(200)
    // Each change of his cart takes a while: what a busy machine does to him.
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
    // Somebody who presses five times is served five times.
    const pressed = await Promise.all(Array.from({ length: 5 }, () => setLine(flooder, 2)))
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await setLine(other)).status).toBe(200)
    await asOwner('drop trigger slowly on cart; drop function slowly()')
  })
})
