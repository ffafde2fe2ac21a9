import { bringUpToDate } from '@tradepost/gateway/cli/open-database'
import { runSeed } from '@tradepost/gateway/cli/tools'
import { readConfig } from '@tradepost/gateway/platform/config/config'
import type { SeedOptions } from '@tradepost/gateway/platform/config/seeding'
import { prepareDatabase } from '@tradepost/gateway/platform/postgres/roles'
import { startPostgres } from '@tradepost/gateway/platform/postgres/supervisor'
import pg from 'pg'
import { seed } from '../src/seed.ts'
import { fillBenchShops } from './bench-shops.ts'
import { fillLargeSeller, type LargeSeller } from './large-seller.ts'
import { searchKinds } from './search-kinds.ts'
import { catalogueOf, searchMix } from './search-mix.ts'

// Starts a PostgreSQL that counts its statements, and fills its database on the first run. Prints the addresses of the
// database, and the ids and searches that the benchmark uses. With the second argument `large-seller`, one seller of the
// first tenant has 10,000 offers.
const offers = Number(process.argv[2] ?? 5000)
const config = readConfig(process.env)
const say = (text: string) => console.log(text)
const server = await startPostgres({
  directory: config.dataDir,
  settings: ['shared_preload_libraries=pg_stat_statements'],
})

/**
 * Migrates the database of an earlier run. If a migration was changed or removed since, drops the database and creates
 * it again, empty.
 */
async function bringKeptUpToDate(ownerUrl: string): Promise<void> {
  await prepareDatabase(server)
  try {
    await bringUpToDate(config, ownerUrl)
  } catch (error) {
    if (!['migration_changed', 'migration_missing'].includes((error as { code?: string }).code ?? '')) throw error
    say('The kept database has another schema and is filled again.')
    const admin = new pg.Client({ connectionString: server.url('admin', 'postgres') })
    await admin.connect()
    await admin.query('drop database tradepost with (force)')
    await admin.end()
    await prepareDatabase(server)
    await bringUpToDate(config, ownerUrl)
  }
}

const [appUrl, ownerUrl, adminUrl] = [server.url('app'), server.url('owner'), server.url('admin', 'postgres')]
const database = { appUrl, ownerUrl, recovered: server.recovered, died: server.died, close: server.stop }
await bringKeptUpToDate(ownerUrl)
const size = { offers, orders: 1200, say }
await runSeed({ seed }, config, database, size)
let largeSeller: LargeSeller | null = null
const addLargeSeller = async (options: SeedOptions) => {
  largeSeller = await fillLargeSeller(options, server.url('admin'))
  return 0
}
if (process.argv[3] === 'large-seller') await runSeed({ seed: addLargeSeller }, config, database, size)
const shops = await fillBenchShops(ownerUrl)

const pool = new pg.Pool({ connectionString: appUrl, max: 1, options: '-c app.tenant_id=1' })
const query = async <R>(text: string) => (await pool.query(text)).rows as R[]
const offerIds = (
  await query<{ id: string }>('select id from offer where tenant_id = 1 and status = 1 order by id limit 500')
).map(({ id }) => id)
/** Offers that are delivered as soon as they are paid for. */
const instantOfferIds = (
  await query<{ id: string }>(
    `select id from offer where tenant_id = 1 and status = 1 and delivery_mode = 'platform' and standard_type = 0
       and available > 0 order by id desc limit 20`,
  )
).map(({ id }) => id)
const catalogue = await catalogueOf(query)
const searches = searchMix(catalogue)
const kinds = await searchKinds(catalogue, query)
await pool.end()
console.log(
  JSON.stringify({
    appUrl,
    ownerUrl,
    adminUrl,
    pid: server.pid,
    offerId: offerIds[0],
    offerIds,
    instantOfferIds,
    searches,
    kinds,
    shops,
    largeSeller,
  }),
)

process.once('SIGTERM', async () => {
  await server.stop()
  process.exit(0)
})
