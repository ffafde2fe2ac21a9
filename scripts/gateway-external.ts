import { spawn } from 'node:child_process'
import { startExternalPostgres } from './external-postgres.ts'

/** What is about the embedded server alone has been proved by the other run. */
const aboutEmbedded = ['**/embedded-postgres.test.ts', '**/disk-full.test.ts', '**/src/platform/config.test.ts']

const [report = '.cache/test-reports/gateway-external.json', ...files] = process.argv.slice(2)
const server = await startExternalPostgres()
console.log(`  on PostgreSQL ${server.version} of this machine`)
let status = 1
try {
  const args = ['run', '--project', 'gateway', ...files, ...aboutEmbedded.flatMap((file) => ['--exclude', file])]
  const child = spawn('vitest', [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES_URL: server.url },
  })
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
} finally {
  await server.stop()
}
process.exit(status)
