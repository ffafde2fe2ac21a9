import path from 'node:path'
import type { FilledDatabase } from './bench/installation.ts'
import { type Kept, soak } from './bench/soak.ts'
import { Visitor } from './bench/visitors.ts'
import { readFlags } from './command-line/read-flags.ts'
import { buildTenants } from './start/build-tenants.ts'
import { freePort } from './start/free-port.ts'
import { type Running, startProgram, stopProgram, waitUntilUp } from './start/processes.ts'
import { deskDistance, root, settings } from './start/settings.ts'

/**
 * `pnpm soak`: checks that memory, open files and database connections do not grow under load, in the gateway, a
 * storefront and the desk at once. A leaking control must fail.
 */
const { values: flags } = readFlags(
  {
    options: {
      seconds: { type: 'string', default: '300' },
      'control-seconds': { type: 'string', default: '60' },
      'per-second': { type: 'string', default: '50' },
      'data-dir': { type: 'string', default: path.join(root, '.data/soak') },
    },
  },
  'pnpm soak [--seconds 300] [--control-seconds 60] [--per-second 50] [--data-dir .data/soak]',
)
/** The maximum growth of a process without a leak: MB per minute, open files, and connections to the database. */
const mostMbPerMinute = 3
const mostFiles = 5
const mostConnections = 2
const folder = path.join(root, 'apps/demo')
const running: Running[] = []

function openDatabase(env: Record<string, string>): Promise<FilledDatabase> {
  return new Promise((resolve, reject) => {
    const reference = startProgram({
      ...{ name: 'database', args: ['bench/filled-database.ts', '2000'], cwd: folder, env },
      onLine: (line) => line.startsWith('{"') && resolve(JSON.parse(line)),
    })
    running.push(reference)
    reference.child.once('exit', () => reject(new Error(reference.tail.join('\n'))))
  })
}

const shop = 'tenantId=1&siteId=1001'
/** Offer details, searches, the list of brands and brands by route name. */
const callsOf = ({ offerIds, searches }: FilledDatabase) => [
  ...offerIds.slice(0, 100).map((id) => ({
    ...{ method: 'POST' as const, path: `/product-search/v2/product/standard/${id}` },
    body: { isGetSellerInfo: true, isGetGuaranteeInfo: true, isGetDeliveryDetail: true },
  })),
  ...searches.slice(0, 100).flatMap((body) => [
    { method: 'POST' as const, path: '/product-search/product-market/product/page', body },
    { method: 'GET' as const, path: `/website/brand?${shop}&pageNo=1&pageSize=20` },
    { method: 'GET' as const, path: `/website/url-route/brand?${shop}&brandRouteName=fortnite` },
  ]),
]

const get = (pages: readonly string[]) => pages.map((page) => ({ method: 'GET' as const, path: page }))
/** Kept pages, pages that are rendered for each request, personal data, and pages that do not exist. */
const shopPages = ({ offerIds }: FilledDatabase) =>
  get(
    offerIds
      .slice(0, 100)
      .flatMap((id, n) => [
        ...['/', `/items/${id}`, `/items/${id}?soak=${n}`, `/search?q=gold&soak=${n}`, '/fortnite/accounts'],
        ...['/visitor.json', '/help', `/de/items/${id}`],
      ]),
  )
const deskPages = get([
  ...['/sell', '/sell/offers', '/sell/offers?page=2', '/sell/orders', '/sell/messages', '/sell/money', '/sell/insight'],
])

interface Part {
  name: string
  args: string[]
  cwd: string
  env: Record<string, string>
  url: string
  health: string
  headers: () => Promise<Record<string, string>>
  requests: Parameters<typeof soak>[1]['requests']
  /** Its part of all requests. */
  share: number
}

async function start({ name, args, cwd, env, url, health }: Part) {
  const port = await freePort()
  const program = startProgram({ name, args: [`--inspect=127.0.0.1:${port}`, ...args], cwd, env })
  running.push(program)
  await waitUntilUp(url + health, program, 60_000)
  return { program, port }
}

/** Connections of a gateway to its database, from its metrics. */
async function connectionsOf(gatewayUrl: string): Promise<number> {
  const metrics = await (await fetch(`${gatewayUrl}/metrics`)).text()
  return Number(/^gateway_database_connections\{state="total"\} (\d+)/m.exec(metrics)?.[1] ?? Number.NaN)
}

