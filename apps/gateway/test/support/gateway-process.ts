import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../../src/platform/db/migrate.ts'
import { installJobs } from '../../src/platform/jobs/install.ts'
import { prepareDatabase } from '../../src/platform/postgres/roles.ts'
import { startPostgres } from '../../src/platform/postgres/supervisor.ts'
import { seedMinimal } from './minimal-tenants.ts'

/** The packed program of the run, or the source. */
const main = process.env.GATEWAY_PROGRAM ?? path.join(import.meta.dirname, '../../src/main.ts')

/** Creates a data directory with the test tenants. Its database is as durable as in production. */
export async function createDataDirectory() {
  const directory = mkdtempSync(path.join(tmpdir(), 'tradepost-real-'))
  chmodSync(directory, 0o755)
  const server = await startPostgres({ directory })
  await prepareDatabase(server)
  await installJobs(server.url('owner'))
  await migrate(server.url('owner'))
  const owner = new pg.Client({ connectionString: server.url('owner') })
  await owner.connect()
  await seedMinimal(owner)
  await owner.end()
  await server.stop()
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/** Process id of the PostgreSQL that serves the directory, while it runs. */
export function postgresPid(directory: string): number | null {
  try {
    return Number(readFileSync(path.join(directory, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie is no longer running.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

interface Run {
  child: ChildProcess
  /** The text that the process has written to stderr so far. */
  output: () => string
  exited: Promise<number | null>
}

export function runGateway(args: string[], env: Record<string, string>): Run {
  const { PATH = '', NODE_COMPILE_CACHE = path.join(import.meta.dirname, '../../../../.cache/node') } = process.env
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      GATEWAY_PORT: '0',
      LOG_LEVEL: 'error',
      SUPERVISOR: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, output: () => output, exited }
}

/** Starts the gateway and waits for its `ready` line; `port` is 0 if it does not listen. */
export async function startGateway(env: Record<string, string>, args: string[] = []) {
  const run = runGateway(args, env)
  const port = await new Promise<number>((resolve, reject) => {
    let out = ''
    run.child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk
      const line = out.split('\n').find((one) => one.includes('"ready":true'))
      if (line) resolve((JSON.parse(line) as { port: number | null }).port ?? 0)
    })
    void run.exited.then((code) => reject(new Error(`the gateway ended with ${code}: ${run.output()}`)))
  })
  return { ...run, port }
}
