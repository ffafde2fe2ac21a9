import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// Serves three counts to the bench: statements that the gateway sent, commits since this program began, and delivered
// orders of the bench. Its own statements do not count, because they run as another role and write nothing.
const [adminUrl = '', database = 'tradepost', from = '0'] = process.argv.slice(2)
const connectionString = Object.assign(new URL(adminUrl), { pathname: `/${database}` }).toString()
const statistics = new pg.Client({ connectionString: adminUrl })
const orders = new pg.Client({ connectionString })
await Promise.all([statistics.connect(), orders.connect()])
for (const name of ['pg_stat_statements', 'pg_walinspect'])
  await statistics.query(`create extension if not exists ${name}`)

/** All statements, `begin` and `commit` among them: each is a round trip. */
const statementCount = async (): Promise<number> =>
  (
    await statistics.query(
      `select coalesce(sum(calls), 0)::float as count from pg_stat_statements s join pg_roles r on r.oid = s.userid
       where r.rolname = 'tradepost_app'`,
    )
  ).rows[0].count

const logEnd = async (): Promise<string> =>
  (await statistics.query('select pg_current_wal_lsn() as place')).rows[0].place
let counted = await logEnd()
let commits = 0

/** Commits that wrote something, from the write-ahead log: each waits for the disk. */
async function commitCount(): Promise<number> {
  const end = await logEnd()
  try {
    const { rows } = await statistics.query(
      `select coalesce(sum(count), 0)::float as count from pg_get_wal_stats($1, $2, true)
       where "resource_manager/record_type" like 'Transaction/COMMIT%'`,
      [counted, end],
    )
    counted = end
    commits += rows[0].count
  } catch (error) {
    // PostgreSQL reports a range without a whole record as an error.
    if (!String(error).includes('could not find a valid record')) throw error
  }
  return commits
}

const deliveredCount = async (): Promise<number> =>
  (
    await orders.query(
      'select count(*)::int as count from order_head where tenant_id >= $1 and delivered_at is not null',
      [Number(from)],
    )
  ).rows[0].count

/** `/delivered` answers only the number of orders, because reading the log takes time. */
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
