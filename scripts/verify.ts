import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './browsers/find-chromium.ts'
import { summaryOf } from './verify/test-report.ts'

const root = path.resolve(import.meta.dirname, '..')
const reportOf = (folder: string, name = 'test') => path.join(root, folder, `.cache/${name}-report.json`)
const colours = 'packages/theme-from-theme-color'
const packages = globSync('packages/*/vitest.config.ts', { cwd: root }).map((file) => path.dirname(file))
const quick = [...packages.filter((folder) => folder !== colours), 'scripts']
/** The tests of each step, in order of execution. Two steps with browsers or databases at once would be too slow. */
const suites: Record<string, { task: string; folders: string[]; reports: string[] }> = {
  packages: { task: 'test', folders: quick, reports: quick.map((folder) => reportOf(folder)) },
  gateway: {
    task: 'test',
    folders: ['apps/gateway', 'apps/demo'],
    reports: [reportOf('apps/gateway'), reportOf('apps/demo')],
  },
  storefront: {
    task: 'test',
    folders: ['apps/desk', 'apps/storefront'],
    reports: [reportOf('apps/desk'), reportOf('apps/storefront')],
  },
  release: { task: 'test', folders: ['apps/release'], reports: [reportOf('apps/release')] },
  workshop: { task: 'test', folders: ['apps/workshop'], reports: [reportOf('apps/workshop')] },
  e2e: { task: 'e2e', folders: ['apps/storefront'], reports: [reportOf('apps/storefront', 'e2e')] },
  colours: { task: 'test', folders: [colours], reports: [reportOf(colours)] },
  scaffolds: { task: 'test:scaffolds', folders: ['scripts'], reports: [reportOf('scripts', 'scaffolds')] },
}
/** Long suites that do not depend on timing. They run at low priority beside the other steps. */
const patientSuites = ['colours', 'scaffolds']
/**
 * With EXTERNAL_POSTGRES=1, the gateway's tests run on the machine's own PostgreSQL, and those of several machines with
 * its pooler, proxies and object store. Tests of the embedded server start that server, on which the browser tests run
 * too; with NIGHTLY=1, tests that both servers must pass run on it a second time. Without the variable, all tests run
 * on the embedded server.
 */
const external = ['gateway-external', 'gateway-embedded', 'gateway-machines']
const isExternal = process.env.EXTERNAL_POSTGRES === '1'
const externalReport = (name: string) => path.join(root, `.cache/test-reports/${name}.json`)

interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** Runs beside the step of this name, which leaves a core partly idle. Its output is printed when it ends. */
  beside?: string
  /** Runs at low priority beside the other steps, one suite after another. Its output is printed when it ends. */
  patient?: boolean
  /** The patient step that must end before this step starts. */
  needs?: string
}

const turbo = (name: string, task: string, packages: readonly string[], options: readonly string[] = []): Step => ({
  name,
  command: 'turbo',
  args: ['run', task, ...packages.map((one) => `--filter=${one}`), ...options],
  env: { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
})
/** The step that has to end before a suite begins. */
const needs: Record<string, string> = { workshop: 'stories', release: 'pictures' }
const quiet = ['--concurrency=1', '--output-logs=errors-only']
// Runs the tests of one package after another, and skips packages whose inputs have not changed.
const tests = (name: string): Step => {
  const { task, folders } = suites[name] ?? { task: 'test', folders: [] }
  return turbo(
    name,
    task,
    folders.map((folder) => `./${folder}`),
    ['--concurrency=1', '--continue', '--log-prefix=none'],
  )
}
const steps: Step[] = [
  ...[
    { name: 'stories', command: process.execPath, args: ['apps/workshop/test/build.ts'] },
    { name: 'pictures', command: process.execPath, args: ['apps/demo/test/draw-pictures.ts'] },
    turbo('lint', 'lint', ['*'], quiet),
    { name: 'boundaries', command: 'turbo', args: ['boundaries'], env: { TURBO_TELEMETRY_DISABLED: '1' } },
    { name: 'unused', command: 'knip', args: ['--no-config-hints'] },
    { name: 'words', command: process.execPath, args: ['packages/i18n/src/cli/main.ts', 'verify'] },
    { name: 'ledger', command: process.execPath, args: ['scripts/ledger.ts', '--check'] },
    turbo('types', 'typecheck', ['*'], quiet),
    ...patientSuites.map(tests),
  ].map((check): Step => ({ ...check, patient: true })),
  // Two parallel builds keep both cores busy; the third reuses their minified files.
  turbo('build', 'build', ['./tenants/*', './apps/desk'], ['--concurrency=2', '--output-logs=errors-only']),
  ...Object.keys(suites)
    .filter((name) => !patientSuites.includes(name))
    .map((name) => ({ ...tests(name), needs: needs[name] })),
]
const gatewaySteps: Step[] = external.map((name) => ({
  name,
  command: process.execPath,
  args: [
    'scripts/verify/gateway-external.ts',
    externalReport(name),
    ...(name === 'gateway-external' ? [] : [name.replace('gateway-', '--')]),
  ],
  ...(name === 'gateway-embedded' ? { beside: 'storefront' } : {}),
}))
steps.splice(steps.findIndex(({ name }) => name === 'gateway') + 1, 0, ...gatewaySteps)
const isTested = (name: string) => external.includes(name) || name in suites
const reportsOf = (name: string) => suites[name]?.reports ?? [externalReport(name)]

const running = new Set<ChildProcess>()
// On Ctrl-C, the terminal signals the steps itself.
process.once('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM')
  process.exit(143)
})

