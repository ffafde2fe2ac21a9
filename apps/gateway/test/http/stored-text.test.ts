import { calls } from '@tradepost/contract'
import { languages } from '@tradepost/i18n'
import { builtInLocales } from '@tradepost/i18n/server'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanHtml } from '../../src/modules/site/clean-html.ts'
import { renderMail } from '../../src/platform/mail/render.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { signInSeller } from '../support/people.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const { origin } = testTenants.lumen
const credential = { 'x-client-id': 'lumen-web', 'x-client-secret': testClientSecrets['lumen-web'] }
/** Matches a header of printable characters without the injected cookie. */
const printable = /^(?!.*s=1)[\x20-\x7e]*$/
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<b style="background:url(https://evil.example/?x)">x</b>',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<x onclick=alert(1) autofocus tabindex=1 onfocus=alert(1)>',
]

describe('text of users', () => {
  it('is returned unchanged, in an answer that no browser renders as a page', async () => {
    const by = await shop.buyer()
    const seller = await signInSeller(shop, { sellerId: null })
    const opened = await shop.inject(
      calls.messages.openConversation,
      { body: { sellerId: seller.sellerId } },
      shop.via(by),
    )
    const params = { id: opened.body.data?.id ?? '' }
    for (const text of payloads) {
      shop.clock.advance(1000)
      const sent = await shop.inject(calls.messages.sendMessage, { params, body: { text } }, shop.via(by))
      expect(sent.body.data?.text).toBe(text)
      expect(sent.headers).toMatchObject({
        ...{ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      const nickName = text.slice(0, 40).trim()
      const named = await shop.inject(calls.account.updateProfile, { body: { nickName } }, shop.via(by))
      expect(named.body.data?.nickName).toBe(nickName)
    }
  })

  it('is escaped in mails, and editors’ markup keeps no scripts and loads nothing', () => {
    for (const text of payloads) {
      const message = { tenantId: 1, to: 'a@x.example', locale: 'en' as const, subject: text, paragraphs: [text] }
      const { html } = renderMail(message, { companyName: text, themeColor: '#6d3bff', origin })
      const body = html.replace(/^<!doctype html><html[^>]*><head>.*?<\/head>/s, '')
      expect(body).not.toMatch(/<(?:script|img|svg|iframe|form|base|meta|x|math|style)\b/i)
      // `javascript:` is harmless as text, but not in an attribute.
      expect(cleanHtml(text)).not.toMatch(
        /<(?:script|img|svg|iframe|form|base|meta|x|math|style)\b|<[^>]*(?:javascript:|style=|on\w+=)/i,
      )
    }
    expect(cleanHtml('<p>Kept <strong>so</strong></p>')).toBe('<p>Kept <strong>so</strong></p>')
  })

  it('S22 allows only six hexadecimal digits as a colour', async () => {
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    for (const color of [
      'red;}body{background:url(https://evil.example)}',
      '#6d3bff;',
      '#6D3BFF',
      '#fff',
      'var(--x)',
      '',
      '#6d3bff\n',
    ])
      await expect(owner.query('update site set theme_color = $1', [color]), color).rejects.toThrow(/check constraint/)
    await owner.end()
    const query = { domain: testTenants.lumen.host, areaTypes: [1] }
    const { body } = await shop.inject(calls.site.commonConfig, { query })
    expect(JSON.stringify(body.data)).toContain('"themeColor":"#6d3bff"')
  })
})

describe('headers', () => {
  it('S28 never contain a line break from a request', async () => {
    const breaks = [
      'a\r\nset-cookie: s=1',
      'a\nset-cookie: s=1',
      'a%0d%0aset-cookie:%20s=1',
      'a\u0000b',
      'a\u2028b',
      'ä€',
    ]
    for (const text of breaks) {
      for (const name of [
        'x-request-id',
        'lang',
        'timezone',
        'deviceid',
        'idempotency-key',
        'if-none-match',
        'last-event-id',
      ]) {
        const answer = await shop.app
          .inject({ method: 'GET', url: '/dictionary/language', headers: { origin, ...credential, [name]: text } })
          .catch(() => null)
        if (!answer) continue
        expect(answer.headers['set-cookie']).toBeUndefined()
        for (const value of Object.values(answer.headers)) expect(String(value)).toMatch(printable)
      }
      const encoded = encodeURIComponent(text)
      for (const url of [
        `/media/upload/1/${encoded}.png`,
        `/file/private/${encoded}?t=1&v=1&e=1&s=${encoded}`,
        `/frontend_copywriting/1/${encoded}.json`,
        `/dictionary/short-link?shortCode=${encoded}`,
        `/${encoded}`,
      ]) {
        const answer = await shop.app.inject({ method: 'GET', url, headers: { origin, ...credential } })
        expect([url, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([url, true])
        expect(answer.headers['set-cookie']).toBeUndefined()
        for (const value of Object.values(answer.headers)) expect(String(value)).toMatch(printable)
      }
    }
  })
})

describe('language packs', () => {
  const pack = (locale: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'GET',
      url: `/frontend_copywriting/1/${locale}.json`,
      headers: { origin, ...credential, ...headers },
    })

  it('G-77 return the bare messages of every language, translated where there are translations', async () => {
    const english = (await pack('en')).json() as { value: Record<string, string> }
    expect(english.value['errors.message_empty']).toBe('Please enter the message')
    for (const locale of languages) {
      const answer = await pack(locale)
      expect([locale, answer.statusCode]).toEqual([locale, 200])
      const { value, ...rest } = answer.json() as typeof english
      expect(rest).toEqual({})
      expect(Object.keys(value).sort()).toEqual(Object.keys(english.value).sort())
      const isOwn = value['errors.message_empty'] !== english.value['errors.message_empty']
      expect([locale, isOwn]).toEqual([locale, locale !== 'en' && builtInLocales.includes(locale)])
    }
  })

  it('are sent again only after a change', async () => {
    const first = await pack('de')
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^"[\w-]{24}"$/)
    expect(first.headers['cache-control']).toContain('max-age=300')
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const same = await pack('de', { 'if-none-match': given })
      expect([given, same.statusCode, same.body]).toEqual([given, 304, ''])
      expect(same.headers.etag).toBe(tag)
    }
    expect((await pack('de', { 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect((await pack('ar')).headers.etag).not.toBe(tag)
  })

  it('S45 cannot be left by path traversal, and neither can files and brands', async () => {
    const odd = [
      '..',
      '../en',
      '..%2fen',
      '%2e%2e%2fen',
      '%2e%2e',
      '/etc/passwd',
      '%2fetc%2fpasswd',
      'en%00',
      'xx',
      'EN',
      'en-US',
      'ko',
      '__proto__',
      'constructor',
      '...',
      'de.json',
    ]
    for (const locale of odd) {
      const { statusCode } = await pack(locale)
      expect([locale, [400, 404].includes(statusCode)]).toEqual([locale, true])
    }
    for (const path of [
      '..',
      '../../config.json',
      '%2e%2e/%2e%2e/etc/passwd',
      '..%5c..%5cx.png',
      'private/1/x.png',
      'upload/1/%00.png',
      '%2fetc%2fpasswd',
      'upload//x.png',
      'upload/1/x.png%00.txt',
    ])
      expect([path, (await shop.app.inject(`/media/${path}`)).statusCode]).toEqual([path, 404])
    for (const id of ['../x', '..%2fx', '%00', '0', '%2e%2e', "1'--"]) {
      const one = await shop.app.inject({
        method: 'GET',
        url: `/file/api/file/${id}`,
        headers: { origin, ...credential },
      })
      expect([id, [400, 404].includes(one.statusCode)]).toEqual([id, true])
      expect([id, (await shop.app.inject(`/file/private/${id}?t=1&v=1&e=9999999999&s=x`)).statusCode]).toEqual([
        id,
        404,
      ])
    }
    const facts = { tenantId: '1', siteId: '1001' }
    for (const brandRouteName of ['../x', '..', '/etc/passwd', 'a\\b', '%2e%2e']) {
      const answer = await shop.inject(calls.catalog.urlRouteBrand, { query: { ...facts, brandRouteName } })
      expect([brandRouteName, answer.status]).toEqual([brandRouteName, 404])
    }
    const { status } = await shop.inject(calls.file.getFile, { params: { id: crypto.randomUUID() } })
    expect(status).toBe(404)
    const [row] = await shop.rows<{ n: string }>(sql`select count(*) n from file`)
    expect(row?.n).toBe('0')
  })
})
