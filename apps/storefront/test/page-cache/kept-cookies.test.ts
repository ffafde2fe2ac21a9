import { createFake } from '@tradepost/api-client/testing'
import { isForEverybody } from '@tradepost/domain/address/routes'
import { routePaths } from '@tradepost/serving/metrics/route-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyedCookies } from '../../server/visitor/cookie-reader.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { type Reply, sessionCookie, startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
beforeAll(async () => {
  gateway = await startStubGateway({}, answerAsFake())
  shop = await startStorefront(gateway.url, { GATEWAY_TIMEOUT_MS: '5000' })
})
afterAll(() => Promise.all([shop.stop(), gateway.stop()]))

const device = '11111111-2222-4333-8444-555555555555'
const base = { device, ab: 'A' }
const item = createFake().state.offers[0]?.id ?? ''
const values: Record<string, string[]> = {
  [cookieNames.hint]: ['1'],
  [cookieNames.flash]: [JSON.stringify({ type: 'warning', text: 'For one visitor only' })],
  [cookieNames.cart]: [JSON.stringify({ id: device, l: [[item, 2]] })],
  [cookieNames.wishlist]: [`${device}.${item}`],
  [cookieNames.viewedOffers]: [item, `${item}.2`],
  [cookieNames.language]: ['kr', 'de', 'en', 'xx'],
  [cookieNames.currency]: ['EUR', 'GBP', 'JPY', 'xx'],
  [cookieNames.device]: ['99999999-2222-4333-8444-555555555555'],
  [cookieNames.abGroup]: ['B'],
  [cookieNames.timeZone]: ['Asia/Tokyo', 'nowhere'],
  [cookieNames.consent]: ['all', 'essential'],
  [cookieNames.signInAttempt]: [
    JSON.stringify({ openType: 'Google', browserKey: 'k'.repeat(20), purpose: 'login', back: '/', prefix: '', ut: '' }),
  ],
  [cookieNames.oneTap]: ['k'.repeat(20)],
  [cookieNames.waitingSession]: ['sealed'],
  [sessionCookie]: ['sealed'],
  invite: ['abcdefgh.7', 'abcdefgh.'],
}

const cookieOf = (more: Record<string, string> = {}) =>
  Object.entries({ ...base, ...more })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
/** Status, redirect and page of an answer, without ids and times. */
const comparable = ({ status, headers, text }: Reply) => {
  return [
    status,
    headers.location ?? '',
    text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'varying'),
  ]
}
const isPublic = ({ headers }: Reply) => /public|s-maxage/.test(headers['cache-control'] ?? '')

function pages(): string[] {
  const parameters = {
    ':brand': 'fortnite',
    ':category': 'accounts',
    ':id': item,
    ':purchaseId': device,
    ':product': 'fortnite',
  }
  const paths = routePaths(shop.build).map((path) =>
    `/${path}`.replace(/:\w+/g, (name) => parameters[name as keyof typeof parameters] ?? '1').replace('*', 'x'),
  )
  return [...new Set(paths)].filter((path) => !path.startsWith('/api') && !/\.xml$|favicon/.test(path)).sort()
}

/** Parameters that the tests add to get an uncached address, if another parameter follows them. */
const leadingMarks = /(\?|%3F)(?:seller|past)(?:=|%3D)\d+(?:&amp;|&|%26|\\u0026)/g
/** The same parameters at the end of an address, and their hidden fields in forms. */
const marks =
  /(?:[?&](?:amp;)?|%3F|%26|\\u0026)(?:seller|past)(?:=|%3D)\d+|<input type="hidden" name="(?:seller|past)"[^>]*>/g
/** The page without the parameters of the tests. */
const withoutMarks = (reply: Reply) =>
  comparable(reply).map((part) => String(part).replace(leadingMarks, '$1').replace(marks, ''))
/** The first difference between two pages. */
const difference = (one: string[], other: string[]): string | null => {
  const [left, right] = [one.join(' '), other.join(' ')]
  if (left === right) return null
  const start = [...left].findIndex((letter, index) => letter !== right[index])
  return `${left.slice(Math.max(0, start - 60), start + 60)} ≠ ${right.slice(Math.max(0, start - 60), start + 60)}`
}

/** With one of these cookies, but without the time zone cookie, the page is rendered for its visitor. */
const personalCookies: readonly string[] = [cookieNames.flash, cookieNames.cart, cookieNames.wishlist, sessionCookie]

describe('a cached page', () => {
  it('Y2 does not depend on a cookie that is not in its key, on every route and for every cookie', async () => {
    expect(Object.values(cookieNames).filter((name) => !(name in values))).toEqual([])
    const shared: string[] = []
    const cookies = Object.entries(values).flatMap(([name, some]) => some.map((value) => ({ name, value })))
    const send = (path: string, more?: Record<string, string>) => shop.send(path, { cookie: cookieOf(more) })
    for (const path of pages()) {
      const first = await send(path)
      const state = (await send(path)).headers['x-page-cache']
      // The viewed-offers cookie changes the answer's headers, not the page.
      expect([path, state]).toEqual([path, first.headers['x-page-cache'] === 'miss' ? 'hit' : undefined])
      if (state === 'hit') shared.push(path)
      const forEverybody = isForEverybody(path)
      const referencePath = forEverybody ? `${path}?seller=999` : `${path}?past=1`
      const expected = state === 'hit' ? withoutMarks(await send(referencePath)) : []
      const check = async ({ name, value }: (typeof cookies)[number], n: number) => {
        // The first request for this address carries the cookie.
        const newAddress = `${path}?seller=${1000 + n}`
        const withCookie = withoutMarks(await send(newAddress, { [name]: value }))
        const after = await send(newAddress)
        if (isPublic(after) !== isPublic(first))
          expect([path, name, value, isPublic(after)]).toEqual([path, name, value, false])
        if (state !== 'hit') return
        expect([path, name, value, difference(withoutMarks(after), expected)]).toEqual([path, name, value, null])
        if (forEverybody) {
          const isPersonal = personalCookies.includes(name)
          const cached = isPersonal ? withCookie : withoutMarks(await send(path, { [name]: value }))
          expect([path, name, value, difference(cached, withCookie)]).toEqual([path, name, value, null])
          // Other cookies change the document only if they are part of the key.
          const changesDocument = isPersonal || (keyedCookies.includes(name) && name !== cookieNames.timeZone)
          if (!changesDocument)
            expect([path, name, value, difference(withCookie, expected)]).toEqual([path, name, value, null])
          return
        }
        // The cookie changes the page even if the page without the cookie is cached.
        const uncached = withoutMarks(await send(`${path}?past=1`, { [name]: value }))
        if (name !== cookieNames.flash)
          expect([path, name, value, difference(withCookie, uncached)]).toEqual([path, name, value, null])
        const cached = withoutMarks(await send(path, { [name]: value }))
        expect([path, name, value, difference(cached, uncached)]).toEqual([path, name, value, null])
      }
      // Check a few cookies at a time, because a page whose loading times out is not cached.
      for (let n = 0; n < cookies.length; n += 6)
        await Promise.all(cookies.slice(n, n + 6).map((cookie, index) => check(cookie, n + index)))
    }
    // Signed-out pages are still cached.
    for (const path of ['/', '/brands', '/all-games', '/help', `/items/${item}`, '/fortnite', '/login', '/reviews'])
      expect([path, shared.includes(path)]).toEqual([path, true])
    for (const path of ['/wishlist', '/cookies', '/family-game-room/download'])
      expect([path, shared.includes(path)]).toEqual([path, false])
  }, 240_000)
})
