import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gatewayTargets, type Reference } from './bench/gateway-targets.ts'
import { type Figures, measure, type Target, warmUp } from './bench/measure.ts'
import { staticFile } from './bench/references.ts'
import { readFlags } from './command-line/read-flags.ts'
import { freePort } from './start/free-port.ts'
import { type Running, startProgram, stopProgram, waitUntilUp } from './start/processes.ts'
import { root, settings } from './start/settings.ts'

const { values: flags } = readFlags(
  {
    options: {
      offers: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: '5' },
      only: { type: 'string', default: 'all' },
      pairs: { type: 'string', default: '5' },
      'data-dir': { type: 'string', default: path.join(root, '.data/bench') },
    },
  },
  'pnpm bench [--offers 5000] [--seconds 5] [--only all] [--pairs 5] [--data-dir .data/bench]',
)
const seconds = Number(flags.seconds)
const running: Running[] = []

/** Starts a program and waits for a line of JSON that carries `key`. */
function started<T>(program: Omit<Parameters<typeof startProgram>[0], 'onLine'>, key: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const run = startProgram({
      ...program,
      onLine(line) {
        if (line.startsWith('{') && line.includes(`"${key}"`)) resolve(JSON.parse(line) as T)
      },
    })
    running.push(run)
    run.child.once('exit', () => reject(new Error(`${run.name} stopped:\n${run.tail.join('\n')}`)))
  })
}

/** The output of `apps/demo/bench/in-process.ts`. */
interface InProcess {
  figures: Record<string, Record<string, number>>
}

interface Row {
  name: string
  reference: string
  figures: Figures
  /** Requests per second of ours over the reference's. */
  ratio: number
}

