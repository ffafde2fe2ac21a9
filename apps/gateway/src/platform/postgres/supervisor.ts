import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { damageAdvice } from '../backup/advice.ts'
import { postgresBinaries } from './binaries.ts'
import { lockDirectory } from './directory-lock.ts'
import { freePort } from './free-port.ts'
import { closedFolder, type ServiceUser, serviceUser } from './service-user.ts'
import { waitUntilReady } from './wait-until-ready.ts'

export interface EmbeddedPostgres {
  readonly port: number
  /** Pid of the server process. */
  readonly pid: number
  /** Connection string of a role for a database. */
  url(role: 'admin' | 'owner' | 'app', database?: string): string
  /** True if PostgreSQL had to recover because its last run did not end cleanly. */
  readonly recovered: boolean
  /** Resolves with the reason when the server ends by itself. */
  readonly died: Promise<string>
  /** Fast shutdown: open transactions are aborted, everything committed is on disk. */
  stop(): Promise<void>
}

interface Options {
  /** Folder of the cluster, its passwords and the lock. */
  directory: string
  /** True restarts a server that ends by itself, instead of reporting the end through `died`. */
  keepUp?: boolean
  /** Extra `name=value` settings; tests switch fsync off here. */
  settings?: readonly string[]
  log?: (line: string) => void
}

// NOTE: under the plain C locale pg_trgm sees only ASCII letters, so typo-tolerant search fails in other scripts.
const characterTypes = { linux: 'C.UTF-8', darwin: 'UTF-8' }[process.platform as string] ?? 'C'

const roles = { admin: 'tradepost_admin', owner: 'tradepost_owner', app: 'tradepost_app' } as const
/**
 * Shared buffers in MiB: an eighth of the machine's memory, from 128 to 1024, to serve lists of a large catalogue from
 * memory.
 */
