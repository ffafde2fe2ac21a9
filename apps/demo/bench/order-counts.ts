import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// Serves three numbers to the benchmark: statements that the gateway has sent, commits since this program started, and
// delivered orders of the benchmark. This program's own statements are not counted: they run as another role and write
// nothing.
const [adminUrl = '', database = 'tradepost', firstTenantId = '0'] = process.argv.slice(2)
const connectionString = Object.assign(new URL(adminUrl), { pathname: `/${database}` }).toString()
const statistics = new pg.Client({ connectionString: adminUrl })
const orders = new pg.Client({ connectionString })
await Promise.all([statistics.connect(), orders.connect()])
for (const name of ['pg_stat_statements', 'pg_walinspect'])
  await statistics.query(`create extension if not exists ${name}`)

/** Includes `begin` and `commit`, because each is a round trip to the database. */
const statementCount = async (): Promise<number> =>
  (
    await statistics.query(
      `select coalesce(sum(calls), 0)::float as count from pg_stat_statements s join pg_roles r on r.oid = s.userid
       where r.rolname = 'tradepost_app'`,
    )
  ).rows[0].count

const walEnd = async (): Promise<string> =>
  (await statistics.query('select pg_current_wal_lsn() as position')).rows[0].position
let countedUpTo = await walEnd()
let commits = 0

/** Counts the commits in the write-ahead log: only commits that wrote something. Each waits for the disk. */
async function commitCount(): Promise<number> {
  const end = await walEnd()
  try {
    const { rows } = await statistics.query(
      `select coalesce(sum(count), 0)::float as count from pg_get_wal_stats($1, $2, true)
       where "resource_manager/record_type" like 'Transaction/COMMIT%'`,
      [countedUpTo, end],
    )
    countedUpTo = end
    commits += rows[0].count
  } catch (error) {
    // PostgreSQL fails if the range has no complete record, as when nothing was written.
    if (!String(error).includes('could not find a valid record')) throw error
  }
  return commits
}

const deliveredCount = async (): Promise<number> =>
  (
    await orders.query(
      'select count(*)::int as count from order_head where tenant_id >= $1 and delivered_at is not null',
      [Number(firstTenantId)],
    )
  ).rows[0].count

/** The path `/delivered` returns only the number of orders, because reading the write-ahead log is slow. */
async function answer(path = '/') {
  const delivered = await deliveredCount()
  return path === '/delivered'
    ? { delivered }
    : { delivered, statements: await statementCount(), commits: await commitCount() }
}

const server = createServer(async ({ url }, response) => {
  try {
    response.end(JSON.stringify(await answer(url)))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })),
)
process.once('SIGTERM', async () => {
  await Promise.all([statistics.end(), orders.end()])
  process.exit(0)
})
