import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { freePort } from '@tradepost/scripts/start/free-port'
import { startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { root } from '@tradepost/scripts/start/settings'
import { stack } from './shop.ts'

type Pack = Readonly<Record<string, string>>

/** A proxy to the gateway that answers some language packs itself. */
async function startGatewayWith(origin: string, packs: Readonly<Record<string, Pack>>) {
  const target = new URL(stack().gatewayUrl)
  const addresses = new Map(
    Object.keys(packs).map((locale) => [calls.dictionary.languagePack.path.replace('{locale}', locale), locale]),
  )
  const server = createServer((incoming, response) => {
    const locale = addresses.get(incoming.url ?? '')
    if (locale)
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ value: packs[locale] }))
    const headers = { ...incoming.headers, origin }
    const forward = request(
      { host: target.hostname, port: target.port, method: incoming.method, path: incoming.url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    forward.on('error', () => response.destroy())
    incoming.pipe(forward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Starts another storefront of a tenant, whose language packs are replaced for some languages. */
export async function startShopWith(tenant: string, packs: Readonly<Record<string, Pack>>) {
  const { sites, clients } = stack()
  const gateway = await startGatewayWith(sites[tenant] ?? '', packs)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { id = '', secret = '' } = clients[tenant] ?? {}
  const program = startProgram({
    name: tenant,
    args: [path.join(root, 'apps/storefront/bin/storefront.mjs'), 'start'],
    cwd: path.join(root, 'tenants', tenant),
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      GATEWAY_URL: gateway.url,
      GATEWAY_CLIENT_ID: id,
      GATEWAY_CLIENT_SECRET: secret,
      SESSION_SECRET: 'secret-of-a-test-shop-'.repeat(2),
      FILES_ORIGIN: stack().gatewayUrl,
      PAYMENT_ORIGIN: stack().gatewayUrl,
    },
  })
  await waitUntilUp(`${origin}/healthz`, program, 60_000)
  return {
    origin,
    async stop() {
      await stopProgram(program)
      await gateway.close()
    },
  }
}