async function compare(reference: Target, targets: Target[]): Promise<Row[]> {
  const base = await measure(reference, seconds)
  const rows: Row[] = [{ name: reference.name, reference: reference.name, figures: base, ratio: 1 }]
  for (const target of targets) {
    const figures = await measure(target, seconds)
    rows.push({
      name: target.name,
      reference: reference.name,
      figures,
      ratio: figures.requestsPerSecond / base.requestsPerSecond,
    })
  }
  return rows
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0

/** Speed varies between runs, so the two candidates take turns and the median of their ratios counts. */
async function comparePairs(reference: Target, target: Target, pairs: number) {
  await warmUp(reference)
  await warmUp(target)
  const figures: { base: Figures; ours: Figures }[] = []
  for (let pair = 0; pair < pairs; pair++)
    figures.push({ base: await measure(reference, seconds), ours: await measure(target, seconds) })
  const show = (what: string, ratios: number[]) =>
    console.log(`${what}: median ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`)
  show(
    `${target.name} over reference, requests per second`,
    figures.map(({ base, ours }) => ours.requestsPerSecond / base.requestsPerSecond),
  )
  const [base, ours] = [figures.map(({ base }) => base.cpu ?? 0), figures.map(({ ours }) => ours.cpu ?? 0)]
  show(
    'requests per second of processor time',
    ours.map((cpu, at) => (base[at] ?? 0) / cpu),
  )
  console.log(`processor time per request: ${median(base).toFixed(0)} µs and ${median(ours).toFixed(0)} µs`)
}

function report(rows: readonly Row[]) {
  const columns = ['req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'ratio'].map((title) => title.padStart(9)).join('')
  console.log(`\n${'what'.padEnd(44)}${columns}`)
  for (const { name, figures, ratio } of rows) {
    const times = [figures.p50, figures.p95, figures.p99].map((time) => time.toFixed(1))
    const numbers = [figures.requestsPerSecond.toFixed(0), ...times, ratio.toFixed(2)]
    const errors = figures.errors ? `  ${figures.errors} errors` : ''
    console.log(`${name.padEnd(44)}${numbers.map((number) => number.padStart(9)).join('')}${errors}`)
  }
  mkdirSync(path.join(root, 'bench-results'), { recursive: true })
  const file = path.join(root, 'bench-results', `${new Date().toISOString().replaceAll(':', '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ offers: Number(flags.offers), seconds, rows }, null, 2)}\n`)
  console.log(`\n${path.relative(root, file)}`)
}

async function main() {
  const port = await freePort([101, 150])
  const site = settings({
    dataDir: flags['data-dir'],
    gatewayPort: port,
    storefrontPort: port + 101,
    offers: Number(flags.offers),
  })
  const lumen = site.sites[0]
  if (!lumen) throw new Error('no tenant to measure')
  const gatewayFolder = path.join(root, 'apps/demo')
  const storefrontFolder = path.join(root, 'apps/storefront')
  console.log(`Opening the database (${flags.offers} offers) …`)
  const reference = await started<Reference>(
    { name: 'reference', args: ['bench/reference.ts', flags.offers], cwd: gatewayFolder, env: site.gatewayEnv },
    'offerId',
  )
  const referencePid = running.at(-1)?.child.pid
  const gateway = startProgram({
    name: 'gateway',
    args: ['src/main.ts', 'serve'],
    cwd: gatewayFolder,
    env: {
      ...site.gatewayEnv,
      DATABASE_URL: reference.appUrl,
      DATABASE_OWNER_URL: reference.ownerUrl,
      LOG_LEVEL: 'warn',
    },
  })
  running.push(gateway)
  await waitUntilUp(`${site.gatewayUrl}/readyz`, gateway, 60_000)
  const headers = { origin: lumen.origin, lang: 'en', timezone: 'UTC', deviceid: 'bench', 'ab-test-group': '1' }
  const bare = { name: 'bare Fastify + primary-key SELECT', url: reference.url, pid: referencePid }
  const [detail, ...others] = gatewayTargets(site.gatewayUrl, reference, headers)
  if (!detail) throw new Error('nothing to measure')
  await comparePairs(bare, { ...detail, pid: gateway.child.pid }, Number(flags.pairs))
  const inProcess = await started<InProcess>(
    {
      name: 'in process',
      args: ['bench/in-process.ts', reference.appUrl, '2', lumen.origin],
      cwd: gatewayFolder,
      env: { ...site.gatewayEnv, LOG_LEVEL: 'warn' },
    },
    'figures',
  )
  console.log('\nin process, one call after another (ms; cpu: time on a processor, gateway and database together)')
  console.table(inProcess.figures)
  const rows = await compare(bare, [detail, ...others])
  if (flags.only === 'gateway') return report(rows)

  const env = { ...site.storefrontEnv(lumen.id), LOG_LEVEL: 'warn' }
  const shop = startProgram({
    name: lumen.id,
    args: [path.join(storefrontFolder, 'bin/storefront.mjs'), 'start'],
    cwd: lumen.folder,
    env,
  })
  running.push(shop)
  await waitUntilUp(`${lumen.origin}/healthz`, shop, 60_000)

  const pages = { home: '/', 'brand-category': '/fortnite/accounts', item: `/items/${reference.offerId}` }
  for (const [name, address] of Object.entries(pages)) {
    const pageUrl = lumen.origin + address
    const bare = startProgram({
      name: 'bare render',
      args: ['bench/bare-render.ts', lumen.folder, pageUrl, String(port + 150)],
      cwd: storefrontFolder,
      env: { ...env, NODE_ENV: 'production' },
    })
    running.push(bare)
    await waitUntilUp(`http://127.0.0.1:${port + 150}/`, bare, 60_000)
    const html = Buffer.from(await (await fetch(pageUrl)).arrayBuffer())
    const file = await staticFile(html)
    rows.push(
      ...(await compare({ name: `bare renderToPipeableStream, ${name}`, url: `http://127.0.0.1:${port + 150}/` }, [
        // NOTE: any cart cookie makes a page personal, so it is rendered each time.
        { name: `${name}, not cached`, url: pageUrl, headers: { cookie: 'cart=x' } },
      ])),
      ...(await compare({ name: `static file from node:http, ${name}`, url: file.url }, [
        { name: `${name}, cached`, url: pageUrl },
      ])),
    )
    file.close()
    await stopProgram(bare)
    running.splice(running.indexOf(bare), 1)
  }

  report(rows)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const program of running.reverse()) await stopProgram(program)
}
process.exit()
