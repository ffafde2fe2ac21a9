import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { readFlags } from '../command-line/read-flags.ts'
import { buildTenants } from './build-tenants.ts'
import { keepRunning } from './keep-running.ts'
import { portProblem } from './port-problem.ts'
import { type Program, type Running, startProgram, stopProgram, waitUntilUp } from './processes.ts'
import { root, settings } from './settings.ts'
import { watchedSources } from './watched-sources.ts'

const { values: flags } = readFlags(
  {
    options: {
      dev: { type: 'boolean', default: false },
      tenant: { type: 'string', multiple: true, default: [] as string[] },
      offers: { type: 'string', default: '5000' },
      port: { type: 'string', default: '4000' },
      'data-dir': { type: 'string', default: path.join(root, '.data') },
    },
  },
  'npm start -- [--tenant ID …] [--offers 100…1000000] [--port 4000] [--data-dir .data]',
)

const started = Date.now()
const running: Running[] = []
let builder: ChildProcess | undefined
let stopping: Promise<void> | undefined

const printed = new Set<string>()
const say = (text: string) => {
  printed.add(text)
  console.log(`• ${text}`)
}

async function stopPrograms(): Promise<void> {
  builder?.kill('SIGTERM')
  // Stop the gateway last, when no storefront uses it any more.
  await Promise.all(running.filter(({ name }) => name !== 'gateway').map((program) => stopProgram(program)))
  await Promise.all(running.filter(({ name }) => name === 'gateway').map((program) => stopProgram(program)))
}

/** Stops all programs and exits. Further calls have no effect. */
async function stopAll(status: number): Promise<never> {
  stopping ??= stopPrograms()
  await stopping
  process.exit(status)
}

async function fail(sentence: string): Promise<never> {
  if (stopping) return stopAll(0)
  // Omit lines of the program's output that have already been printed.
  const lines = sentence.split('\n').filter((line) => !printed.has(line))
  console.error(`\n${lines.join('\n')}`)
  return stopAll(1)
}

function table(rows: [string, string][]) {
  const width = Math.max(...rows.map(([label]) => label.length))
  for (const [label, value] of rows) console.log(`  ${label.padEnd(width)}  ${value}`)
}

/** Starts a program and waits until it is ready; afterwards restarts it whenever it ends by itself. */
async function startAndWatch(program: Program, url: string, timeoutMs: number): Promise<void> {
  const started = startProgram(program)
  running.push(started)
  await waitUntilUp(url, started, timeoutMs)
  keepRunning(started, { program, isStopping: () => stopping !== undefined, say })
}

async function main() {
  const gatewayPort = Number(flags.port)
  const offers = Number(flags.offers)
  if (!Number.isInteger(gatewayPort) || gatewayPort < 1 || gatewayPort > 65_535)
    return fail(`--port ${flags.port} is not a port.`)
  if (!Number.isInteger(offers) || offers < 100 || offers > 1_000_000)
    return fail('--offers takes a number from 100 to 1000000.')
  const all = settings({
    dataDir: path.resolve(flags['data-dir']),
    gatewayPort,
    storefrontPort: gatewayPort + 101,
    offers,
  })
  const { gatewayUrl, gatewayEnv, gatewayArgs, gatewayFolder, storefrontEnv, deskPort, deskEnv } = all
  const unknown = flags.tenant.find((id) => all.sites.every((site) => site.id !== id))
  if (unknown !== undefined)
    return fail(`There is no tenant ${unknown}; there are ${all.sites.map(({ id }) => id).join(', ')}.`)
  const sites = all.sites.filter(({ id }) => flags.tenant.length === 0 || flags.tenant.includes(id))
  for (const { name, port } of [
    { name: 'gateway', port: gatewayPort },
    ...sites.map(({ id, port }) => ({ name: `shop ${id}`, port })),
    { name: 'desk', port: deskPort },
  ]) {
    const problem = await portProblem(port, name)
    if (problem) return fail(problem)
  }

  say(
    flags.dev
      ? 'Starting the database and the gateway …'
      : 'Starting the database and the gateway, building the storefronts …',
  )
  // In development the storefronts compile themselves; only the desk is built.
  const built = buildTenants(flags.dev ? [] : sites.map(({ id }) => id), (turbo) => (builder = turbo)).then(() =>
    say(flags.dev ? 'Desk built' : 'Storefronts and desk built'),
  )
  const gateway: Program = {
    name: 'gateway',
    args: [...(flags.dev ? watchedSources('apps/demo').map((folder) => `--watch-path=${folder}`) : []), ...gatewayArgs],
    cwd: gatewayFolder,
    env: gatewayEnv,
    onLine: (line) => {
      if (!line.startsWith('{')) say(line)
      else if (flags.dev) console.log(`[gateway] ${line}`)
    },
  }
  await Promise.all([built, startAndWatch(gateway, `${gatewayUrl}/readyz`, 1_800_000).then(() => say('Gateway ready'))])

  if (stopping) return
  const desk: Program = {
    name: 'desk',
    args: ['server/main.ts'],
    cwd: path.join(root, 'apps/desk'),
    env: deskEnv,
    onLine: (line) => flags.dev && console.log(`[desk] ${line}`),
  }
  await Promise.all([
    startAndWatch(desk, `http://localhost:${deskPort}/healthz`, 60_000),
    ...sites.map((site) =>
      startAndWatch(
        {
          name: site.id,
          args: [path.join(root, 'apps/storefront/bin/storefront.mjs'), flags.dev ? 'dev' : 'start'],
          cwd: site.folder,
          env: storefrontEnv(site.id),
          onLine: (line) => flags.dev && console.log(`[${site.id}] ${line}`),
        },
        `${site.origin}/healthz`,
        120_000,
      ),
    ),
  ])

  console.log(`\nTradepost is running (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
  table([
    ...sites.map((site): [string, string] => [site.id, site.origin]),
    ['New buyer', 'demo@tradepost.example  /  Tradepost-2026'],
    ['Buyer with orders in every state', 'demo-regular@tradepost.example  /  Tradepost-2026'],
    ...sites.map((site): [string, string] => [`Seller centre of ${site.id}`, site.deskOrigin]),
    ['Demo seller', 'demo-seller@tradepost.example  /  Tradepost-2026'],
    ['Sellers in other states', 'demo-applicant@ (waits), demo-accepted@ (deposit due), demo-refused@, demo-away@,'],
    ['', 'demo-suspended@, demo-banned@tradepost.example  /  Tradepost-2026'],
    ...sites.map((site): [string, string] => [`Back office of ${site.id}`, `${site.deskOrigin}/staff`]),
    ['Demo staff', 'demo-service@tradepost.example, demo-service2@tradepost.example  /  Tradepost-2026'],
    ['Mail outbox', `${gatewayUrl}/outbox`],
    ['API documentation', `${gatewayUrl}/docs`],
  ])
  console.log(
    `\nCtrl-C stops everything; the data stays in ${path.relative(root, path.resolve(flags['data-dir'])) || '.'}`,
  )
}

process.on('SIGINT', () => void stopAll(0))
process.on('SIGTERM', () => void stopAll(0))
main().catch((error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EACCES' || error.code === 'EROFS'
      ? `${error.path ?? flags['data-dir']} cannot be written: choose another folder with --data-dir.`
      : error.message,
  ),
)
