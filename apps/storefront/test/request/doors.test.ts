import { calls } from '@tradepost/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { addressesOf, lastingFault } from '../support/doors.ts'
import { signedInCookie, startStorefront } from '../support/storefront.ts'
import { type RecordedCall, startStubGateway } from '../support/stub-gateway.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1e9)
const rounds = Number(process.env.FUZZ_ROUNDS ?? 120)
const asVisitor = answerAsFake()
const asBuyer = answerAsFake({ signedIn: true })
/** Invalid calls that the shop sent, which a gateway would refuse. */
const refused = new Set<string>()
const answer = async (call: RecordedCall) => {
  const reply = await (call.headers.authorization ? asBuyer : asVisitor)(call)
  const { code, field } = reply.body as { code?: string; field?: string }
  // Ignore brand names that are too long: the shop looks them up and finds no brand.
  if (code === 'bad_request' && field !== 'brandRouteName')
    refused.add(`${call.path} ${field ?? ''} ${call.search}${call.body}`.slice(0, 300))
  return reply
}

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let signedIn: string
beforeAll(async () => {
  gateway = await startStubGateway({}, answer)
  shop = await startStorefront(gateway.url)
  signedIn = await signedInCookie('doors')
  process.stdout.write(`doors: SEED=${seed} FUZZ_ROUNDS=${rounds}\n`)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

let turn = 0
async function faultsOf(requests: { path: string; options?: Parameters<typeof shop.send>[1] }[]): Promise<string[]> {
  const faults: string[] = []
  for (const { path, options = {} } of requests) {
    const uncached = { ...options, cookie: options.cookie ?? `cart=x${turn++}` }
    const faultText = await lastingFault(() => shop.send(path, uncached))
    if (faultText)
      faults.push(
        `${options.method ?? 'GET'} ${path.slice(0, 100)} ${options.cookie?.slice(0, 100) ?? ''} ${options.headers?.['content-type'] ?? ''}: ${faultText}`,
      )
  }
  return faults
}

describe('invalid requests to the shop', { timeout: 600_000 }, () => {
  it('Y6 a malformed address is not found', async () => {
    const paths = [
      ...'// /// //evil.example //evil.example/x /\\evil.example /.//evil.example /%2f%2fevil.example /% /%zz /%ff /%00'.split(
        ' ',
      ),
      ...'/%c0%ae%c0%ae/ /de// /de//evil.example /en//evil.example /en/ /../.. /items/% /items/%ff /items/1%00 /items/1/'.split(
        ' ',
      ),
      ...'/?% /?%ff=%fe /search?q=% /search?q=%00 /search?q=%ed%a0%80 /search?q[]=1&q[]=2 /?=&=&= /?__proto__=1 /% .data /_root.data?%'.split(
        ' ',
      ),
      ...'/items/9999999999999999999 /items/99999999999999999999 /store/9999999999999999999 /items/1e3 /items/-1 /items/٣'.split(
        ' ',
      ),
      ...'/sitemaps/items-9999.xml /sitemaps/constructor.xml /sitemaps/items-0.xml /og/%.jpg /icons/%.png /assets/% /api/% /api//'.split(
        ' ',
      ),
      ...'/constructor /__proto__ /toString/valueOf /%5c /api/product-search/x?% /jump/% /jump/%ff /*'.split(' '),
      `/${'x'.repeat(8000)}`,
      `/search?q=${'x'.repeat(8000)}`,
    ].filter((path) => !/[^\x21-\x7e]/.test(path))
    expect(await faultsOf(paths.flatMap((path) => [{ path }, { path, options: { method: 'HEAD' } }]))).toEqual([])
    for (const path of ['//', '///', '//evil.example', '/.//evil.example', '/%ff'])
      expect([path, (await shop.send(path)).status]).toEqual([path, 404])
  })

  it('Z1 Y6 an invalid or too large number in a query does not cause an error', async () => {
    const names = [
      ...'page min max priceMin priceMax rp quantity amount before limit offer id order seller purchase'.split(' '),
      ...'coupon a.1 a.9999999999999999999 sort delivery group kind level category brand q ids items'.split(' '),
    ]
    const values = [
      '1e16',
      '1e300',
      '1.9',
      '0x2',
      'true',
      '-1',
      '%D9%A3',
      '9'.repeat(19),
      '9'.repeat(400),
      'NaN',
      '%00',
      '%ed%a0%80',
      '',
      '__proto__',
    ]
    const pages = addressesOf(shop.build, ({ default: page }) => page !== undefined)
    expect(pages.length).toBeGreaterThan(50)
    const requests = pages.flatMap((path, n) =>
      names.flatMap((name, k) => {
        const value = values[(n * 5 + k) % values.length]
        return [{ path: `${path}?${name}=${value}`, options: { cookie: n % 2 ? signedIn : `cart=${n}` } }]
      }),
    )
    const lists = ['/skyforge/accounts', '/skyforge', '/search?q=gold', '/categories/1', '/store/1'].flatMap((path) =>
      names
        .slice(0, 6)
        .flatMap((name) =>
          values.map((value) => ({ path: `${path}${path.includes('?') ? '&' : '?'}${name}=${value}` })),
        ),
    )
    expect(await faultsOf([...lists, ...requests.filter((_, index) => index % 7 === seed % 7)])).toEqual([])
  })

  it('page numbers are accepted only as plain whole numbers', async () => {
    for (const [text, pageNo] of [
      ['2', 2],
      ['1.9', 1],
      ['0x2', 1],
      ['true', 1],
      ['+2', 1],
      [' 2', 1],
      ['2e0', 1],
      ['02', 1],
    ] as const) {
      const before = gateway.calls.length
      await shop.send(`/search?q=gold&page=${encodeURIComponent(text)}`, { cookie: `cart=p${turn++}` })
      const sent = gateway.calls.slice(before).filter(({ path }) => path === calls.offer.offerPage.path)
      expect([text, sent.map(({ body }) => JSON.parse(body).pageNo)]).toEqual([text, [pageNo]])
    }
  })

  it('the parameters of an incomplete partner link are removed from the address', async () => {
    const link = { client_id: 'partner', password: 'p4ss', userName: 'mira', sign: 's1gn', timestamp: '1' }
    for (const missing of Object.keys(link))
      for (const value of [null, '']) {
        const query = new URLSearchParams(link)
        if (value === null) query.delete(missing)
        else query.set(missing, value)
        for (const path of ['/brands', '/de/brands', '/login', '/', '/items/1', '/brands.data']) {
          const { status, headers, text } = await shop.send(`${path}?page=1&${query}`)
          expect([missing, path, status]).toEqual([missing, path, path.endsWith('.data') ? 202 : 303])
          expect(`${headers.location} ${text}`).not.toMatch(/p4ss|s1gn|mira|partner/)
          if (headers.location) expect(headers.location).toBe(`${path.replace('.data', '')}?page=1`)
        }
      }
    const { status } = await shop.send('/brands?client_id=partner&page=1')
    expect(status).toBe(200)
  })

  it('Y6 nonsense in cookies does not change any page', async () => {
    const names = [
      ...'cart wish seen lang currency device ab tz consent sign_in one_tap arrival flash s_hint'.split(' '),
      ...'tp_lumen_s source'.split(' '),
    ]
    const values = [
      '',
      '%',
      '%00',
      '%ff',
      'null',
      '[]',
      '{}',
      '{',
      '"',
      'x'.repeat(3000),
      '1e300',
      '__proto__',
      'constructor',
      '%ed%a0%80',
      '%7B%22id%22%3A%2211111111-2222-4333-8444-555555555555%22%2C%22l%22%3A%5B%5B%221%22%2C1e300%5D%2C%5B%2299999999999999999999%22%2C1%5D%2C%5B1%2C2%5D%2Cnull%5D%7D',
      '11111111-2222-4333-8444-555555555555.9999999999999999999.x.1',
      '9999999999999999999.1.x',
    ]
    const requests = names.flatMap((name) =>
      values.flatMap((value) =>
        ['/', '/cart', '/wishlist', '/search?q=gold', '/login', '/compare']
          .filter((_, index) => (index + value.length + name.length) % 2 === 0)
          .map((path) => ({ path, options: { cookie: `${name}=${value}` } })),
      ),
    )
    const statuses = new Set<string>()
    for (const { path, options } of requests) {
      const faultText = await lastingFault(() => shop.send(path, options))
      const { status } = await shop.send(path, options)
      if (faultText || status === 404) statuses.add(`${path} ${options.cookie.slice(0, 120)} ${faultText ?? status}`)
    }
    expect([...statuses]).toEqual([])
  })

  it('Y6 a malformed form is answered with 400 by every action', async () => {
    const forms: [string, string][] = [
      ['application/json', '{"a":1}'],
      ['application/x-www-form-urlencoded', '%&=%ff&a[b]=%00&__proto__=1'],
      ['application/x-www-form-urlencoded', ''],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=', 'x'],
      ['multipart/form-data; boundary=b', ''],
      ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="a"; filename="x"\r\nContent-Type: image/png\r\n\r\nx\r\n',
      ],
      ['multipart/form-data; boundary=b', '--b\r\n\r\n\r\n--b--'],
      ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="\ud7ff"\r\n\r\nx\r\n--b--'],
    ]
    const actions = [...addressesOf(shop.build, ({ action }) => action !== undefined), '/choice', '/consent']
    expect(actions.length).toBeGreaterThan(15)
    const faults: string[] = []
    for (const path of actions)
      for (const [type, body] of forms)
        for (const target of [path, `${path}${path.includes('.') ? '' : '.data'}`]) {
          const headers = { origin: shop.origin, 'content-type': type }
          const faultText = await lastingFault(() =>
            shop.send(target, { method: 'POST', headers, body, cookie: signedIn }),
          )
          if (faultText) faults.push(`${target} ${type} ${JSON.stringify(body.slice(0, 60))}: ${faultText}`)
        }
    expect(faults).toEqual([])
    const headers = { origin: shop.origin, 'content-type': 'multipart/form-data; boundary=b' }
    expect((await shop.send('/cart', { method: 'POST', headers, body: '--b\r\n' })).status).toBe(400)
  })

  it('Y6 any text in a query or a form field gets an answer', async () => {
    const actions = addressesOf(shop.build, ({ action }) => action !== undefined)
    const pages = addressesOf(shop.build, ({ default: page }) => page !== undefined)
    const fields = [
      ...'intent offerId quantity email password code step back key text score reason amount'.split(' '),
      ...'expectedTotal purchase countryId languageId nickName id orderId sellerId below kind on token'.split(' '),
      ...'deliveryEmail ids page'.split(' '),
    ]
    const text = fc.oneof(
      fc.constantFrom(
        '1e300',
        '-1',
        '0x2',
        '9'.repeat(19),
        '9'.repeat(30),
        '\u0000',
        '\u202e',
        '__proto__',
        '//evil.example',
        'set',
        'add',
        'remove',
        'a@b.test',
        'x'.repeat(5000),
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    const requests = fc.oneof(
      fc.record({
        path: fc.constantFrom(...pages),
        form: fc.constant(null),
        query: fc.dictionary(fc.constantFrom(...fields, 'q', 'min', 'sort', 'redirectUrl'), text, { maxKeys: 4 }),
      }),
      fc.record({
        path: fc.constantFrom(...actions),
        form: fc.dictionary(fc.constantFrom(...fields), text, { maxKeys: 8 }),
        query: fc.constant({}),
      }),
    )
    const encode = (fieldsOf: Record<string, string>) =>
      new URLSearchParams(Object.entries(fieldsOf).map(([name, value]) => [name, value.toWellFormed()])).toString()
    await fc.assert(
      fc.asyncProperty(requests, fc.boolean(), async ({ path, form, query }, isBuyer) => {
        const cookie = isBuyer ? signedIn : 'cart=x'
        const address = `${path}?${encode(query)}`
        const sendRequest = () =>
          form
            ? shop.send(address, {
                method: 'POST',
                headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
                body: encode(form),
                cookie,
              })
            : shop.send(address, { cookie })
        expect(await lastingFault(sendRequest)).toBeNull()
      }),
      { numRuns: rounds, seed },
    )
    expect([...refused]).toEqual([])
  })

  it('Z1 a price outside the limits is refused with the name of its field', async () => {
    const headers = {
      ...{ 'x-tp': '1', 'content-type': 'application/json', origin: shop.origin, 'sec-fetch-site': 'same-origin' },
    }
    for (const { path } of [calls.offer.offerPage, calls.offer.standardOfferPage].filter(({ browser }) => browser))
      for (const field of ['priceMin', 'priceMax'])
        for (const amount of ['1e16', '1e300', '-1']) {
          const body = `{"${field}":${amount}}`
          const { status, text } = await shop.send(`/api${path}`, { method: 'POST', headers, body })
          expect([body, status, JSON.parse(text).field]).toEqual([body, 400, field])
        }
  })
})
