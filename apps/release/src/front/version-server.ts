import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@tradepost/scripts/start/free-port'

/** Idle connections close before the storefront's keep-alive ends, so no request is sent on a closing connection. */
const idleMs = 4000

/** One version of a tenant, served by its own process behind the front. */
export interface VersionServer {
  version: string
  folder: string
  port: number
  agent: Agent
  /** Requests in progress. */
  busy: number
  child: ChildProcess
}

const endsWithFront = new URL('./ends-with-front.ts', import.meta.url).href

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Starts the version in `folder` and waits until it answers; stops the version after `timeoutMs` without an answer. */
export async function startVersion(
  version: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  timeoutMs = 30_000,
): Promise<VersionServer> {
  const port = await freePort()
  // The front restarts crashed versions, so they run without a supervisor. The front is one more trusted proxy.
  const proxies = [env.TRUSTED_PROXIES, '127.0.0.1'].filter(Boolean).join(',')
  const child = spawn(process.execPath, ['--import', endsWithFront, 'server.js'], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', TRUSTED_PROXIES: proxies, SUPERVISOR: 'none' },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000)
  })
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (hasEnded(child))
      throw new Error(`${version} did not start: ${stderr.trim() || `exit ${child.exitCode ?? child.signalCode}`}`)
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer?.ok && !hasEnded(child))
      return {
        version,
        folder,
        port,
        agent: new Agent({ keepAlive: true, timeout: idleMs }),
        busy: 0,
        child,
      }
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`${version} did not answer within ${timeoutMs / 1000} s.`)
}

/** Waits for the requests in progress, then stops the process. */
export async function stopVersion(server: VersionServer, graceMs = 30_000): Promise<void> {
  const deadline = Date.now() + graceMs
  while (server.busy > 0 && Date.now() < deadline) await wait(50)
  server.agent.destroy()
  const { child } = server
  if (hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await exit
  clearTimeout(timer)
}
