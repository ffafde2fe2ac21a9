import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { expireLocks } from '../support/processes/dying-processes.ts'
import { testClientSecrets } from '../support/test-clients.ts'
import { createVaultShop, newCodes, type VaultShop } from '../support/vault-shop.ts'

let shop: VaultShop
let env: Record<string, string>
beforeAll(async () => {
  // The worker uses the system clock, so the test must too.
  shop = await createVaultShop({ clock: createTestClock(new Date()) })
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

async function killAt(point: string, more: Record<string, string> = {}) {
  const dying = runGateway(['work'], { ...env, ...more, CRASH_AT: point })
  await dying.exited
  expect([point, dying.child.signalCode]).toEqual([point, 'SIGKILL'])
}

/** Runs a worker until a condition holds. */
async function workUntil(isDone: () => Promise<boolean>) {
  await expireLocks(shop.db)
  const next = await startGateway(env, ['work'])
  for (let waited = 0; waited < 60_000 && !(await isDone()); waited += 50) await delay(50)
  next.child.kill('SIGTERM')
  expect(await next.exited).toBe(0)
}

describe('a process that is killed', { timeout: 180_000 }, () => {
  it('R20 while it delivers from a vault has given the order each of its units once, and nobody another one', async () => {
    for (const point of ['delivery.assigned', 'delivery.mailed', 'delivery.committed']) {
      const codes = newCodes(4)
      const offerId = await shop.cards(codes)
      const { orderId } = await shop.buyPaid(shop.customer, offerId, 3)
      await killAt(point)
      const isCommitted = point === 'delivery.committed'
      expect([point, await shop.stock(offerId)]).toEqual([point, expect.objectContaining({ available: 1, sold: 3 })])
      expect([point, (await shop.detail(orderId, shop.customer))?.state]).toEqual([
        point,
        isCommitted ? 'delivered' : 'paid',
      ])
      await workUntil(async () => (await shop.detail(orderId, shop.customer))?.state === 'delivered')
      const received = await shop.revealed(orderId)
      expect([point, new Set(received).size]).toEqual([point, 3])
      const units = await shop.rows(sql`select 1 from delivery_unit where order_id = ${orderId}`)
      expect([point, units.length]).toEqual([point, 3])
      const other = await shop.buyer()
      const next = await shop.buyPaid(other, offerId)
      await shop.deps.jobs.runDue()
      const [left] = await shop.revealed(next.orderId, other)
      expect([...received, left].toSorted()).toEqual(codes.toSorted())
    }
  })

  it('while it replaces a unit has either replaced it or changed nothing', async () => {
    const codes = newCodes(2)
    const offerId = await shop.cards(codes)
    const { orderId } = await shop.buyAndPay(shop.customer, offerId)
    const before = await shop.revealed(orderId)
    const [unit] = (await shop.units(offerId, { state: 'delivered' }))?.list ?? []
    const replace = (port: number) =>
      fetch(`http://127.0.0.1:${port}${calls.vault.replaceUnit.path.replace('{id}', orderId)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-client-id': 'lumen-web',
          'x-client-secret': testClientSecrets['lumen-web'],
          authorization: `Bearer ${shop.vendor.token}`,
          'idempotency-key': 'replace-once',
        },
        body: JSON.stringify({ unitId: unit?.id }),
      })
    const killed = await startGateway({ ...env, WORKER: 'none', CRASH_AT: 'unit.replaced' })
    await expect(replace(killed.port)).rejects.toThrow()
    await killed.exited
    expect(killed.child.signalCode).toBe('SIGKILL')
    expect(await shop.revealed(orderId)).toEqual(before)
    expect(await shop.stock(offerId)).toMatchObject({ available: 1, sold: 1 })

    // The lock of the killed attempt on its key ends after 30 seconds.
    await shop.rows(sql`update idempotency set locked_until = now() - interval '1 second' where key = 'replace-once'`)
    const alive = await startGateway({ ...env, WORKER: 'none' })
    const statuses = [(await replace(alive.port)).status, (await replace(alive.port)).status]
    alive.child.kill('SIGTERM')
    await alive.exited
    // The second answer is the stored first one.
    expect(statuses).toEqual([200, 200])
    const after = await shop.revealed(orderId)
    expect([...before, ...after].toSorted()).toEqual(codes.toSorted())
    expect(await shop.stock(offerId)).toMatchObject({ available: 0, sold: 1 })
  })

  it('while it adds a file has added nothing, and the same file can be added again', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    const { url, method, headers, payload } = shop.fileForm(offerId, 'licence.txt', Buffer.from(`key ${Date.now()}`))
    const send = (port: number) =>
      fetch(`http://127.0.0.1:${port}${url}`, { method, headers, body: new Uint8Array(payload) })
    const killed = await startGateway({ ...env, WORKER: 'none', CRASH_AT: 'unit-file.stored' })
    await expect(send(killed.port)).rejects.toThrow()
    await killed.exited
    expect(killed.child.signalCode).toBe('SIGKILL')
    expect(await shop.stock(offerId)).toMatchObject({ available: 0 })
    const alive = await startGateway({ ...env, WORKER: 'none' })
    const statuses = [(await send(alive.port)).status, (await send(alive.port)).status]
    alive.child.kill('SIGTERM')
    await alive.exited
    expect(statuses).toEqual([200, 409])
    expect(await shop.stock(offerId)).toMatchObject({ available: 1 })
  })

  it('while it adds a list has added each unit once, and counts each line once', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    const codes = newCodes(3200)
    const text = ['code', ...codes.slice(0, 1500), 'X'.repeat(501), ...codes.slice(1500), codes[0]].join('\n')
    const { data } = await shop.uploadUnits(offerId, text)
    const facts = async () =>
      (
        await shop.rows<{ state: string; added: number; refused: number }>(
          sql`select state, added, refused from unit_import where id = ${data?.id ?? ''}`,
        )
      )[0]
    await killAt('unit-import.written', { CRASH_AFTER: '1' })
    expect(await facts()).toMatchObject({ state: 'running', added: 1000 })
    expect(await shop.stock(offerId)).toMatchObject({ available: 1000 })
    await expireLocks(shop.db)
    await killAt('unit-import.committed')
    expect(await shop.stock(offerId)).toMatchObject({ available: 1000 })
    await workUntil(async () => (await facts())?.state === 'done')
    expect(await facts()).toEqual({ state: 'done', added: 3200, refused: 2 })
    expect(await shop.stock(offerId)).toMatchObject({ available: 3200 })
  })
})
