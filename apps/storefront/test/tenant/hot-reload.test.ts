import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tradepost/scripts/start/free-port'
import { type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

const lumen = fileURLToPath(new URL('../../../../tenants/lumen', import.meta.url))
const cli = fileURLToPath(new URL('../../bin/storefront.mjs', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-hot-'))
const tenant = path.join(folder, 'lumen')
const messagesFile = path.join(tenant, 'locales/en.ts')

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Running
let origin: string

beforeAll(async () => {
  cpSync(lumen, tenant, {
    recursive: true,
    filter: (source) =>
      !['build', 'deployment', 'node_modules', '.cache', 'tsconfig.json'].includes(path.basename(source)),
  })
  symlinkSync(path.join(lumen, 'node_modules'), path.join(tenant, 'node_modules'))
  gateway = await startStubGateway({}, answerAsFake())
  const port = await freePort([20_000])
  origin = `http://localhost:${port}`
  shop = startProgram({
    name: 'lumen',
    args: [cli, 'dev'],
    cwd: tenant,
    env: {
      ...{ PORT: String(port), PUBLIC_ORIGIN: origin, GATEWAY_URL: gateway.url, LOG_LEVEL: 'fatal' },
      ...{ GATEWAY_CLIENT_ID: 'lumen-web', GATEWAY_CLIENT_SECRET: 'secret' },
      SESSION_SECRET: 'test-session-secret-of-32-letters',
    },
  })
  await waitUntilUp(`${origin}/healthz`, shop, 150_000)
}, 180_000)

afterAll(async () => {
  await stopProgram(shop)
  await gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

const footer = async () => {
  const html = await (await fetch(`${origin}/help`, { headers: { accept: 'text/html' } })).text()
  return /We hold your payment until [^<."\\]*/.exec(html)?.[0]
}

it('W5 a shop in development shows a changed source on the next page', { timeout: 90_000 }, async () => {
  expect(await footer()).toBe('We hold your payment until you confirm delivery')
  // Request the page twice, because with a page cache only the second answer would come from the cache.
  expect(await footer()).toBe('We hold your payment until you confirm delivery')
  writeFileSync(
    messagesFile,
    readFileSync(messagesFile, 'utf8').replace('until you confirm delivery', 'until it is yours'),
  )
  await expect.poll(footer, { timeout: 10_000 }).toBe('We hold your payment until it is yours')
})
