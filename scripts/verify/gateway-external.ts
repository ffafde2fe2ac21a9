import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startExternalPostgres } from './external-postgres.ts'

/** Test files that also run on the embedded server: query plans, row security, ledger. So do the browser tests. */
const onBoth = ['catalog-plans.test.ts', 'tenancy.test.ts', 'ledger/ledger.test.ts']
const memory = '/dev/shm'
const roomBytes = 4 * 1024 ** 3

/** The tests that every installation runs, and those of several machines: PgBouncer, Swift, HAProxy, nginx and a standby. */
const oneMachine = ['gateway', 'demo']
const severalMachines = ['scaling', 'pooler']

/** Creates a temporary folder for the servers and files of the run, in memory if there are 4 GB free. */
function scratchFolder(): string {
  const hasRoom = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > roomBytes
  const folder = mkdtempSync(path.join(hasRoom ? memory : tmpdir(), 'tradepost-run-'))
  chmodSync(folder, 0o755)
  return folder
}

function vitest(
  report: string,
  { projects = oneMachine, args = [] }: { projects?: readonly string[]; args?: readonly string[] },
  env: Record<string, string> = {},
): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const child = spawn('vitest', ['run', ...chosen, ...args, ...reporters], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function onExternal(report: string, files: readonly string[]): Promise<number> {
  const server = await startExternalPostgres()
  console.log(`  on PostgreSQL ${server.version} of this machine`)
  try {
    return await vitest(report, { args: files }, { TEST_POSTGRES_URL: server.url })
  } finally {
    await server.stop()
  }
}

const [report = '.cache/test-reports/gateway-external.json', ...rest] = process.argv.slice(2)
// With --embedded, run only the files that both servers must pass; the other step runs all files. With --machines, run
// the tests of several machines, which start the servers that they need.
const [kind] = rest
const scratch = scratchFolder()
process.env.TMPDIR = scratch
try {
  if (kind === '--embedded') process.exitCode = await vitest(report, { args: onBoth })
  else if (kind === '--machines') process.exitCode = await vitest(report, { projects: severalMachines })
  else process.exitCode = await onExternal(report, rest)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
