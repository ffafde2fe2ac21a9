import { account, finance } from '@tradepost/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTurns } from '../src/platform/turns.ts'
import { askToken, register } from './people.ts'
import { type Buyer, createShop, type Shop } from './shop.ts'

let shop: Shop
let offerId: string
beforeAll(async () => {
  shop = await createShop({ poolSize: 8, patienceMs: 1500 })
  offerId = await shop.offer({ stock: 500 })
})
afterAll(() => shop.close())

const setLine = (by: Buyer, quantity = 1) =>
  shop.inject(finance.setCartLine, { body: { offerId, quantity } }, { token: by.token })
const whoAmI = (by: Buyer) => shop.inject(account.userBaseInfo, { body: {} }, { token: by.token })

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
    const answer = await whoAmI(other)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
    // What looks after the process has connections that no caller takes.
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
    expect(await shop.deps.jobs.runDue()).toBeGreaterThanOrEqual(0)
    await release()
    await Promise.all(flood)
    expect((await whoAmI(other)).status).toBe(200)
  })

  it('Z1b one person in many sessions is still one', async () => {
    let running = 0
    let most = 0
    const inTurn = createTurns({ atOnce: 2, waiting: 3, patienceMs: 50 })
    const releases: (() => void)[] = []
    const work = () => {
      most = Math.max(most, ++running)
      return new Promise<void>((resolve) => releases.push(resolve)).finally(() => running--)
    }
    const settled = Promise.allSettled(Array.from({ length: 7 }, () => inTurn('user 1', work)))
    const beside = inTurn('user 2', async () => 'served')
    expect(await beside).toBe('served')
    await expect.poll(() => releases.length).toBe(2)
    await new Promise((resolve) => setTimeout(resolve, 80))
    for (const release of releases) release()
    const codes = (await settled).map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))
    expect(codes.sort()).toEqual(['done', 'done', 'rate_limited', 'rate_limited', ...Array(3).fill('unavailable')])
    expect(most).toBe(2)
    // Whoever failed or gave up leaves a place for the next.
    await expect(inTurn('user 1', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await inTurn('user 1', async () => 'served')).toBe('served')
  })
})
