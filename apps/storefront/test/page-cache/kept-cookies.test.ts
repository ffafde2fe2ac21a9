import { createFake } from '@tradepost/api-client/testing'
import { isForEverybody } from '@tradepost/domain/address/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routePaths } from '../../server/storefront-build.ts'
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
  [cookieNames.flash]: [JSON.stringify({ type: 'warning', text: 'Said to one alone' })],
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
/** The page without what is different in every answer. */
const seen = ({ status, headers, text }: Reply) => {
  return [
    status,
    headers.location ?? '',
    text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'anew'),
  ]
}
const isPublic = ({ headers }: Reply) => /public|s-maxage/.test(headers['cache-control'] ?? '')

function pages(): string[] {
  const given = {
    ':brand': 'fortnite',
    ':category': 'accounts',
    ':id': item,
    ':purchaseId': device,
    ':product': 'fortnite',
  }
  const paths = routePaths(shop.build).map((path) =>
    `/${path}`.replace(/:\w+/g, (name) => given[name as keyof typeof given] ?? '1').replace('*', 'x'),
  )
  return [...new Set(paths)].filter((path) => !path.startsWith('/api') && !/\.xml$|favicon/.test(path)).sort()
}

/** The same address, made one nobody has asked for yet: `n` for the cache, `token` past it. */
/** A parameter value that makes an address new. */
const before = /(\?|%3F)(?:seller|past)(?:=|%3D)\d+(?:&amp;|&|%26|\\u0026)/g
const marks =
  /(?:[?&](?:amp;)?|%3F|%26|\\u0026)(?:seller|past)(?:=|%3D)\d+|<input type="hidden" name="(?:seller|past)"[^>]*>/g
const alike = (reply: Reply) => seen(reply).map((part) => String(part).replace(before, '$1').replace(marks, ''))
/** The first difference between two pages. */
const difference = (one: string[], other: string[]): string | null => {
  const [left, right] = [one.join(' '), other.join(' ')]
  if (left === right) return null
  const at = [...left].findIndex((letter, place) => letter !== right[place])
  return `${left.slice(Math.max(0, at - 60), at + 60)} ≠ ${right.slice(Math.max(0, at - 60), at + 60)}`
}

/** Without the cookie of the time zone, which a script sets, the page is the visitor's own. */
const personal: readonly string[] = [cookieNames.flash, cookieNames.cart, cookieNames.wishlist, sessionCookie]

describe('a cached page', () => {
  it('Y2 shows nothing of a cookie that is not in its key, on every route and for every cookie the shop reads', async () => {
    expect(Object.values(cookieNames).filter((name) => !(name in values))).toEqual([])
    const shared: string[] = []
    const cookies = Object.entries(values).flatMap(([name, some]) => some.map((value) => ({ name, value })))
    const ask = (path: string, more?: Record<string, string>) => shop.ask(path, { cookie: cookieOf(more) })
    for (const path of pages()) {
      const first = await ask(path)
      const state = (await ask(path)).headers['x-page-cache']
      // The viewed-offers cookie changes the answer's headers, not the page.
      expect([path, state]).toEqual([path, first.headers['x-page-cache'] === 'miss' ? 'hit' : undefined])
      if (state === 'hit') shared.push(path)
      const everybody = isForEverybody(path)
      const right = state === 'hit' ? alike(await ask(everybody ? `${path}?seller=999` : `${path}?past=1`)) : []
      const check = async ({ name, value }: (typeof cookies)[number], n: number) => {
        // The first request for this address has the cookie.
        const fresh = `${path}?seller=${1000 + n}`
        const theirs = alike(await ask(fresh, { [name]: value }))
        const after = await ask(fresh)
        if (isPublic(after) !== isPublic(first))
          expect([path, name, value, isPublic(after)]).toEqual([path, name, value, false])
        if (state !== 'hit') return
        expect([path, name, value, difference(alike(after), right)]).toEqual([path, name, value, null])
        if (everybody) {
          // The document of everybody, unless the cookie is part of its key or a message to be shown.
          const kept = personal.includes(name) ? theirs : alike(await ask(path, { [name]: value }))
          expect([path, name, value, difference(kept, theirs)]).toEqual([path, name, value, null])
          const isOwn = personal.includes(name) || (keyedCookies.includes(name) && name !== cookieNames.timeZone)
          if (!isOwn) expect([path, name, value, difference(theirs, right)]).toEqual([path, name, value, null])
          return
        }
        // A request with the cookie gets its own page even though the page without it is cached.
        const past = alike(await ask(`${path}?past=1`, { [name]: value }))
        if (name !== cookieNames.flash)
          expect([path, name, value, difference(theirs, past)]).toEqual([path, name, value, null])
        const kept = alike(await ask(path, { [name]: value }))
        expect([path, name, value, difference(kept, past)]).toEqual([path, name, value, null])
      }
      // A few at a time, because a page that times out is not cached.
      for (let n = 0; n < cookies.length; n += 6)
        await Promise.all(cookies.slice(n, n + 6).map((one, at) => check(one, n + at)))
    }
    // Signed-out pages are still cached.
    for (const path of ['/', '/brands', '/all-games', '/help', `/items/${item}`, '/fortnite', '/login', '/reviews'])
      expect([path, shared.includes(path)]).toEqual([path, true])
    for (const path of ['/wishlist', '/cookies', '/family-game-room/download'])
      expect([path, shared.includes(path)]).toEqual([path, false])
  }, 240_000)
})
