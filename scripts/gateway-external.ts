import { spawn } from 'node:child_process'
import { startExternalPostgres } from './external-postgres.ts'

/** What is about the embedded server alone, which no other server can prove. */
const aboutEmbedded = ['embedded-postgres.test.ts', 'disk-full.test.ts', 'config.test.ts']
/** What a second server is asked beside that: its plans, its row security and its ledger; the browsers' tests are on it too. */
const onBoth = ['catalog-plans.test.ts', 'tenancy.test.ts', 'finance/ledger.test.ts']

function vitest(report: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn('vitest', ['run', '--project', 'gateway', ...args, ...reporters], {
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
    const left = aboutEmbedded.flatMap((file) => ['--exclude', `**/${file}`])
    return await vitest(report, [...files, ...left], { TEST_POSTGRES_URL: server.url })
  } finally {
    await server.stop()
  }
}

const [report = '.cache/test-reports/gateway-external.json', ...rest] = process.argv.slice(2)
// The embedded server's own tests, where all the others ran on the machine's.
const isEmbedded = rest[0] === '--embedded'
process.exit(isEmbedded ? await vitest(report, [...aboutEmbedded, ...onBoth]) : await onExternal(report, rest))
