import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { buildMessages, translate } from '@tradepost/i18n/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

type Shop = Awaited<ReturnType<typeof startStorefront>>
type Words = Record<string, Record<string, string>>

/** The language pack that the gateway sends at present. */
let pack: Record<string, string> = {}
let gateway: Awaited<ReturnType<typeof startStubGateway>>
/** `shop` and `other` act as two processes of one shop. */
let shop: Shop
let other: Shop
beforeAll(async () => {
  const answers = ['de', 'fr'].map((locale) => [
    calls.dictionary.languagePack.path.replace('{locale}', locale),
    () => ({ body: { value: pack } }),
  ])
  gateway = await startStubGateway(Object.fromEntries(answers), answerAsFake())
  shop = await startStorefront(gateway.url)
  other = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await other.stop()
  await gateway.stop()
})

const filesOf = (html: string) =>
  [...html.matchAll(/<link[^>]* href="(\/assets\/words-[^"]+)"/g)].map(([, href = '']) => href)
const readFile = (text: string) => JSON.parse(text.replace(/^export default /, '')) as Words
let count = 0
/** The address of a page's messages. Each call uses a new query, so that the page is rendered and not cached. */
async function wordsOf(path: string, from = shop) {
  const files = filesOf((await from.send(`${path}?test=${count++}`)).text)
  expect(files).toHaveLength(1)
  return files[0] ?? ''
}

describe('the messages of a page', () => {
  it('are in one immutable file and not in the page', async () => {
    const page = await shop.send('/all-games')
    const [file = ''] = filesOf(page.text)
    const { status, headers, text } = await shop.send(file)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(Object.keys(readFile(text))).toEqual(['catalog', 'common', 'shell'])
    expect(readFile(text).shell?.['shell.notFoundTitle']).toBe(translate('en', 'shell.notFoundTitle'))
    expect(page.text).not.toContain(translate('en', 'shell.notFoundTitle'))
    const packed = await shop.send(file, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(Number(packed.headers['content-length'])).toBeLessThan(text.length / 3)
    expect((await shop.send(file, { method: 'HEAD' })).text).toBe('')
  })

  it('have a new address when the language pack changes, and every process serves both addresses', async () => {
    pack = { 'shell.cart': 'Korb des Pakets' }
    const before = await wordsOf('/de/all-games')
    expect(await wordsOf('/de/all-games', other)).toBe(before)
    pack = { 'shell.cart': 'Tasche des Pakets' }
    shop.build.entry.module.clearServerCaches(shop.env)
    const after = await wordsOf('/de/all-games')
    expect(after).not.toBe(before)
    // The other process has not loaded the new pack yet.
    for (const [address, cart] of [
      [before, 'Korb des Pakets'],
      [after, 'Tasche des Pakets'],
    ] as const)
      for (const { send } of [shop, other]) {
        const { status, text } = await send(address)
        expect(status).toBe(200)
        expect(readFile(text).shell?.['shell.cart']).toBe(cart)
      }
  })

  it('are served in a language that the shop does not offer, because pages in it exist too', async () => {
    const kiba = await startStorefront(gateway.url, {}, { tenant: 'kiba' })
    try {
      const [address = ''] = filesOf((await kiba.send('/de/help')).text)
      expect(address).toMatch(/\/words-de-/)
      const file = await kiba.send(address)
      expect([file.status, file.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
      expect(Object.keys(readFile(file.text))).toContain('help')
    } finally {
      await kiba.stop()
    }
  })

  it('are built by a process that has not built them before', async () => {
    // Lumen has no French messages of its own.
    const addressOf = (pack: Record<string, string>) => {
      const text = JSON.stringify(buildMessages('fr', { pack }))
      return `/assets/words-fr-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.shell.js`
    }
    pack = { 'shell.cart': 'Panier' }
    expect(filesOf((await shop.send('/fr/all-games')).text)).toHaveLength(1)
    const newer = { 'shell.cart': 'Corbeille' }
    pack = newer
    await setTimeout(2100)
    for (const [built, cart] of [
      [newer, 'Corbeille'],
      [{}, translate('fr', 'shell.cart')],
    ] as const) {
      const { status, text } = await shop.send(addressOf(built))
      expect([status, readFile(text).shell?.['shell.cart']]).toEqual([200, cart])
    }
  })

  it('are the present ones, and not cacheable, at an address that is too old', async () => {
    const address = (await wordsOf('/de/all-games')).replace(/de-[\da-f]{16}/, 'de-0123456789abcdef')
    const { status, headers, text } = await shop.send(address)
    expect([status, headers['cache-control']]).toEqual([203, 'no-store'])
    expect(readFile(text).shell?.['shell.cart']).toBeTruthy()
  })

  it.each([
    ['of a language the shop does not have', (address: string) => address.replace('words-en', 'words-ms')],
    ['of a namespace that does not exist', (address: string) => address.replace('.catalog', '.catalogue')],
    ['in another order', (address: string) => address.replace('catalog.common', 'common.catalog')],
    ['twice', (address: string) => address.replace('.common', '.common.common')],
    ['without a namespace', (address: string) => address.replace(/\.catalog.*/, '.js')],
  ])('%s are not found', async (_, change) => {
    const address = await wordsOf('/all-games')
    expect((await shop.send(change(address))).status).toBe(404)
  })
})
