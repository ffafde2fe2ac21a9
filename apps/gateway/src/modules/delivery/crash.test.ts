import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { injector } from '../../../test/support/harness.ts'
import { seedMinimal } from '../../../test/support/minimal-tenants.ts'
import { type Buyer, openShop } from '../../../test/support/shop.ts'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { readConfig } from '../../platform/config/config.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { installJobs } from '../../platform/jobs/install.ts'
import { prepareDatabase } from '../../platform/postgres/roles.ts'
import { startPostgres } from '../../platform/postgres/supervisor.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { checkInvariants } from '../check-invariants.ts'

const kills = 20
const loaders = 4
const directory = mkdtempSync(path.join(tmpdir(), 'tradepost-crash-'))
chmodSync(directory, 0o755)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const boot = () => startPostgres({ directory, settings: ['shared_buffers=32MB'] })

/** Relays one fixed address to a server whose port changes with every start. */
async function fixedAddress(currentPort: () => number) {
  const relay = createServer((client) => {
    const upstream = connect(currentPort(), '127.0.0.1')
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  return { relay, port: (relay.address() as AddressInfo).port }
}

async function open(databaseUrl: string) {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: path.join(directory, 'files'), LOG_LEVEL: 'silent' })
  const deps = compose({ config, databaseUrl, poolSize: 12 })
  const { app } = await buildApp(deps)
  const inject = injector(app)
  return { ...openShop({ app, deps, db: deps.db, clock: systemClock, inject }), deps, app, inject }
}
type Running = Awaited<ReturnType<typeof open>>

const acked = { purchases: new Set<string>(), captured: new Set<string>(), confirmed: new Set<string>() }

/** Buys, pays, delivers, confirms or cancels, and records acknowledged steps; a dead server ends the round. */
async function load(shop: Running, by: Buyer, offerId: string, isOver: () => boolean) {
  for (let round = 0; !isOver(); round++) {
    try {
      const { purchaseId, orderId } = await shop.buy(by, offerId)
      acked.purchases.add(purchaseId)
      if (round % 5 === 4) {
        await shop.inject(calls.order.cancelOrder, { params: { id: orderId }, body: {} }, shop.via(by))
        continue
      }
      await shop.startPayment(by, purchaseId)
      const event = await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
      if (event.statusCode !== 200) continue
      acked.captured.add(orderId)
      await shop.deps.jobs.runDue()
      await shop.handOver(by, orderId)
      const input = { params: { id: orderId }, body: { acknowledged: true as const } }
      const { status } = await shop.inject(calls.order.confirmOrder, input, shop.via(by))
      if (status === 200) acked.confirmed.add(orderId)
    } catch {
      await delay(5)
    }
  }
}

it('R16 the ledger survives 20 kills of its server under mixed load: no acknowledged step is lost, and the sum is zero', async () => {
  const first = await boot()
  await prepareDatabase(first)
  await installJobs(first.url('owner'))
  await migrate(first.url('owner'))
  const owner = new pg.Client({ connectionString: first.url('owner') })
  await owner.connect()
  await seedMinimal(owner)
  await owner.end()
  let server = first
  const { relay, port } = await fixedAddress(() => server.port)
  const shop = await open(Object.assign(new URL(server.url('app')), { port }).toString())
  await shop.fillShelves()
  const offers = [await shop.offer({ stock: 100_000 }), await shop.offer({ accounts: true, stock: 400 })]
  const buyers = await Promise.all(Array.from({ length: loaders }, () => shop.buyer()))

  for (let kill = 0; kill < kills; kill++) {
    let over = false
    const before = acked.captured.size
    const work = buyers.map((by, n) => load(shop, by, offers[n % 2] ?? '', () => over))
    for (const end = Date.now() + 5000; acked.captured.size < before + 2 && Date.now() < end; ) await delay(10)
    await delay(Math.random() * 100)
    process.kill(server.pid, 'SIGKILL')
    await server.died
    over = true
    await Promise.all(work)
    await server.stop()
    server = await boot()
    expect(server.recovered).toBe(true)
    const purchases = await shop.rows<{ id: string }>(sql`select id from purchase`)
    const stored = new Set(purchases.map((row) => row.id))
    expect([...acked.purchases].filter((id) => !stored.has(id))).toEqual([])
    const paid = await shop.rows<{ id: string }>(sql`select id::text from order_head where paid_by is not null`)
    const isPaid = new Set(paid.map((row) => row.id))
    expect([...acked.captured].filter((id) => !isPaid.has(id))).toEqual([])
    const settled = await shop.rows<{ id: string }>(sql`select ref_id as id from transfer where kind = 'settle'`)
    const isSettled = new Set(settled.map((row) => row.id))
    expect([...acked.confirmed].filter((id) => !isSettled.has(id))).toEqual([])
    expect(await checkInvariants(shop.deps.db)).toEqual([])
  }
  expect(acked.captured.size).toBeGreaterThan(kills)

  // Take over the jobs of dead workers; then every paid order is delivered once.
  await shop.deps.db.pool.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()',
  )
  await shop.deps.jobs.runDue()
  const undelivered =
    await shop.rows(sql`select o.id from order_head o left join delivery d on d.tenant_id = o.tenant_id and d.order_id = o.id
      where o.paid_by is not null and d.order_id is null`)
  expect(undelivered).toEqual([])
  expect(await checkInvariants(shop.deps.db)).toEqual([])
  await shop.app.close()
  await shop.deps.db.close()
  relay.close()
  await server.stop()
}, 280_000)
