import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestGateway, type TestGatewayOptions } from '@tradepost/gateway/test/harness'
import pg from 'pg'
import { inject } from 'vitest'
import { seedDatabase } from '../src/seed.ts'

async function fill(offers: number, orders: number) {
  const gateway = await createTestGateway()
  await seedDatabase({ deps: gateway.deps, ownerUrl: gateway.urls.owner, offers, orders, say: () => {} })
  return gateway
}

/** Fills a gateway once per run, whichever test file is first, and leaves it for the others to copy. */
async function keptGateway(offers: number, orders: number) {
  const { admin: url, template } = inject('postgres')
  const database = `${template}_${offers}_${orders}`
  const kept = { database, files: path.join(tmpdir(), database) }
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [database])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [database])
    if (rowCount === 0 || !existsSync(kept.files)) await (await fill(offers, orders)).keep(kept)
  } finally {
    await admin.end()
  }
  return kept
}

/** The fill that most tests of the catalogue share: filling takes half a minute, copying a second. */
export const usualFill = { offers: 1500, orders: 200 }

/** So many offers that a list does not count them, and that the planner reads the index made for a list. */
export const largeFill = 20_000

/** A gateway whose shops are seeded as on the first start, copied from the one that is filled once per run. */
export async function createUsualGateway(options: TestGatewayOptions = {}) {
  return createTestGateway({ ...options, from: await keptGateway(usualFill.offers, usualFill.orders) })
}

/** A gateway with more offers than a list counts, and no orders. */
export const createLargeGateway = async () => createTestGateway({ from: await keptGateway(largeFill, 0) })

/** Lets every shop sell in every currency that has rates. */
export async function sellInEveryCurrency(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`insert into site_currency (site_id, currency_id, position)
    select s.id, c.id, 9 from site s, currency c on conflict do nothing`)
  await owner.end()
}

export type FilledGateway = Awaited<ReturnType<typeof fill>>
export const sites = { lumen: { tenantId: '1', siteId: '1001' }, sahra: { tenantId: '2', siteId: '2001' } } as const