const buffers = Math.round(Math.min(1024, Math.max(128, totalmem() / 8 / 1024 / 1024)))
const baseSettings = [
  `shared_buffers=${buffers}MB`,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  // NOTE: failing statements may contain what people typed, which must not reach the logs.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]
const noSpace = /No space left on device/
const memoryDelayMs = 100
const maxMemoryTries = 100
const restartDelayMs = 500
const maxRestarts = 60
const segmentBytes = 16 * 1024 * 1024

/** A shell script that stops the server when the gateway's end of the pipe closes: no server survives kill -9. */
const guard = 'exec 3<&0; "$@" & p=$!; (cat <&3 >/dev/null 2>&1; kill -INT $p 2>/dev/null) >/dev/null 2>&1 & wait $p'

function passwordsIn(directory: string): Record<keyof typeof roles, string> {
  const file = path.join(directory, 'postgres-passwords.json')
  if (!existsSync(file)) {
    const fresh = () => randomBytes(24).toString('base64url')
    writeFileSync(file, JSON.stringify({ admin: fresh(), owner: fresh(), app: fresh() }), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

function requireReachable(folder: string, user: ServiceUser, name: string) {
  const closed = closedFolder(folder, user)
  if (closed) {
    throw new Error(
      `PostgreSQL runs as the user "postgres", who may not enter ${closed} on the way to ${name}; open it (chmod o+x), move the project, set DATA_DIR elsewhere, or start as a normal user.`,
    )
  }
}

async function initialise(cluster: string, initdb: string, password: string, user: ServiceUser | null) {
  const passwordFile = `${cluster}.pw`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  try {
    if (user) chownSync(passwordFile, user.uid, user.gid)
    const flags = [
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterTypes}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth=scram-sha-256',
      `--username=${roles.admin}`,
    ]
    await promisify(execFile)(initdb, [`--pgdata=${cluster}`, ...flags, `--pwfile=${passwordFile}`], {
      ...(user ?? {}),
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    })
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not make its data directory: ${(error as { stderr?: string }).stderr ?? error}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function serverPid(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

/**
 * Waits for the server of a killed gateway, which may still be shutting down. After two seconds, signals it again to
 * stop.
 */
async function awaitPredecessor(cluster: string, log: (line: string) => void) {
  for (let waited = 0; serverPid(cluster) !== null; waited += 50) {
    if (waited === 2000) log('a PostgreSQL of an earlier run is still running and is stopped now')
    const pid = serverPid(cluster)
    if (waited === 2000 && pid) process.kill(pid, 'SIGINT')
    if (waited > 15_000)
      throw new Error('A PostgreSQL of an earlier run does not stop; end it by hand and start again.')
    await delay(50)
  }
}

/** Repeats a start while helper processes of a killed server still use its shared memory for a moment. */
async function retryWhileMemoryIsHeld<T>(launch: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await launch()
    } catch (error) {
      if (tries === maxMemoryTries || !String(error).includes('pre-existing shared memory block')) throw error
      await delay(memoryDelayMs)
    }
  }
}

/** Refuses a truncated write-ahead log: PostgreSQL would accept it as a shorter one and silently lose transactions. */
function requireWholeLog(cluster: string) {
  const folder = path.join(cluster, 'pg_wal')
  const segments = existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name)) : []
  const truncated = segments.find((name) => statSync(path.join(folder, name)).size !== segmentBytes)
  if (truncated || segments.length === 0)
    throw new Error(`The write-ahead log of ${cluster} is truncated (${truncated ?? 'it is empty'}).\n${damageAdvice}`)
}

/** Starts the PostgreSQL in `directory`, and creates it first if it does not exist. */
export async function startPostgres({
  directory,
  keepUp = false,
  settings = [],
  log = () => {},
}: Options): Promise<EmbeddedPostgres> {
  mkdirSync(directory, { recursive: true })
  const lock = lockDirectory(directory)
  try {
    return await startLocked({ directory, keepUp, settings, log }, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startLocked({ directory, keepUp, settings, log }: Required<Options>, release: () => void) {
  const { postgres, initdb } = postgresBinaries()
  const user = serviceUser()
  const cluster = path.join(directory, 'postgres')
  if (user) {
    requireReachable(directory, user, 'the data directory')
    requireReachable(path.dirname(postgres), user, 'the PostgreSQL binaries')
  }
  for (const binary of [postgres, initdb]) chmodSync(binary, 0o755)
  const passwords = passwordsIn(directory)
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    mkdirSync(cluster, { recursive: true, mode: 0o700 })
    if (user) chownSync(cluster, user.uid, user.gid)
    await initialise(cluster, initdb, passwords.admin, user)
  }
  await awaitPredecessor(cluster, log)
  requireWholeLog(cluster)
  const port = await freePort()
  const options = [...baseSettings, ...settings]
  const launch = async () => {
    const child = spawn(
      '/bin/sh',
      [
        '-c',
        guard,
        'postgres',
        postgres,
        '-D',
        cluster,
        '-p',
        String(port),
        ...options.flatMap((setting) => ['-c', setting]),
      ],
      // Start the server in its own process group: Ctrl-C then reaches only the gateway, which first finishes its
      // requests.
      {
        ...(user ?? {}),
        cwd: '/',
        detached: true,
        stdio: ['pipe', 'ignore', 'pipe'],
        env: { ...process.env, LC_ALL: 'C' },
      },
    )
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    // The pipes of a killed server break; its exit is handled by `ended`.
    for (const emitter of [child, child.stdin, child.stderr]) emitter?.on('error', () => {})
    let outOfSpace = false
    const { recovered } = await waitUntilReady(child, (line) => {
      outOfSpace ||= noSpace.test(line)
      log(line)
    })
    return { child, recovered, ended, outOfSpace: () => outOfSpace }
  }
  let server = await retryWhileMemoryIsHeld(launch)
  const { recovered } = server
  if (serverPid(cluster) === null) throw new Error('PostgreSQL ended right after its start')
  let stopping = false
  /** Restarts a server that ended, on the same port; resolves with the reason when it stays down. */
  async function untilItEnds(): Promise<string> {
    for (;;) {
      const code = await server.ended
      if (stopping) return new Promise(() => {})
      const full = server.outOfSpace()
      if (!full && !keepUp) return `PostgreSQL ended unexpectedly (code ${code})`
      log(
        full
          ? 'FATAL: the disk is full; PostgreSQL is restarted once there is space'
          : `FATAL: PostgreSQL ended unexpectedly (code ${code}) and is restarted`,
      )
      server.child.stdin?.end()
      for (let tries = 1; ; ) {
        await delay(restartDelayMs)
        if (stopping) return new Promise(() => {})
        try {
          server = await launch()
          if (stopping) server.child.stdin?.end()
          break
        } catch (error) {
          // Helper processes of the old server may still hold its memory and port for some seconds.
          if (!noSpace.test(String(error)) && (!keepUp || tries++ >= maxRestarts)) return String(error)
        }
      }
    }
  }
  const died = untilItEnds()
  return {
    port,
    get pid() {
      return serverPid(cluster) ?? 0
    },
    recovered,
    died,
    url: (role: keyof typeof roles, database = 'tradepost') =>
      `postgres://${roles[role]}:${passwords[role]}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (!stopping) {
        stopping = true
        server.child.stdin?.end()
      }
      await server.ended
      release()
    },
  }
}
