import { readdirSync } from 'node:fs'
import path from 'node:path'
import { openSourceMaps } from '@tradepost/serving/page-errors/source-maps'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

const callPath = '/operation/page-error'
const maps = path.join(import.meta.dirname, '../../../../tenants/lumen/build/maps')
const source = 'packages/marketplace-features/src/offer/share-address.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
beforeAll(async () => {
  gateway = await startStubGateway({ [callPath]: () => ({ body: { code: '0000', msg: 'ok', data: {} } }) })
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})
beforeEach(() => {
  gateway.calls.length = 0
})

/** The place in a built file of a place in the sources. */
function builtPlaceOf(wanted: string): string {
  const sourceOf = openSourceMaps(maps)
  for (const name of readdirSync(maps).filter((file) => file.startsWith('share-address'))) {
    const file = name.replace(/\.map\.gz$/, '')
    for (let column = 1; column < 2000; column++)
      if (sourceOf({ file, line: 1, column }).source === wanted) return `${shop.origin}/assets/${file}:1:${column}`
  }
  throw new Error(`No built file comes from ${wanted}.`)
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  shop.send('/assets/errors.js', {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', origin: shop.origin, 'user-agent': 'Firefox/140.0', ...headers },
  })
const reported = () => gateway.calls.filter((call) => call.path === callPath).map(({ body }) => JSON.parse(body))

it('passes an error of a page on with the place in its sources, its route and version, and nothing of the visitor', async () => {
  const answer = await post({
    ...{ name: 'TypeError', message: 'Broken', stack: `share@${builtPlaceOf(source)}\nx@https://other.test/a.js:1:1` },
    ...{ path: '/de/items/1913542026404990978?token=abc', build: shop.build.assets.version },
  })
  expect(answer.status).toBe(204)
  await expect.poll(reported, { timeout: 20_000 }).toHaveLength(1)
  const [error] = reported()
  expect(error).toMatchObject({
    ...{ app: 'shop', name: 'TypeError', message: 'Broken', route: '/items/:id', browser: 'firefox' },
    version: shop.build.assets.version,
  })
  expect(error.frames).toHaveLength(1)
  expect(error.frames[0]).toMatchObject({ source })
  expect(JSON.stringify(error)).not.toMatch(/1913542026404990978|abc|other\.test/)
})

it('passes nothing on from other sites, without a place in its own files, or of any length', async () => {
  const stack = `share@${shop.origin}/assets/share-address-12345678.js:1:1`
  expect((await post({ message: 'Broken', stack }, { origin: 'https://other.test' })).status).toBe(403)
  expect((await post({ message: 'Broken', stack: 'x@https://other.test/a.js:1:1' })).status).toBe(204)
  expect((await post({ message: 'x'.repeat(20_000), stack })).status).toBe(204)
  expect((await post('no error')).status).toBe(204)
  // Control: the same report is passed on once it is right.
  await post({ message: 'Right', stack })
  await expect.poll(() => reported().map(({ message }) => message), { timeout: 20_000 }).toEqual(['Right'])
})

it('collects errors on every page before its scripts load, with a script that only pages with an error load', async () => {
  const { text } = await shop.send('/')
  expect(text).toContain('self.pageErrors=[]')
  expect(text).not.toContain('/assets/errors.js')
  const script = await shop.send('/assets/errors.js')
  expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
})