function run({ name, command, args, env, patient }: Step, isAside: boolean): Promise<number> {
  const stdio = isAside ? 'pipe' : 'inherit'
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } })
  running.add(child)
  // Test suites get a higher priority than other patient steps, because the tests' timeouts are limited.
  const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = os.constants.priority
  if (isAside && patient && child.pid) os.setPriority(child.pid, isTested(name) ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  child.once('close', () => {
    running.delete(child)
    process.stdout.write(output)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** The total busy time of all cores since the machine started, in milliseconds. */
const busyMs = () => os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

const runsByDefault = (name: string) => {
  if (!isExternal) return !external.includes(name)
  return name !== 'gateway' && (name !== 'gateway-embedded' || process.env.NIGHTLY !== undefined)
}

function chosenSteps(only: string[]): Step[] {
  const unknown = only.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`)
  const requested = only.length > 0 ? only : steps.map(({ name }) => name).filter(runsByDefault)
  return steps.filter(({ name }) => requested.includes(name))
}

async function main(): Promise<number> {
  const chosen = chosenSteps(process.argv.slice(2))
  const tested = chosen.map(({ name }) => name).filter(isTested)
  if (tested.length > 0) console.log(`• browser: ${findChromium()}`)
  mkdirSync(path.dirname(externalReport('')), { recursive: true })
  for (const report of tested.flatMap(reportsOf)) rmSync(report, { force: true })

  const failures: string[] = []
  const runStep = async (step: Step, aside?: string) => {
    const [began, busy] = [Date.now(), busyMs()]
    if (!aside) console.log(`\n• ${step.name}`)
    const status = await run(step, aside !== undefined)
    const ms = Date.now() - began
    const cores = `${((busyMs() - busy) / ms).toFixed(1)} of ${os.availableParallelism()} cores busy`
    const ended = `${status === 0 ? 'ok' : 'FAILED'} in ${(ms / 1000).toFixed(0)} s, ${cores}`
    console.log(aside ? `• ${step.name}, ${aside}: ${ended}` : `  ${ended}`)
    if (status !== 0) failures.push(step.name)
  }
  const isGuest = ({ beside }: Step) => chosen.some(({ name }) => name === beside)
  const hosts = chosen.filter((step) => !isGuest(step) && !step.patient)
  const done = new Map<string | undefined, Promise<void>>()
  let patient = Promise.resolve()
  for (const step of chosen.filter((one) => one.patient)) {
    patient = patient.then(() => runStep(step, hosts.length > 0 ? 'meanwhile' : undefined))
    done.set(step.name, patient)
  }
  for (const host of hosts) {
    const guests = chosen.filter(({ beside }) => beside === host.name)
    await done.get(host.needs)
    await Promise.all([runStep(host), ...guests.map((guest) => runStep(guest, `beside ${host.name}`))])
  }
  await patient
  const results = tested.flatMap(reportsOf).map((report) => summaryOf(report, root))
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  // A failed step without tests counts as one failure.
  const failed = sum('failed') + failures.filter((name) => !tested.includes(name)).length
  // Print the failures again at the end, for readers of the last lines.
  for (const failure of results.flatMap((result) => result.failures)) console.log(`\n✗ ${failure}`)
  if (failures.length > 0) console.log(`\nFailed steps: ${failures.join(', ')}`)
  console.log(`\n${sum('passed')} passed, ${failed} failed`)
  return failures.length === 0 && failed === 0 ? 0 : 1
}

main().then(
  (status) => process.exit(status),
  (error: Error) => {
    console.error(`\n${error.message}\n\n0 passed, 1 failed`)
    process.exit(1)
  },
)
