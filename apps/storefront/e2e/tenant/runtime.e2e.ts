import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { portIsFree, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { root } from '@tradepost/scripts/start/settings'
import { expect, it } from 'vitest'

it('G-01 a storefront calls the gateway of its environment, without a new build', async () => {
  const received: { path: string; origin: string | undefined; credential: boolean }[] = []
  const gateway = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://gateway')
    received.push({ path: pathname, origin: req.headers.origin, credential: 'x-client-secret' in req.headers })
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: '0000', msg: 'ok', data: [] }))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  let port = 0
  do port = 41_000 + Math.floor(Math.random() * 9000)
  while (!(await portIsFree(port)))
  const site = `http://localhost:${port}`
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  const storefront = startProgram({
    name: 'storefront',
    args: [path.join(root, 'apps/storefront/bin/storefront.mjs'), 'start'],
    cwd: path.join(root, 'tenants/lumen'),
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: site,
      GATEWAY_URL: gatewayUrl,
      GATEWAY_CLIENT_ID: 'lumen-web',
      GATEWAY_CLIENT_SECRET: 'a secret of this test only, long enough',
      SESSION_SECRET: Buffer.alloc(32, 7).toString('base64'),
      FILES_ORIGIN: gatewayUrl,
      PAYMENT_ORIGIN: gatewayUrl,
    },
  })
  try {
    await waitUntilUp(`${site}/healthz`, storefront, 30_000)
    expect((await fetch(`${site}/all-games`)).status).toBeLessThan(600)
    expect(received.map(({ path: called }) => called)).toContain('/website/page/common/config')
    expect(new Set(received.map(({ origin }) => origin))).toEqual(new Set([site]))
    expect(received.every(({ credential }) => credential)).toBe(true)
  } finally {
    await stopProgram(storefront)
    gateway.closeAllConnections()
    gateway.close()
  }
})
