import { spawn } from 'node:child_process'
import { npmFailure } from '../errors/npm-failure.ts'
import { ReleaseError } from '../errors/release-error.ts'

interface Options {
  cwd: string
  registry?: string | undefined
}

const signals = ['SIGINT', 'SIGTERM'] as const

/** Runs npm and returns its output; rejects with one sentence. A signal that stops this process also stops npm. */
export function npm(args: string[], { cwd, registry }: Options): Promise<string> {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(command, [...args, ...(registry ? ['--registry', registry] : [])], {
    cwd,
    env: {
      ...process.env,
      npm_config_update_notifier: 'false',
      npm_config_loglevel: 'error',
      npm_config_fetch_retries: '1',
      // By default, npm waits ten seconds before it retries an unreachable registry.
      npm_config_fetch_retry_mintimeout: '500',
      // A registry configured for the @tradepost scope would otherwise override --registry.
      ...(registry ? { 'npm_config_@tradepost:registry': registry } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let signalSent: NodeJS.Signals | undefined
  const endNpm = (signal: NodeJS.Signals) => {
    signalSent = signal
    child.kill(signal)
  }
  for (const signal of signals) process.once(signal, endNpm)
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  return new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (signalSent) reject(new ReleaseError(`npm ${args[0]} was stopped by ${signalSent}.`))
      else if (code === 0) resolve(stdout)
      else reject(npmFailure(args, stderr || stdout, registry))
    })
  }).finally(() => {
    for (const signal of signals) process.off(signal, endNpm)
  })
}
