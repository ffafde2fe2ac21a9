import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../src/platform/postgres/free-port.ts'

const binary = '/usr/sbin/haproxy'

/** HAProxy of the machine with a configuration that has `SOCKET` in place of the operator's socket. */
export async function startHaproxy(configure: (port: number) => string) {
  if (!existsSync(binary)) throw new Error('There is no HAProxy on this machine; install it: apt-get install haproxy')
  const home = mkdtempSync(path.join(tmpdir(), 'tradepost-haproxy-'))
  const socket = path.join(home, 'operator')
  const port = await freePort()
  const file = path.join(home, 'haproxy.cfg')
  writeFileSync(file, `global\n  stats socket ${socket} level admin\n  maxconn 4000\n${configure(port)}`)
  const child = spawn(binary, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output = (output + chunk).slice(-4000)
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  /** Runs a command of the operator and returns its answer. */
  function operate(command: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = ''
      connect(socket)
        .setEncoding('utf8')
        .on('data', (text: string) => {
          answer += text
        })
        .once('end', () => resolve(answer.trim()))
        .once('error', reject)
        .end(`${command}\n`)
    })
  }

  for (let tries = 1; ; tries++) {
    const isUp = await operate('show info').then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (tries === 100 || child.exitCode !== null) throw new Error(`HAProxy did not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    operate,
    output: () => output,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** HAProxy in front of PostgreSQL servers, of which it leads to one at a time. */
export async function startServerSwitch(servers: Readonly<Record<string, number>>, first: string) {
  const lines = Object.entries(servers).map(
    ([name, port]) => `  server ${name} 127.0.0.1:${port}${name === first ? '' : ' disabled'}`,
  )
  const proxy = await startHaproxy(
    (port) => `defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${port}
  option clitcpka
${lines.join('\n')}
`,
  )
  let current = first
  return {
    ...proxy,
    /** The address of a role through the switch. */
    through: (url: string) =>
      Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(proxy.port) }).toString(),
    /** Leads to another server and ends the connections to the one before, as a failover script does. */
    async lead(name: string) {
      await proxy.operate(`disable server postgres/${current}`)
      await proxy.operate(`shutdown sessions server postgres/${current}`)
      await proxy.operate(`enable server postgres/${name}`)
      current = name
    },
  }
}
