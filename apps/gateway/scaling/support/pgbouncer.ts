import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../src/platform/postgres/free-port.ts'
import { serviceUser } from '../../src/platform/postgres/service-user.ts'

const binary = '/usr/sbin/pgbouncer'

const settings = (home: string, port: number, upstream: URL, poolSize: number) => `[databases]
* = host=${upstream.hostname} port=${upstream.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${home}/users.txt
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 2000
query_wait_timeout = 20
server_login_retry = 1
server_connect_timeout = 2
log_connections = 0
log_disconnections = 0
`

/** PgBouncer of the machine in transaction mode, in front of a server, for one role. `url` is that role's address there. */
export async function startPgBouncer(url: string, { poolSize = 6 } = {}) {
  if (!existsSync(binary))
    throw new Error('There is no PgBouncer on this machine; install it: apt-get install pgbouncer')
  const upstream = new URL(url)
  const user = serviceUser()
  const home = mkdtempSync(path.join(tmpdir(), 'tradepost-pooler-'))
  chmodSync(home, 0o755)
  const port = await freePort()
  const write = (name: string, text: string) => {
    const file = path.join(home, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (user) chownSync(file, user.uid, user.gid)
    return file
  }
  write('users.txt', `"${upstream.username}" "${decodeURIComponent(upstream.password)}"\n`)
  const file = write('pgbouncer.ini', settings(home, port, upstream, poolSize))
  let child: ChildProcess
  let ended: Promise<void>
  async function start(): Promise<void> {
    const started = spawn(binary, [file], { ...(user ?? {}), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    ended = new Promise((resolve) => started.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => {
      let output = ''
      started.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-4000)
        if (output.includes('process up')) resolve()
      })
      started.once('exit', () => reject(new Error(`PgBouncer did not start: ${output}`)))
    })
  }
  /** Ends the pooler at once. */
  async function crash(): Promise<void> {
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    port,
    /** The role's address through the pooler. */
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).toString(),
    start,
    crash,
    async stop() {
      await crash()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
