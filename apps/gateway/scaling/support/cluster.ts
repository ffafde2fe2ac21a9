import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../src/platform/postgres/free-port.ts'
import { serviceUser } from '../../src/platform/postgres/service-user.ts'
import { makeTemplate } from '../../test/support/server/make-template.ts'

const superuser = 'tradepost_admin'
const oldest = 15

/** The folder of the newest PostgreSQL server of the machine. */
function binaries(): string {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((file) => ({ folder: path.dirname(file), version: Number(file.split('/')[4]) }))
    .filter(({ version }) => version >= oldest)
    .toSorted((one, other) => other.version - one.version)
  if (!newest) throw new Error('There is no PostgreSQL on this machine; install it: apt-get install postgresql')
  return newest.folder
}

const settings = (port: number, sockets: string) =>
  Object.entries({
    ...{ port, unix_socket_directories: sockets, listen_addresses: '127.0.0.1', timezone: 'UTC' },
    ...{ max_connections: 200, shared_buffers: '64MB', wal_level: 'replica', hot_standby: 'on', max_wal_senders: 8 },
    ...{ wal_receiver_status_interval: '100ms', wal_retrieve_retry_interval: '200ms' },
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** A primary and a standby that follows it, with the machine's PostgreSQL, and a template for databases of tests. */
export async function startCluster({ synchronous = true } = {}) {
  const folder = binaries()
  const user = serviceUser()
  const home = mkdtempSync(path.join(tmpdir(), 'tradepost-cluster-'))
  chmodSync(home, 0o755)
  const owned = (name: string) => {
    const directory = path.join(home, name)
    mkdirSync(directory, { mode: 0o700 })
    if (user) chownSync(directory, user.uid, user.gid)
    return directory
  }
  const password = randomBytes(18).toString('hex')
  const options = { ...(user ?? {}), cwd: '/', env: { ...process.env, LC_ALL: 'C', PGPASSWORD: password } }
  const ports = { primary: await freePort(), standby: await freePort() }
  type Name = keyof typeof ports
  const folders = { primary: owned('primary'), standby: owned('standby') }
  const sockets = owned('sockets')
  const running = new Map<Name, { child: ChildProcess; ended: Promise<void> }>()

  async function start(name: Name, more: readonly string[] = []): Promise<void> {
    const args = ['-D', folders[name], ...settings(ports[name], sockets), ...more]
    const child = spawn(path.join(folder, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    running.set(name, { child, ended })
    await new Promise<void>((resolve, reject) => {
      let output = ''
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-4000)
        if (output.includes('ready to accept')) resolve()
      })
      child.once('exit', () => reject(new Error(`the ${name} did not start: ${output}`)))
    })
  }
  async function end(name: Name, signal: NodeJS.Signals): Promise<void> {
    running.get(name)?.child.kill(signal)
    await running.get(name)?.ended
  }
  const urlAt =
    (name: Name) =>
    (role: 'admin' | 'owner' | 'app', database = 'postgres') =>
      `postgres://tradepost_${role}:${password}@127.0.0.1:${ports[name]}/${database}`
  async function asAdmin<T extends pg.QueryResultRow>(name: Name, ...statements: string[]): Promise<T[]> {
    const client = new pg.Client({ connectionString: urlAt(name)('admin') })
    await client.connect()
    let rows: T[] = []
    for (const statement of statements) rows = (await client.query<T>(statement)).rows
    await client.end()
    return rows
  }
  async function stop(): Promise<void> {
    for (const name of running.keys()) await end(name, 'SIGQUIT')
    rmSync(home, { recursive: true, force: true })
  }

  try {
    const passwordFile = path.join(home, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (user) chownSync(passwordFile, user.uid, user.gid)
    const flags = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256', `--username=${superuser}`]
    execFileSync(path.join(folder, 'initdb'), [`--pgdata=${folders.primary}`, ...flags, `--pwfile=${passwordFile}`], {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await start('primary')
    const template = await makeTemplate({ url: urlAt('primary') }, 'shop_template')
    execFileSync(
      path.join(folder, 'pg_basebackup'),
      ['-D', folders.standby, '-R', '--checkpoint=fast', '-d', urlAt('primary')('admin')],
      { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    await start('standby')
    // A commit is acknowledged once the standby has it on its disk.
    const names = synchronous ? '*' : ''
    await asAdmin('primary', `alter system set synchronous_standby_names = '${names}'`, 'select pg_reload_conf()')
    return {
      ports,
      server: template,
      asAdmin,
      url: (name: Name, role: 'admin' | 'owner' | 'app', database?: string) => urlAt(name)(role, database),
      start,
      /** Ends a server at once, as a power cut does to its processes. */
      kill: (name: Name) => end(name, 'SIGKILL'),
      stopServer: (name: Name) => end(name, 'SIGINT'),
      /** Makes the standby a primary that waits for no other. */
      async promote() {
        await asAdmin(
          'standby',
          'select pg_promote()',
          `alter system set synchronous_standby_names = ''`,
          'select pg_reload_conf()',
        )
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
