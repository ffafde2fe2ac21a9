import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { signInSeller } from '../support/people.ts'
import { expireLocks } from '../support/processes/dying-processes.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'
import { rent, topUp } from '../support/wallet.ts'

const rentalMs = 14 * dayMs
let shop: Shop
let env: Record<string, string>
beforeAll(async () => {
  // The worker uses the system clock, so rent long enough ago that the rental is over.
  shop = await createShop({ clock: createTestClock(new Date(Date.now() - rentalMs - minuteMs)) })
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
})
afterAll(() => shop.close())

const facts = async (offerId: string) =>
  (
    await shop.rows<{ unit: string; wiped: boolean; available: number; rental: string }>(sql`
      select u.state as unit, length(u.secret_ct) = 0 as wiped, o.available, r.state as rental
      from account_unit u join offer o on o.id = u.offer_id join rental r on r.unit_id = u.id where o.id = ${offerId}`)
  )[0]

describe('a rental that ends', () => {
  it('R30 is released once, and its account is on sale only with new details, whenever a process is killed', async () => {
    const by = await shop.buyer()
    await topUp(shop, by, 1000)
    const offerId = await shop.offer({ standardType: 5, accounts: true, price: 100 })
    await rent(shop, by, offerId)
    const dying = runGateway(['work'], { ...env, CRASH_AT: 'rental.wiped' })
    await dying.exited
    expect(dying.child.signalCode).toBe('SIGKILL')
    expect(await facts(offerId)).toEqual({ unit: 'rented', wiped: false, available: 0, rental: 'renting' })

    await expireLocks(shop.db)
    const next = await startGateway(env, ['work'])
    for (let waited = 0; waited < 60_000 && (await facts(offerId))?.unit !== 'release_due'; waited += 50)
      await delay(50)
    next.child.kill('SIGTERM')
    await next.exited
    const waiting = { unit: 'release_due', wiped: true, available: 0, rental: 'release_due' }
    expect(await facts(offerId)).toEqual(waiting)

    const { token } = await signInSeller(shop)
    const [unit] = await shop.rows<{ id: string }>(sql`select id from account_unit where offer_id = ${offerId}`)
    const path = calls.rental.rotateRentalUnit.path.replace('{id}', unit?.id ?? '')
    const rotate = async (port: number) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-client-id': 'lumen-web',
          'x-client-secret': testClientSecrets['lumen-web'],
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ items: [{ label: 'password', value: 'new' }] }),
      })
    for (const point of ['rental.rotating', 'rental.rotated']) {
      const killed = await startGateway({ ...env, WORKER: 'none', CRASH_AT: point })
      await expect(rotate(killed.port)).rejects.toThrow()
      await killed.exited
      expect([point, killed.child.signalCode, await facts(offerId)]).toEqual([point, 'SIGKILL', waiting])
    }
    const alive = await startGateway({ ...env, WORKER: 'none' })
    const answers = await Promise.all([rotate(alive.port), rotate(alive.port), rotate(alive.port)])
    alive.child.kill('SIGTERM')
    await alive.exited
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    expect(await facts(offerId)).toEqual({ unit: 'free', wiped: false, available: 1, rental: 'released' })
    // Control: the database alone refuses to put an account on sale without new details.
    const other = await shop.offer({ standardType: 5, accounts: true, price: 100 })
    await rent(shop, by, other)
    const naive = shop.within(
      'lumen',
      (tx) => tx.execute(sql`update account_unit set state = 'free' where offer_id = ${other}`),
      'seller:1',
    )
    await expect(naive).rejects.toMatchObject({ cause: { code: 'TP409' } })
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 180_000)
})
