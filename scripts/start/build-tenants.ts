import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './settings.ts'

/** Builds the changed storefronts and the desk with turbo. Rejects with the end of turbo's output. */
export function buildTenants(ids: readonly string[], onStart: (turbo: ChildProcess) => void = () => {}): Promise<void> {
  const filters = ['--filter=./apps/desk', ...ids.map((id) => `--filter=./tenants/${id}`)]
  const turbo = spawn('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onStart(turbo)
  let output = ''
  for (const stream of [turbo.stdout, turbo.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    turbo.once('error', reject)
    turbo.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building the storefronts failed:\n${output.slice(-4000)}`)),
    )
  })
}
