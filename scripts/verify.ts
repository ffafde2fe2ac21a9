import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './find-chromium.ts'

const root = path.resolve(import.meta.dirname, '..')
const report = path.join(root, '.cache/test-report.json')
const only = process.argv.slice(2)

interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}

const quiet = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
const steps: Step[] = [
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'lint', command: 'biome', args: ['check', '.', '--error-on-warnings'] },
  { name: 'boundaries', command: 'turbo', args: ['boundaries'], env: quiet },
  { name: 'unused', command: 'knip', args: [] },
  { name: 'words', command: process.execPath, args: ['packages/i18n/src/verify.ts'] },
  { name: 'generated', command: process.execPath, args: ['scripts/ledger.ts', '--check'] },
  {
    name: 'build',
    command: 'turbo',
    args: ['run', 'build', '--filter=./tenants/*', '--output-logs=errors-only'],
    env: quiet,
  },
  {
    name: 'tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  },
]

function run({ command, args, env }: Step): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  success: boolean
}

/** The counts of the test run; a run without a report counts as one failure. */
function counts(): { passed: number; failed: number } {
  try {
    const { numPassedTests: passed, numFailedTests: failed, success }: Report = JSON.parse(readFileSync(report, 'utf8'))
    return { passed, failed: success || failed > 0 ? failed : 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

async function main(): Promise<number> {
  const chosen = steps.filter(({ name }) => only.length === 0 || only.includes(name))
  const failures: string[] = []
  if (chosen.some(({ name }) => name === 'tests')) {
    console.log(`• browser: ${findChromium()}`)
    mkdirSync(path.dirname(report), { recursive: true })
    rmSync(report, { force: true })
  }
  for (const step of chosen) {
    const began = Date.now()
    console.log(`\n• ${step.name}`)
    const status = await run(step)
    console.log(`  ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(0)} s`)
    if (status !== 0) failures.push(step.name)
  }
  const tests = chosen.some(({ name }) => name === 'tests') ? counts() : { passed: 0, failed: 0 }
  // NOTE: a failed step that is not a test counts as a failure of its own.
  const failed = tests.failed + failures.filter((name) => name !== 'tests').length
  if (failures.length > 0) console.log(`\nFailed steps: ${failures.join(', ')}`)
  console.log(`\n${tests.passed} passed, ${failed} failed`)
  return failures.length === 0 && failed === 0 ? 0 : 1
}

main().then(
  (status) => process.exit(status),
  (error: Error) => {
    console.error(`\n${error.message}\n\n0 passed, 1 failed`)
    process.exit(1)
  },
)
