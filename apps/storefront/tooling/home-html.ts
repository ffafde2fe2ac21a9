import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { createFake } from '@tradepost/api-client/testing'
import { type Locale, localisePath } from '@tradepost/i18n/locales'
import { setupServer } from 'msw/node'
import { createStorefront } from '../server/create-server.ts'
import { readEnv } from '../server/env.ts'
import { type StorefrontBuild, storefrontConfig } from '../server/storefront-build.ts'
import { readFakeTenant } from './fake-tenant.ts'

const gatewayUrl = 'http://gateway.sample'
const quiet = { info() {}, warn() {}, error() {}, debug() {} }

async function fetchHome(port: number, locale: Locale): Promise<Buffer> {
  const headers = { host: 'localhost', accept: 'text/html', cookie: `lang=${locale}` }
  const request = get({ port, path: localisePath('/', locale), headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const html = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200) throw new Error(`The home page of the sample shop answered ${response.statusCode}.`)
  return html
}

/** Brotli size in bytes of a build's home page, rendered with sample data, in each of the tenant's languages. */
export async function homeHtmlSizes(buildDir: string): Promise<Record<string, number>> {
  const build: StorefrontBuild = await import(pathToFileURL(join(buildDir, 'server/index.js')).href)
  const { languages } = build.entry.module.tenantFacts
  const tenant = await readFakeTenant(dirname(buildDir))
  const sizes: Record<string, number> = {}
  for (const locale of languages) {
    const gateway = setupServer(...createFake({ tenant, locale }).handlers(gatewayUrl))
    gateway.listen()
    const env = readEnv({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'http://localhost',
      GATEWAY_URL: gatewayUrl,
      GATEWAY_CLIENT_ID: 'build',
      GATEWAY_CLIENT_SECRET: 'build',
      SESSION_SECRET: 'only-for-the-weighing-of-the-home-page',
    })
    const server = createStorefront({ ...storefrontConfig(async () => build, build, env, quiet), clientDir: null })
    try {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      sizes[locale] = brotliCompressSync(await fetchHome(port, locale)).length
    } finally {
      server.closeAllConnections()
      server.close()
      gateway.close()
    }
  }
  return sizes
}