const leaks = ({ rssPerMinute, heapPerMinute, files }: Kept) =>
  Math.max(rssPerMinute, heapPerMinute) > mostMbPerMinute || files > mostFiles

function report(name: string, growth: Kept): void {
  console.log(
    `${name}: ${growth.requests} requests, ${growth.errors} errors, ${growth.rssPerMinute.toFixed(2)} MB a minute (objects ${growth.heapPerMinute.toFixed(2)}), ${growth.files} files more: ${leaks(growth) ? 'leaks' : 'no leak'}`,
  )
}

/** Puts load on the parts at the same time; true if one of them leaks or fails requests. */
async function soakParts(parts: readonly Part[], seconds: number): Promise<boolean> {
  const perSecond = Number(flags['per-second'])
  const whole = parts.reduce((sum, { share }) => sum + share, 0)
  const started = []
  for (const part of parts) started.push({ part, ...(await start(part)) })
  const connections = await connectionsOf(parts[0]?.url ?? '')
  const grown = await Promise.all(
    started.map(async ({ part, program, port }) => {
      const { url, requests, share } = part
      const rate = Math.max(1, Math.round((perSecond * share) / whole))
      const load = { url, headers: await part.headers(), requests, perSecond: rate, seconds, port }
      return { part, growth: await soak(program.child.pid ?? 0, load) }
    }),
  )
  const more = (await connectionsOf(parts[0]?.url ?? '')) - connections
  for (const { part, growth } of grown) report(part.name, growth)
  console.log(`connections to the database: ${more} more`)
  for (const { program } of started.reverse()) await stopProgram(program)
  return more > mostConnections || grown.some(({ growth }) => leaks(growth) || growth.errors > 0)
}

async function prepare(): Promise<Part[]> {
  const port = await freePort([deskDistance, 101])
  const site = settings({ dataDir: flags['data-dir'], gatewayPort: port, storefrontPort: port + 101, offers: 2000 })
  const lumen = site.sites.find(({ id }) => id === 'lumen')
  if (!lumen) throw new Error('There is no tenant lumen.')
  await buildTenants([lumen.id])
  const database = await openDatabase(site.gatewayEnv)
  const deskUrl = `http://localhost:${site.deskPort}`
  return [
    {
      name: 'gateway',
      args: ['src/main.ts', 'serve'],
      cwd: folder,
      env: {
        ...site.gatewayEnv,
        ...{ DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl },
        ...{ LOG_LEVEL: 'warn', READS_PER_MINUTE: '1000000' },
      },
      url: site.gatewayUrl,
      health: '/readyz',
      headers: async () => ({
        ...{ origin: lumen.origin, lang: 'en', timezone: 'UTC' },
        ...{ deviceid: 'soak', 'ab-test-group': '1' },
      }),
      requests: callsOf(database),
      share: 2,
    },
    {
      name: 'storefront',
      args: [path.join(root, 'apps/storefront/bin/storefront.mjs'), 'start'],
      cwd: lumen.folder,
      env: { ...site.storefrontEnv(lumen.id), LOG_LEVEL: 'warn' },
      url: lumen.origin,
      health: '/healthz',
      headers: async () => new Visitor(lumen.origin).headers,
      requests: shopPages(database),
      share: 2,
    },
    {
      name: 'desk',
      args: ['server/main.ts'],
      cwd: path.join(root, 'apps/desk'),
      env: { ...site.deskEnv, LOG_LEVEL: 'warn' },
      url: deskUrl,
      health: '/healthz',
      async headers() {
        const seller = new Visitor(lumen.deskOrigin, deskUrl)
        const fields = { email: 'demo-seller@tradepost.example', password: 'Tradepost-2026' }
        const { status } = await seller.submit('/sell/sign-in', fields)
        if (status !== 302) throw new Error(`The sign-in at the desk was answered with ${status}.`)
        return seller.headers
      },
      requests: deskPages,
      share: 1,
    },
  ]
}

try {
  const parts = await prepare()
  const leaking = parts.slice(0, 1).map((part) => ({
    ...part,
    name: 'leaking control',
    args: ['--import', './bench/leak.ts', ...part.args],
  }))
  const control = await soakParts(leaking, Number(flags['control-seconds']))
  const failed = await soakParts(parts, Number(flags.seconds))
  if (!control) console.error('The leak of the control was not detected, so this run proves nothing.')
  process.exitCode = control && !failed ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const program of running.reverse()) await stopProgram(program)
}
process.exit()
