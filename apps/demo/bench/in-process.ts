import { readFileSync } from 'node:fs'
import { calls } from '@tradepost/contract'
import { buildApp } from '@tradepost/gateway/app'
import { compose } from '@tradepost/gateway/compose'
import { readConfig } from '@tradepost/gateway/platform/config/config'
import pg from 'pg'
import { catalogueOf, searchMix } from './search-mix.ts'

// Measures calls without a socket, one after another, each next to a primary-key SELECT at the same moment.
const databaseUrl = process.argv[2] ?? ''
const rounds = Number(process.argv[3] ?? 2)
const origin = process.argv[4] ?? ''
const deps = compose({ config: readConfig(process.env), databaseUrl })
const { app } = await buildApp(deps)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c app.tenant_id=1' })
const query = async <R>(text: string) => (await pool.query(text)).rows as R[]
const ids = (
  await query<{ id: string }>('select id from offer where tenant_id = 1 and status = 1 order by id limit 500')
).map(({ id }) => id)
const mix = searchMix(await catalogueOf(query))
const headers = { origin, lang: 'en', timezone: 'UTC', deviceid: 'bench', 'ab-test-group': '1' }

/** Processor time of this process and the database's in ms, which does not depend on other load of the machine. */
function spent(pids: readonly string[]): number {
  const { user, system } = process.cpuUsage()
  const servers = pids.map((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    } catch {
      return 0
    }
  })
  return (user + system) / 1000 + servers.reduce((sum, ms) => sum + ms, 0)
}

async function timed(work: () => Promise<unknown>): Promise<Omit<Sample, 'what'>> {
  const { rows } = await pool.query<{ pid: string }>(
    'select pid::text from pg_stat_activity where usename = current_user',
  )
  const pids = rows.map(({ pid }) => pid)
  const before = spent(pids)
  const from = performance.now()
  await work()
  const ms = performance.now() - from
  return { ms, cpu: spent(pids) - before }
}

async function post(url: string, payload: unknown) {
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload: payload as object })
  if (statusCode !== 200) throw new Error(`${url} ${JSON.stringify(payload)}: ${statusCode} ${body}`)
}

const select = (index: number) =>
  pool.query({
    name: 'select',
    text: 'select id, title, price_minor from offer where tenant_id = $1 and id = $2',
    values: [1, ids[index % ids.length]],
  })

interface Sample {
  what: string
  ms: number
  cpu: number
}
const samples = { select: [] as Sample[], detail: [] as Sample[], search: [] as Sample[] }
const flags = { isGetSellerInfo: true, isGetGuaranteeInfo: true, isGetDeliveryDetail: true }
// The first round warms up.
for (let round = 0; round <= rounds; round++) {
  for (const [index, body] of mix.entries()) {
    const selected = await timed(() => select(index))
    const id = ids[(index * 7) % ids.length]
    const detail = await timed(() => post(`/product-search/v2/product/standard/${id}`, flags))
    const search = await timed(() => post(calls.offer.offerPage.path, body))
    if (round === 0) continue
    samples.select.push({ what: '', ...selected })
    samples.detail.push({ what: id ?? '', ...detail })
    samples.search.push({ what: JSON.stringify(body), ...search })
  }
}

const quantile = (times: number[], share: number) => times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
const figures = Object.fromEntries(
  Object.entries(samples).map(([name, list]) => {
    const [ms, cpu] = [list.map((one) => one.ms), list.map((one) => one.cpu)]
    return [
      name,
      {
        calls: list.length,
        p50: quantile(ms, 0.5),
        p95: quantile(ms, 0.95),
        cpu50: quantile(cpu, 0.5),
        cpu95: quantile(cpu, 0.95),
      },
    ]
  }),
)
const slowest = samples.search.sort((a, b) => b.cpu - a.cpu).slice(0, Number(process.env.SLOWEST ?? 5))
console.log(JSON.stringify({ figures, slowest }))
await app.close()
await pool.end()
await deps.db.close()
process.exit()
