import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@tradepost/scripts/start/free-port'
import { type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { deskDistance, root, settings } from '@tradepost/scripts/start/settings'
import { sharePictures } from '@tradepost/scripts/start/share-pictures'
import { tenants } from '@tradepost/scripts/tenants'
// @boundaries-ignore only the gateway has the address of its embedded database server
import { runningServer } from '../../../../gateway/src/platform/postgres/running.ts'
import { startRecorder } from './recorder.ts'

interface ShopsOptions {
  /** Number of offers in the demo data. */
  offers: number
  /** The most orders of the past of one shop. */
  orders: number
  /** Shops to start, by default all. */
  only?: readonly string[]
  /** Runs the jobs in a process of their own, so that a test can end it. */
  jobsApart?: boolean
  gatewayEnv?: Record<string, string>
  storefrontEnv?: (id: string) => Record<string, string>
  deskEnv?: Record<string, string>
}

/** A gateway with its own database, built storefronts, and a recorder between them. */
export interface Shops {
  gatewayUrl: string
  recorderUrl: string
  /** The gateway's data folder. */
  dataDir: string
  /** Client credentials of each storefront. */
  clients: Record<string, { id: string; secret: string }>
  /** Storefront origins by tenant. */
  sites: Record<string, string>
  /** Origins of the seller centres by tenant. */
  desks: Record<string, string>
  /** Ends the process that runs the jobs, where it is a process of its own. */
  stopJobs(): Promise<void>
  stop(): Promise<void>
}

function startJobs(gatewayEnv: Record<string, string>, dataDir: string): Running {
  const server = runningServer(dataDir)
  if (!server) throw new Error(`no database runs in ${dataDir}`)
  return startProgram({
    name: 'jobs',
    args: ['src/main.ts', 'work'],
    cwd: path.join(root, 'apps/gateway'),
    env: { ...gatewayEnv, DATABASE_URL: server('app'), DATABASE_OWNER_URL: server('owner') },
  })
}

export async function startShops({
  offers,
  orders,
  only,
  jobsApart = false,
  gatewayEnv = {},
  storefrontEnv = () => ({}),
  deskEnv = {},
}: ShopsOptions): Promise<Shops> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tradepost-e2e-'))
  // If the tests run as root, PostgreSQL runs as another user, who must be able to enter this folder.
  chmodSync(dataDir, 0o711)
  sharePictures(dataDir)
  const gatewayPort = await freePort([deskDistance, ...tenants().map(({ number }) => 100 + number)])
  const all = settings({ dataDir, gatewayPort, storefrontPort: gatewayPort + 101, offers, orders })
  const sites = all.sites.filter(({ id }) => !only || only.includes(id))
  const running: Running[] = []
  let recorder: Awaited<ReturnType<typeof startRecorder>> | undefined
  const stop = async () => {
    for (const program of running.reverse()) await stopProgram(program)
    await recorder?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    recorder = await startRecorder(all.gatewayUrl)
    const { url } = recorder
    // Do not wait for the gateway, which takes a moment to fill its database: storefronts start without it.
    const gateway = startProgram({
      name: 'gateway',
      args: all.gatewayArgs,
      cwd: all.gatewayFolder,
      env: { ...all.gatewayEnv, ...gatewayEnv, ...(jobsApart ? { WORKER: 'none' } : {}) },
    })
    running.push(gateway)
    const up = [waitUntilUp(`${all.gatewayUrl}/readyz`, gateway, 600_000)]
    for (const site of sites) {
      const program = startProgram({
        name: site.id,
        args: [path.join(root, 'apps/storefront/bin/storefront.mjs'), 'start'],
        cwd: site.folder,
        // Trust X-Forwarded-For, because the tests use it to give every visitor an IP address of their own.
        env: {
          ...all.storefrontEnv(site.id),
          ...storefrontEnv(site.id),
          GATEWAY_URL: url,
          TRUSTED_PROXIES: '127.0.0.1,::1',
        },
      })
      running.push(program)
      up.push(waitUntilUp(`${site.origin}/healthz`, program, 60_000))
    }
    const desk = startProgram({
      name: 'desk',
      args: ['server/main.ts'],
      cwd: path.join(root, 'apps/desk'),
      // Trust X-Forwarded-For, so that every visitor has an IP address of their own.
      env: { ...all.deskEnv, ...deskEnv, TRUSTED_PROXIES: 'loopback' },
    })
    running.push(desk)
    up.push(waitUntilUp(`http://localhost:${all.deskPort}/healthz`, desk, 60_000))
    await Promise.all(up)
    const jobs = jobsApart ? startJobs({ ...all.gatewayEnv, ...gatewayEnv }, dataDir) : undefined
    if (jobs) running.push(jobs)
    return {
      gatewayUrl: all.gatewayUrl,
      recorderUrl: url,
      dataDir,
      clients: Object.fromEntries(
        sites.map(({ id }) => {
          const { GATEWAY_CLIENT_ID, GATEWAY_CLIENT_SECRET } = all.storefrontEnv(id)
          return [id, { id: GATEWAY_CLIENT_ID, secret: GATEWAY_CLIENT_SECRET }]
        }),
      ),
      sites: Object.fromEntries(sites.map(({ id, origin }) => [id, origin])),
      desks: Object.fromEntries(sites.map(({ id, deskOrigin }) => [id, deskOrigin])),
      stopJobs: async () => {
        if (jobs) await stopProgram(jobs)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
