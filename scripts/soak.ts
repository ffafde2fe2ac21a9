import path from 'node:path'
import type { FilledDatabase } from './bench/installation.ts'
import { soak } from './bench/soak.ts'
import { readFlags } from './command-line/read-flags.ts'
import { freePort } from './start/free-port.ts'
import { type Running, startProgram, stopProgram, waitUntilUp } from './start/processes.ts'
import { root, settings } from './start/settings.ts'

/** `pnpm soak`: checks that a gateway's memory and open files do not grow under load. A leaking control must fail. */
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
/** The maximum growth of a process without a leak: MB per minute, and open files. */
const mostMbPerMinute = 3
const mostFiles = 5
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
/** The load: offer details, searches, the list of brands and brands by route name. */
const mixOf = ({ offerIds, searches }: FilledDatabase) => [
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

async function soakOne(name: string, args: string[], seconds: number, prepared: Awaited<ReturnType<typeof prepare>>) {
  const port = await freePort()
  const inspect = `--inspect=127.0.0.1:${port}`
  const gateway = startProgram({
    name,
    args: [inspect, ...args, 'src/main.ts', 'serve'],
    cwd: folder,
    env: prepared.env,
  })
  running.push(gateway)
  await waitUntilUp(`${prepared.url}/readyz`, gateway, 60_000)
  const { url, headers, requests } = prepared
  const perSecond = Number(flags['per-second'])
  const growth = await soak(gateway.child.pid ?? 0, { url, headers, requests, perSecond, seconds, port })
  await stopProgram(gateway)
  const leaks = Math.max(growth.rssPerMinute, growth.heapPerMinute) > mostMbPerMinute || growth.files > mostFiles
  console.log(
    `${name}: ${growth.requests} requests, ${growth.errors} errors, ${growth.rssPerMinute.toFixed(2)} MB a minute (objects ${growth.heapPerMinute.toFixed(2)}), ${growth.files} files more: ${leaks ? 'leaks' : 'no leak'}`,
  )
  return leaks || growth.errors > 0
}

async function prepare() {
  const port = await freePort([101])
  const site = settings({ dataDir: flags['data-dir'], gatewayPort: port, storefrontPort: port + 101, offers: 2000 })
  const reference = await openDatabase(site.gatewayEnv)
  const origin = site.sites[0]?.origin ?? ''
  return {
    url: site.gatewayUrl,
    headers: { origin, lang: 'en', timezone: 'UTC', deviceid: 'soak', 'ab-test-group': '1' },
    requests: mixOf(reference),
    env: {
      ...site.gatewayEnv,
      ...{ DATABASE_URL: reference.appUrl, DATABASE_OWNER_URL: reference.ownerUrl },
      ...{ LOG_LEVEL: 'warn', READS_PER_MINUTE: '1000000' },
    },
  }
}

try {
  const prepared = await prepare()
  const control = await soakOne(
    'leaking control',
    ['--import', './bench/leak.ts'],
    Number(flags['control-seconds']),
    prepared,
  )
  const gateway = await soakOne('gateway', [], Number(flags.seconds), prepared)
  if (!control) console.error('The leak of the control was not detected, so this run proves nothing.')
  process.exitCode = control && !gateway ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const program of running.reverse()) await stopProgram(program)
}
process.exit()
