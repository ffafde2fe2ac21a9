import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../start/free-port.ts'

const oldest = 15
const superuser = 'tradepost_admin'

/** The folder of the newest PostgreSQL server installed on the machine. */
function binaries(): { folder: string; version: number } {
  const servers = globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((file) => ({ folder: path.dirname(file), version: Number(file.split('/')[4]) }))
    .filter(({ version }) => version >= oldest)
    .toSorted((one, other) => other.version - one.version)
  const [newest] = servers
  if (!newest)
    throw new Error(`There is no PostgreSQL ${oldest} or newer on this machine; install it: apt-get install postgresql`)
  return newest
}

/** PostgreSQL refuses to run as root, so root starts it as the user `postgres`. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('There is no user postgres to run the server as; start as a normal user instead.')
  return { uid: Number(uid), gid: Number(gid) }
}

const settings = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400', 'shared_buffers=64MB'],
  ...[
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    // Detect deadlocks long before a statement times out, even on a busy machine.
    'deadlock_timeout=200ms',
    'listen_addresses=127.0.0.1',
    'timezone=UTC',
    'unix_socket_permissions=0700',
  ],
]

/** Starts the machine's PostgreSQL server in a temporary folder, which is deleted when it stops. */
export async function startExternalPostgres() {
  const { folder, version } = binaries()
  const user = serverUser()
  const home = mkdtempSync(path.join(tmpdir(), 'tradepost-external-'))
  chmodSync(home, 0o755)
  const data = path.join(home, 'data')
  const sockets = path.join(home, 'sockets')
  const passwordFile = path.join(home, 'password')
  const password = randomBytes(18).toString('hex')
  for (const directory of [data, sockets]) mkdirSync(directory, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const item of [data, sockets, passwordFile]) chownSync(item, user.uid, user.gid)
  const options = { ...(user ?? {}), cwd: '/', env: { ...process.env, LC_ALL: 'C' } }
  const flags = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256', `--username=${superuser}`]
  const remove = () => rmSync(home, { recursive: true, force: true })
  try {
    execFileSync(path.join(folder, 'initdb'), [`--pgdata=${data}`, ...flags, `--pwfile=${passwordFile}`], {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const port = await freePort()
    const child = spawn(
      path.join(folder, 'postgres'),
      ['-D', data, '-p', String(port), '-k', sockets, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => {
      let output = ''
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-4000)
        if (output.includes('ready to accept connections')) resolve()
      })
      child.once('exit', () => reject(new Error(`PostgreSQL ${version} did not start: ${output}`)))
    })
    return {
      version,
      url: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        child.kill('SIGINT')
        await ended
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
