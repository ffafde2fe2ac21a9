import { bringUpToDate, openDatabase } from '@tradepost/gateway/cli/open-database'
import { runSeed } from '@tradepost/gateway/cli/tools'
import { readConfig } from '@tradepost/gateway/platform/config/config'
import fastify from 'fastify'
import pg from 'pg'
import { seed } from '../src/seed.ts'
import { catalogueOf, searchMix } from './search-mix.ts'

// Opens the database, also for the measured gateway, and serves the reference: bare Fastify with one primary-key SELECT.
const offers = Number(process.argv[2] ?? 5000)
const config = readConfig(process.env)
const database = await openDatabase(config, () => {})
if (!database.ownerUrl) throw new Error('the reference needs the owning role')
await bringUpToDate(config, database.ownerUrl)
await runSeed({ seed }, config, database, offers, () => {})

const pool = new pg.Pool({ connectionString: database.appUrl, max: 20, options: '-c app.tenant_id=1' })
const ids = async (text: string) => (await pool.query<{ id: string }>(text)).rows.map((row) => row.id)
const offerIds = await ids('select id from offer where tenant_id = 1 and status = 1 order by id limit 500')
const searches = searchMix(await catalogueOf(async <R>(text: string) => (await pool.query(text)).rows as R[]))
const [id] = offerIds
const app = fastify()
app.get(
  '/',
  async () =>
    (await pool.query('select id, title, price_minor from offer where tenant_id = $1 and id = $2', [1, id])).rows[0],
)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(
  JSON.stringify({ url, offerId: id, offerIds, searches, appUrl: database.appUrl, ownerUrl: database.ownerUrl }),
)

process.once('SIGTERM', async () => {
  await app.close()
  pool.on('error', () => {})
  await pool.end()
  await database.close()
  process.exit(0)
})
