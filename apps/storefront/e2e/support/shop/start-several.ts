import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@tradepost/scripts/start/free-port'
import { type Program, type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { root, settings } from '@tradepost/scripts/start/settings'
import { sharePictures } from '@tradepost/scripts/start/share-pictures'
// @boundaries-ignore only the gateway has the address of its embedded database server
import { runningServer } from '../../../../gateway/src/platform/postgres/running.ts'
import { type ProxyName, proxyHosts, startProxy } from './start-proxy.ts'

/** A process behind the proxy that can be restarted or killed. */
export interface Node {
  name: string
  /** Its own address, behind the proxy. */
  url: string
  /** Number of requests that it answered so far, without health checks. */
  answered(): number
  /** Takes it out of the proxy, stops it in order, and starts it again. */
  restart(): Promise<void>
  kill(): Promise<void>
  start(): Promise<void>
}

export interface Several {
  shop: string
  gateway: string
  client: { id: string; secret: string }
  /** The secret with which the shop seals its sessions. */
  sessionSecret: string
  dataDir: string
  storefronts: readonly [Node, Node]
  gateways: readonly [Node, Node]
  stop(): Promise<void>
}

/** How long a stopping process goes on serving: longer than the proxy takes to notice. */
const drainMs = 2500

/** Two gateways and two storefronts of lumen behind a proxy, on a database of their own, with the jobs in a process apart. */
export async function startSeveral(proxyName: ProxyName): Promise<Several> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-several-'))
  // If the tests run as root, PostgreSQL and nginx run as other users, who must be able to enter this folder.
  chmodSync(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  const port = await freePort([1, 2, 3, 4, 5, 6, 7, 8])
  const [first, second, one, two, desk, open, plain, inside] = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => port + step) as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ]
  const shop = `https://${proxyHosts.shop}:${open}`
  const gateway = `https://${proxyHosts.gateway}:${open}`
  const gatewayInside = `http://${proxyHosts.inside}:${inside}`
  const all = settings({ dataDir, gatewayPort: port, storefrontPort: one, offers: 300, orders: 0 })
  sharePictures(dataDir)
  const origins = { PUBLIC_URL: gateway, SITE_ORIGINS: `lumen=${shop}`, DESK_ORIGINS: `lumen=http://localhost:${desk}` }
  const running: Running[] = []
  const stops: (() => Promise<void>)[] = []
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined

  const stop = async () => {
    for (const end of stops.reverse()) await end()
    for (const program of running.reverse()) await stopProgram(program)
    rmSync(folder, { recursive: true, force: true })
  }

  function node(program: Program, at: number, health: string): Node {
    let current: Running | undefined
    let answered = 0
    const onLine = (line: string) => {
      if (/"msg":"(?:call|request)"/.test(line) && !line.includes('/healthz')) answered++
    }
    const start = async () => {
      current = startProgram({ ...program, onLine })
      await waitUntilUp(`http://127.0.0.1:${at}${health}`, current, 60_000)
    }
    stops.push(async () => current && stopProgram(current, 0))
    return {
      name: program.name,
      url: `http://127.0.0.1:${at}`,
      answered: () => answered,
      start,
      async restart() {
        await proxy?.take(at, 'out')
        if (current) await stopProgram(current)
        await start()
        await proxy?.take(at, 'in')
      },
      async kill() {
        if (current) await stopProgram(current, 0)
      },
    }
  }

  try {
    // Holds the database and runs the jobs. No request reaches it.
    const holder = startProgram({
      name: 'database',
      args: all.gatewayArgs,
      cwd: all.gatewayFolder,
      env: { ...all.gatewayEnv, ...origins },
    })
    running.push(holder)
    await waitUntilUp(`${all.gatewayUrl}/readyz`, holder, 180_000)
    const shared = { SUPERVISOR: 'none', DRAIN_MS: String(drainMs), TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }
    const gateways = [first, second].map((at, index) =>
      node(
        {
          name: `gateway ${index + 1}`,
          args: ['src/main.ts', 'serve'],
          cwd: path.join(root, 'apps/gateway'),
          env: {
            ...all.gatewayEnv,
            ...origins,
            ...shared,
            ...{ DATABASE_URL: runningServer(dataDir)?.('app') ?? '', GATEWAY_PORT: String(at), WORKER: 'none' },
            READS_PER_MINUTE: '1000000',
          },
        },
        at,
        '/readyz',
      ),
    ) as [Node, Node]
    const storefronts = [one, two].map((at, index) =>
      node(
        {
          name: `storefront ${index + 1}`,
          args: [path.join(root, 'apps/storefront/bin/storefront.mjs'), 'start'],
          cwd: path.join(root, 'tenants/lumen'),
          env: {
            ...all.storefrontEnv('lumen'),
            ...shared,
            ...{ PORT: String(at), PUBLIC_ORIGIN: shop, GATEWAY_URL: gatewayInside },
            ...{ FILES_ORIGIN: gateway, PAYMENT_ORIGIN: gateway },
          },
        },
        at,
        '/healthz',
      ),
    ) as [Node, Node]
    // The proxy comes between, because nginx remembers for two seconds that no gateway answered.
    await Promise.all(gateways.map((each) => each.start()))
    proxy = await startProxy(proxyName, {
      folder: path.join(folder, 'proxy'),
      ports: { public: open, plain, inside },
      processes: { storefronts: [one, two], gateways: [first, second], desk },
    })
    stops.push(proxy.stop)
    await Promise.all(storefronts.map((each) => each.start()))
    const { GATEWAY_CLIENT_ID: id, GATEWAY_CLIENT_SECRET: secret, SESSION_SECRET } = all.storefrontEnv('lumen')
    return {
      ...{ shop, gateway, dataDir, storefronts, gateways, stop },
      client: { id, secret },
      sessionSecret: SESSION_SECRET,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
