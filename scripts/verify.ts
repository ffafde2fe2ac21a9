import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './find-chromium.ts'
import { summaryOf } from './test-report.ts'

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, '.cache/test-reports')
const reportOf = (project: string) => path.join(reports, `${project}.json`)
// NOTE: one after the other: the browsers and databases of two projects at once starve each other on two cores.
const projects = ['packages', 'gateway', 'storefront', 'release', 'workshop', 'e2e']
/**
 * With EXTERNAL_POSTGRES=1 the gateway's tests run on the machine's own PostgreSQL, those about the embedded server start
 * that themselves, and what both servers are asked runs there again; otherwise all of them run on the embedded one. Each by its name at any time.
 */
const external = ['gateway-external', 'gateway-embedded']
const isExternal = process.env.EXTERNAL_POSTGRES === '1'

interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** Runs while the step of this name does, which leaves a core idle for a part of its time, and speaks when it is done. */
  beside?: string
  /** Takes only what the others leave idle, one of these after another, and speaks when it is done. */
  patient?: boolean
  /** The patient step that has to be done before. */
  needs?: string
}

const quiet = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
// NOTE: two at once keep both cores busy, and what they minified is there for the third.
const build = ['run', 'build', '--filter=./tenants/*', '--concurrency=2', '--output-logs=errors-only']
/** What is made for a project's tests before they begin. */
const needs: Record<string, string> = { workshop: 'stories', release: 'pictures' }
const tests = (project: string): Step => ({
  name: project,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(project)}`,
  ],
})
const steps: Step[] = [
  ...[
    { name: 'stories', command: process.execPath, args: ['apps/workshop/test/build.ts'] },
    { name: 'pictures', command: process.execPath, args: ['apps/gateway/test/support/draw-pictures.ts'] },
    { name: 'lint', command: 'biome', args: ['check', '.', '--error-on-warnings'] },
    { name: 'boundaries', command: 'turbo', args: ['boundaries'], env: quiet },
    { name: 'unused', command: 'knip', args: ['--no-config-hints'] },
    { name: 'words', command: process.execPath, args: ['packages/i18n/src/cli/main.ts', 'verify'] },
    { name: 'ledger', command: process.execPath, args: ['scripts/ledger.ts', '--check'] },
    // NOTE: half the work of several checkers, each of which learns the same types.
    { name: 'types', command: 'tsc', args: ['-p', '.', '--singleThreaded'] },
  ].map((check): Step => ({ ...check, patient: true })),
  { ...tests('patient'), patient: true },
  { name: 'build', command: 'turbo', args: build, env: quiet },
  ...projects.map((project) => ({ ...tests(project), needs: needs[project] })),
]
const gatewaySteps: Step[] = external.map((name) => ({
  name,
  command: process.execPath,
  args: ['scripts/gateway-external.ts', reportOf(name), ...(name === 'gateway-embedded' ? ['--embedded'] : [])],
  ...(name === 'gateway-embedded' ? { beside: 'storefront' } : {}),
}))
steps.splice(steps.findIndex(({ name }) => name === 'gateway') + 1, 0, ...gatewaySteps)
const isTested = (name: string) => [...external, ...projects, 'patient'].includes(name)

const running = new Set<ChildProcess>()
// NOTE: Ctrl-C reaches the steps by itself.
process.once('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM')
  process.exit(143)
})

function run({ name, command, args, env, patient }: Step, isAside: boolean): Promise<number> {
  const stdio = isAside ? 'pipe' : 'inherit'
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } })
  running.add(child)
  // NOTE: tests wait for their own processes only so long.
  const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = os.constants.priority
  if (isAside && patient && child.pid) os.setPriority(child.pid, isTested(name) ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  child.once('close', () => {
    running.delete(child)
    process.stdout.write(said)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Milliseconds all cores together have been busy since the machine started. */
const busyMs = () => os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

const isAsked = (name: string) => (isExternal ? name !== 'gateway' : !external.includes(name))

function chosenSteps(only: string[]): Step[] {
  const unknown = only.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`)
  const asked = only.length > 0 ? only : steps.map(({ name }) => name).filter(isAsked)
  return steps.filter(({ name }) => asked.includes(name))
}

async function main(): Promise<number> {
  const chosen = chosenSteps(process.argv.slice(2))
  const tested = chosen.map(({ name }) => name).filter(isTested)
  if (tested.length > 0) console.log(`• browser: ${findChromium()}`)
  mkdirSync(reports, { recursive: true })
  for (const project of tested) rmSync(reportOf(project), { force: true })

  const failures: string[] = []
  const take = async (step: Step, aside?: string) => {
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
    patient = patient.then(() => take(step, hosts.length > 0 ? 'meanwhile' : undefined))
    done.set(step.name, patient)
  }
  for (const host of hosts) {
    const guests = chosen.filter(({ beside }) => beside === host.name)
    await done.get(host.needs)
    await Promise.all([take(host), ...guests.map((guest) => take(guest, `beside ${host.name}`))])
  }
  await patient
  const results = tested.map((name) => summaryOf(reportOf(name), root))
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  // NOTE: a failed step that is not a test counts as a failure of its own.
  const failed = sum('failed') + failures.filter((name) => !tested.includes(name)).length
  // NOTE: once more at the end, where whoever reads only the last lines finds them.
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
