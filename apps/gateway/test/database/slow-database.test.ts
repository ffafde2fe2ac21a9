import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest'
import { errorCode } from '../../src/platform/db/faults.ts'
import { createFaultProxy } from '../support/fault-proxy.ts'
import { type Buyer, createShop, type Shop } from '../support/shop.ts'

let proxy: Awaited<ReturnType<typeof createFaultProxy>>
let shop: Shop
let by: Buyer
beforeAll(async () => {
  const { hostname, port } = new URL(provided('postgres').app)
  proxy = await createFaultProxy({ host: hostname, port: Number(port) })
  shop = await createShop({
    poolSize: 10,
    patienceMs: 1500,
    databaseUrl: (app) => Object.assign(new URL(app), { port: String(proxy.port) }).toString(),
  })
  by = await shop.buyer()
})
afterAll(async () => {
  proxy.slow(0)
  await shop.close()
  await proxy.close()
})

const timed = async <T>(work: Promise<T>) => {
  const began = performance.now()
  return { answer: await work, milliseconds: performance.now() - began }
}
const whoAmI = () => shop.inject(calls.account.userBaseInfo, { body: {} }, { token: by.token })

describe('a database that is slow or silent', () => {
  it('R39 is answered in time with 503 and Retry-After, leaks no connection, and recovers at once', async () => {
    expect((await whoAmI()).status).toBe(200)
    for (const delay of [2000, Number.POSITIVE_INFINITY]) {
      proxy.slow(delay)
      const answers = await Promise.all(Array.from({ length: 30 }, () => timed(whoAmI())))
      for (const { answer, milliseconds } of answers) {
        expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '1'])
        // At most three waits of 1.5 s: for the tenants, for a connection, for an answer.
        expect(milliseconds).toBeLessThan(5200)
      }
      expect((await shop.app.inject('/livez')).statusCode).toBe(200)
      proxy.slow(0)
      const back = await timed(whoAmI())
      expect(back.answer.status).toBe(200)
      expect(back.milliseconds).toBeLessThan(1000)
      expect(shop.db.pool.waitingCount).toBe(0)
      expect(shop.db.pool.totalCount).toBeLessThanOrEqual(10)
    }
    // Control: without a timeout, a connection waits for ever.
    const patient = await shop.db.pool.connect()
    patient.on('error', () => undefined)
    proxy.slow(Number.POSITIVE_INFINITY)
    const waited = (
      patient.query({ text: 'select 1', query_timeout: 60_000 } as pg.QueryConfig) as Promise<unknown>
    ).then(
      () => 'answered',
      () => 'failed',
    )
    expect(await Promise.race([waited, new Promise((resolve) => setTimeout(resolve, 2500, 'still waiting'))])).toBe(
      'still waiting',
    )
    proxy.slow(0)
    patient.release(true)
  }, 60_000)
})

describe('a crowd', () => {
  it('R40 of 300 requests on 10 connections is answered; deadlocks and serialisation failures are retried', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        n % 2
          ? whoAmI()
          : shop.inject(
              calls.log.webLog,
              { body: { logLevel: 'INFO' } },
              { headers: { 'x-client-ip': `10.9.${n % 200}.1` } },
            ),
      ),
    )
    // One buyer sends half of the requests, more than one buyer may have at once.
    expect(answers.map(({ status }) => status).filter((status) => ![200, 429, 503].includes(status))).toEqual([])
    // How many time out depends on the machine; without a queue, 290 would remain unanswered.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(50)
    expect(shop.db.pool.waitingCount).toBe(0)

    // Two transactions lock two rows in opposite order: the database aborts one, which is then retried.
    const [one, other] = [await shop.buyer(), await shop.buyer()]
    let tries = 0
    const both = new Map<string, () => void>()
    const cross = (first: string, second: string) =>
      shop.within('lumen', async (tx) => {
        tries++
        await tx.execute(sql`update app_user set nick_name = nick_name || '+' where id = ${first}`)
        if (!both.has(first))
          await new Promise<void>((resolve) => {
            both.set(first, resolve)
            if (both.size === 2) for (const go of both.values()) go()
          })
        await tx.execute(sql`update app_user set nick_name = nick_name || '+' where id = ${second}`)
      })
    await Promise.all([cross(one.id, other.id), cross(other.id, one.id)])
    // The loser may take its row again before the winner wakes up; then they collide once more.
    expect(tries).toBeGreaterThanOrEqual(3)
    const names = await shop.rows<{ nick_name: string }>(
      sql`select nick_name from app_user where id in (${one.id}, ${other.id})`,
    )
    expect(names.map(({ nick_name }) => nick_name)).toEqual(['Buyer++', 'Buyer++'])

    const failing = async (code: string, times: number) => {
      let ran = 0
      const result = await shop
        .within('lumen', async (tx) => {
          if (++ran <= times)
            await tx.execute(sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`))
          return 'done'
        })
        .catch((error) => errorCode(error))
      return [result, ran]
    }
    expect(await failing('40001', 2)).toEqual(['done', 3])
    expect(await failing('40001', 9)).toEqual(['40001', 3])
    expect(await failing('23505', 9)).toEqual(['23505', 1])
  }, 60_000)
})
