import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumFlags, findChromium } from '@tradepost/scripts/find-chromium'
import { portIsFree, type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { root, settings } from '@tradepost/scripts/start/settings'
import { tenants } from '@tradepost/scripts/tenants'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startIdentity } from './support/identity.ts'
import { startRecorder } from './support/recorder.ts'

export interface Stack {
  /** One browser for all files; every visitor has a profile of their own in it. */
  browser: string
  gatewayUrl: string
  /** Where the gateway keeps what it has. */
  dataDir: string
  recorderUrl: string
  /** Where tests say what a person does at a provider. */
  identityUrl: string
  /** Where the providers themselves are. */
  providersUrl: string
  /** What each storefront calls the gateway with. */
  clients: Record<string, { id: string; secret: string }>
  /** Storefront origins by tenant. */
  sites: Record<string, string>
}
declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

const offers = 1500

async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const wanted = [port, ...tenants().map(({ number }) => port + 100 + number)]
    if ((await Promise.all(wanted.map(portIsFree))).every(Boolean)) return port
  }
}

// NOTE: one of the shops has helpers of other companies; the tests stand in for them.
const guests: Record<string, Record<string, string>> = {
  sahra: {
    ONE_TAP_SCRIPT: 'https://one-tap.guest.test/gsi/client',
    ONE_TAP_CLIENT_ID: 'client-of-sahra',
    TRANSLATE_SCRIPT: 'https://translate.guest.test/element.js',
    CARD_SCRIPT: 'https://cards.guest.test/v3/',
  },
}

/** The real gateway on a database of its own and every built storefront, with a recorder between them. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tradepost-e2e-'))
  // NOTE: started by root, PostgreSQL runs as its own user, who must be able to pass through.
  chmodSync(dataDir, 0o711)
  // NOTE: pictures are drawn once and kept between runs; they depend on the seed alone.
  const pictures = path.join(root, '.cache/media')
  mkdirSync(pictures, { recursive: true })
  symlinkSync(pictures, path.join(dataDir, 'media'))
  const gatewayPort = await freePort()
  const { gatewayUrl, sites, gatewayEnv, gatewayArgs, storefrontEnv } = settings({
    dataDir,
    gatewayPort,
    storefrontPort: gatewayPort + 101,
    offers,
  })
  const running: Running[] = []
  const identity = await startIdentity()
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: chromiumFlags })
  let recorder: Awaited<ReturnType<typeof startRecorder>> | undefined
  const stop = async () => {
    await browser.close()
    for (const program of running.reverse()) await stopProgram(program)
    await recorder?.close()
    await identity.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const gateway = startProgram({
      name: 'gateway',
      args: gatewayArgs,
      cwd: path.join(root, 'apps/gateway'),
      env: { ...gatewayEnv, ...identity.gatewayEnv },
    })
    running.push(gateway)
    await waitUntilUp(`${gatewayUrl}/readyz`, gateway, 180_000)
    recorder = await startRecorder(gatewayUrl)
    for (const site of sites) {
      const program = startProgram({
        name: site.id,
        args: [path.join(root, 'apps/storefront/bin/storefront.mjs'), 'start'],
        cwd: site.folder,
        // NOTE: the tests give every visitor an address of their own, so that limits per address count as they do outside.
        env: {
          ...storefrontEnv(site.id),
          ...guests[site.id],
          GATEWAY_URL: recorder.url,
          TRUSTED_PROXIES: '127.0.0.1,::1',
        },
      })
      running.push(program)
      await waitUntilUp(`${site.origin}/healthz`, program, 60_000)
    }
    project.provide('stack', {
      browser: browser.wsEndpoint(),
      gatewayUrl,
      dataDir,
      recorderUrl: recorder.url,
      identityUrl: identity.url,
      providersUrl: identity.providersUrl,
      clients: Object.fromEntries(
        sites.map(({ id }) => {
          const { GATEWAY_CLIENT_ID, GATEWAY_CLIENT_SECRET } = storefrontEnv(id)
          return [id, { id: GATEWAY_CLIENT_ID, secret: GATEWAY_CLIENT_SECRET }]
        }),
      ),
      sites: Object.fromEntries(sites.map(({ id, origin }) => [id, origin])),
    })
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
