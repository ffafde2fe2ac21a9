import { calls } from '@tradepost/contract'
import { translate } from '@tradepost/i18n/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

const visitorCookie = 'device=11111111-2222-4333-8444-555555555555; ab=A'
const claims = { gamers: '100,000+', games: '500+' }
/** German messages that lumen overrides. */
const overridden = {
  title: 'Accounts, Spielgeld und Gegenstände: dein Geld sicher verwahrt, bis du sie hast',
  lead: 'Lumen verwahrt dein Geld, bis die Ware bei dir ist. 100,000+ Spieler, 500+ Spiele, ein ehrlicher Preis.',
}
const pack = {
  'catalog.homeTitle': 'Titel des Pakets',
  'catalog.allGames': 'Spiele des Pakets',
  'catalog.allGamesText': 'Das Paket kennt {games} Spiele',
  'shell.cart': 'Korb des Pakets',
  'account.cannotBeEmpty': 'Leer, sagt das Paket',
  'errors.unauthorized': 'Erst anmelden, sagt das Paket',
  'consent.text': 'Kekse des Pakets',
}

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
beforeAll(async () => {
  const path = calls.dictionary.languagePack.path.replace('{locale}', 'de')
  gateway = await startStubGateway({ [path]: () => ({ body: { value: pack } }) }, answerAsFake())
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

const send = async (path: string) => (await shop.send(path, { cookie: visitorCookie })).text
/** The title and meta tags of a page. */
async function headOf(path: string) {
  const html = await send(path)
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#x27;', "'")
  const title = (text: string | undefined) => text?.replace(/ \| Lumen$/, '')
  return {
    title: [/<title>([^<]*)<\/title>/.exec(html)?.[1], meta('og:title')].map(title),
    text: [meta('description'), meta('og:description')],
  }
}
const manifest = async (prefix: string) =>
  JSON.parse(await send(`${prefix}/manifest.webmanifest`)) as { description: string; shortcuts: { name: string }[] }
async function refusedForm(prefix: string) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    origin: shop.origin,
  }
  const body = 'email=&password='
  const { text } = await shop.send(`${prefix}/login`, { method: 'POST', headers, body, cookie: visitorCookie })
  // Remove scripts, because they contain messages that the page does not show.
  return text.replaceAll(/<script[\s\S]*?<\/script>/g, '')
}
async function noticeOf(path: string) {
  const { setCookie } = await shop.send(path, { cookie: visitorCookie })
  return decodeURIComponent(setCookie.find((line) => line.startsWith('flash=')) ?? '')
}

describe('the messages that a tenant overrides', () => {
  it('take precedence over a language pack in the head of its home page', async () => {
    expect(await headOf('/de')).toEqual({
      title: [overridden.title, overridden.title],
      text: [overridden.lead, overridden.lead],
    })
  })
  it('are in its manifest', async () => {
    expect((await manifest('/de')).description).toBe(overridden.title)
  })
  it('are the built-in ones in a language without overrides', async () => {
    const title = translate('fr', 'catalog.homeTitle')
    const text = translate('fr', 'catalog.heroLead', { ...claims, shop: 'Lumen' })
    expect(await headOf('/fr')).toEqual({ title: [title, title], text: [text, text] })
    expect((await manifest('/fr')).description).toBe(title)
  })
})

describe('the messages of a language pack', () => {
  it('are in the head of a page as in its heading', async () => {
    const [title, text] = ['Spiele des Pakets', 'Das Paket kennt 12 Spiele']
    expect(await headOf('/de/all-games')).toEqual({ title: [title, title], text: [text, text] })
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(await send('/de/all-games'))?.[1]).toContain(title)
  })
  it('name the shortcuts of the manifest', async () => {
    expect((await manifest('/de')).shortcuts.map(({ name }) => name)).toEqual([
      translate('de', 'shell.myOrders'),
      pack['shell.cart'],
    ])
  })
  it('are shown at the fields of a form', async () => {
    expect(await refusedForm('/de')).toContain(pack['account.cannotBeEmpty'])
  })
  it('are shown as a notice on the next page', async () => {
    expect(await noticeOf('/de/buyer/message')).toContain(pack['errors.unauthorized'])
  })
  it('are in the consent banner', async () => {
    expect(JSON.parse(await send('/de/after-load.json'))).toMatchObject({ words: { text: pack['consent.text'] } })
  })
  it('are the built-in ones in a language without a pack', async () => {
    expect((await headOf('/fr/all-games')).title[0]).toBe(translate('fr', 'catalog.allGames'))
    expect(await refusedForm('/fr')).toContain(translate('fr', 'account.cannotBeEmpty'))
    expect(await noticeOf('/fr/buyer/message')).toContain(translate('fr', 'errors.unauthorized'))
  })
})
