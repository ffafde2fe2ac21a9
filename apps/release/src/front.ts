import { existsSync, watch } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deviceOf, placeOf } from './device-share.ts'
import { worseThan } from './error-rates.ts'
import { installedFolder } from './installed-folder.ts'
import { type Pointer, pointerFile, readPointer, updatePointer } from './pointer.ts'
import { stopCanary } from './switches.ts'
import { startVersion, stopVersion, type VersionServer } from './version-server.ts'

interface FrontOptions {
  store: string
  tenant: string
  /** Environment of the versions' servers: the storefront's own. */
  env: NodeJS.ProcessEnv
  say: (entry: Record<string, unknown>) => void
}

export interface Front {
  server: Server
  /** Ends when what the pointer names is served. */
  settled: () => Promise<void>
  /** The versions that run, and their processes. */
  running: () => { version: string; pid: number | undefined }[]
  close: () => Promise<void>
}

const safe = new Set(['GET', 'HEAD'])
/** Belong to one connection and are not passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** A built file, perhaps of a page that was loaded before a switch. */
const hashed = /^\/assets\/([\w.-]+)$/

/** Header names and values in turn, as Node keeps them. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_, index) => !hopByHop.has((raw[index - (index % 2)] ?? '').toLowerCase()))

const asked = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) || name === 'transfer-encoding'))

/** Serves a tenant: the stable version, and the canary to its share of devices; follows the pointer without dropping a request. */
export async function openFront({ store, tenant, env, say }: FrontOptions): Promise<Front> {
  const file = pointerFile(store, tenant)
  const running = new Map<string, VersionServer>()
  let pointer: Pointer
  let closing = false

  // NOTE: one switch at a time; changes in between are caught up with by the next round.
  let round: Promise<void> = Promise.resolve()
  const settled = () => {
    round = round
      .then(() => (closing ? undefined : follow()))
      .catch((error: unknown) => {
        const msg = 'the switch was not made; what served before goes on'
        say({ level: 'error', tenant, msg, error: String(error) })
      })
    return round
  }

  async function start(version: string): Promise<VersionServer> {
    const known = running.get(version)
    if (known) return known
    const server = await startVersion(version, installedFolder(store, tenant, version), env)
    running.set(version, server)
    server.child.once('exit', () => {
      if (running.get(version) !== server) return
      running.delete(version)
      if (closing) return
      say({ level: 'error', tenant, version, msg: 'a version ended by itself and is started again' })
      void revive(version)
    })
    return server
  }

  /** Starts again what ended by itself, every second until it stays or nobody wants it any more. */
  async function revive(version: string): Promise<void> {
    while (!closing && !running.has(version)) {
      await settled()
      const { stable, canary } = pointer
      if (version !== stable && version !== canary?.version) return
      if (!running.has(version)) await wait(1000)
    }
  }

  async function follow(): Promise<void> {
    const next = readPointer(file)
    if (!next) throw new Error(`${tenant} has no version yet: \`pnpm release promote ${tenant} <version>\`.`)
    const [stable, canary] = await Promise.allSettled([
      start(next.stable),
      next.canary ? start(next.canary.version) : Promise.resolve(null),
    ])
    if (stable.status === 'rejected') throw stable.reason
    if (canary.status === 'rejected' && next.canary) {
      say({
        level: 'error',
        tenant,
        version: next.canary.version,
        msg: 'the canary did not start',
        error: String(canary.reason),
      })
      await updatePointer(file, stopCanary(next.canary.version, 'it did not start'))
      next.canary = null
    }
    const before = pointer
    pointer = next
    if (before && (before.stable !== next.stable || before.canary?.version !== next.canary?.version))
      say({ level: 'info', tenant, stable: next.stable, canary: next.canary, msg: 'switched' })
    if (next.previous)
      await start(next.previous).catch((error: unknown) => say({ level: 'warn', tenant, error: String(error) }))
    const wanted = new Set([next.stable, next.previous, next.canary?.version])
    for (const server of running.values()) {
      if (wanted.has(server.version)) continue
      running.delete(server.version)
      void stopVersion(server)
    }
  }

  function serverFor(request: IncomingMessage): { chosen: VersionServer | undefined; isCanary: boolean } {
    const stable = running.get(pointer.stable)
    const { canary } = pointer
    const device = canary && deviceOf(request.headers.cookie)
    if (!canary || !device || placeOf(device, `${tenant} ${canary.version}`) >= canary.percent)
      return { chosen: stable, isCanary: false }
    const server = running.get(canary.version)
    return server ? { chosen: server, isCanary: true } : { chosen: stable, isCanary: false }
  }

  function holderOf(path: string): VersionServer | undefined {
    const [, name] = hashed.exec(path) ?? []
    return name
      ? [...running.values()].find(({ folder }) => existsSync(join(folder, 'build/client/assets', name)))
      : undefined
  }

  function count(server: VersionServer, isCanary: boolean, failed: boolean) {
    server.rate.add(failed)
    const stable = running.get(pointer.stable)
    if (!isCanary || !failed || !stable) return
    const reason = worseThan(stable.rate, server.rate)
    if (!reason || pointer.canary?.version !== server.version) return
    pointer = { ...pointer, canary: null }
    say({ level: 'error', tenant, version: server.version, msg: 'the canary was stopped', reason })
    void updatePointer(file, stopCanary(server.version, reason)).then(settled)
  }

  function pass(request: IncomingMessage, response: ServerResponse, server: VersionServer, isCanary: boolean) {
    const path = request.url ?? '/'
    const isAsset = path.startsWith('/assets/')
    const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
    server.busy += 1
    let ended = false
    const end = (failed: boolean) => {
      if (ended) return
      ended = true
      server.busy -= 1
      if (!isAsset) count(server, isCanary, failed)
    }
    const upstream = ask(
      {
        host: '127.0.0.1',
        port: server.port,
        agent: server.agent,
        method: request.method,
        path,
        headers: { ...asked(request), 'x-forwarded-for': forwarded },
      },
      (answer) => {
        const status = answer.statusCode ?? 502
        response.writeHead(status, passedOn(answer.rawHeaders))
        answer.pipe(response)
        answer.once('close', () => end(status >= 500))
      },
    )
    upstream.once('error', () => {
      end(true)
      const stable = running.get(pointer.stable)
      // NOTE: what only reads is asked of the stable version, once; anything else may have been done already.
      if (isCanary && stable && !response.headersSent && safe.has(request.method ?? ''))
        return pass(request, response, stable, false)
      if (response.headersSent) return void response.destroy()
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('The shop does not answer. Please try again in a moment.')
    })
    response.once('close', () => {
      if (!response.writableFinished) upstream.destroy()
    })
    if (safe.has(request.method ?? '')) upstream.end()
    else request.pipe(upstream)
  }

  const server = createServer(
    { keepAliveTimeout: 5000, headersTimeout: 5000, maxHeaderSize: 16_384 },
    (request, response) => {
      const { chosen, isCanary } = serverFor(request)
      const served = holderOf((request.url ?? '').split('?')[0] ?? '') ?? chosen
      if (served) return pass(request, response, served, isCanary && served === chosen)
      response.writeHead(503, { 'Retry-After': '2', 'Cache-Control': 'no-store' }).end()
    },
  )

  await follow()
  const watcher = watch(dirname(file), () => void settled())
  return {
    server,
    settled,
    running: () => [...running.values()].map(({ version, child }) => ({ version, pid: child.pid })),
    async close() {
      closing = true
      watcher.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 8000).unref()
      })
      // NOTE: what a last switch was starting is stopped as well.
      await round
      await Promise.all([...running.values()].map((one) => stopVersion(one, 5000)))
    },
  }
}
