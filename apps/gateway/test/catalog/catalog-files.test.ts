import { calls } from '@tradepost/contract'
import { wordsVersion } from '@tradepost/i18n/server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { convertPrice, lowestUsd } from '../../src/platform/money/price.ts'
import { createTestGateway, type TestGateway } from '../support/harness.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { register } from '../support/people.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let gateway: TestGateway
let token = ''
beforeAll(async () => {
  gateway = await createTestGateway()
  token = (await register(gateway, 'files@example.com')).access_token
})
afterAll(() => gateway.close())

async function upload(bytes: Buffer, name = 'a.png', type = 'image/png', catalogue = 'general') {
  const boundary = 'tradepost-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const response = await gateway.app.inject({
    method: 'POST',
    url: `/file/api/file?catalogue=${catalogue}`,
    headers: {
      origin: testTenants.lumen.origin,
      authorization: `Bearer ${token}`,
      'x-client-id': 'lumen-web',
      'x-client-secret': testClientSecrets['lumen-web'],
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return response.json() as { code: string; data: { id: string; fileUrl: string; width: number; contentType: string } }
}
const pathOf = (url: string) => new URL(url).pathname
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6d3bff' } })
const limit = 2 * 1024 * 1024

describe('uploads', () => {
  it('E-12 refuses a wrong type or size, whatever the request claims', async () => {
    expect((await upload(Buffer.from('<html><script>alert(1)</script>'), 'x.png')).code).toBe('upload_format')
    expect(
      (await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', 'image/svg+xml')).code,
    ).toBe('upload_format')
    expect((await upload(Buffer.alloc(3 * 1024 * 1024, 1))).code).toBe('upload_limit')
    expect((await upload(Buffer.alloc(limit + 1, 1))).code).toBe('upload_limit')
    const cut = (await photo(300, 300).jpeg().toBuffer()).subarray(0, 400)
    expect((await upload(cut, 'x.jpg', 'image/jpeg')).code).toBe('upload_format')
  })

  it('G-76 stores an image of exactly 2 MB re-encoded, without its metadata', async () => {
    const jpeg = await photo(800, 600)
      .withExif({ IFD0: { Artist: 'SECRET-ARTIST' } })
      .jpeg()
      .toBuffer()
    // Bytes after the end of a JPEG are legal; they bring this one to the exact limit.
    const full = Buffer.concat([jpeg, Buffer.alloc(limit - jpeg.length)])
    const { code, data } = await upload(full, '../../evil.html', 'text/html')
    expect(code).toBe('0000')
    expect(data).toMatchObject({ contentType: 'image/jpeg', width: 800 })
    expect(data.fileUrl).not.toContain('evil')
    const served = await gateway.app.inject(pathOf(data.fileUrl))
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(served.rawPayload.length).toBeLessThan(limit / 4)
    expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined()
    expect((await upload(full, 'x.jpg', 'image/jpeg', 'somewhere')).code).not.toBe('0000')
  })

  it('C-14 C-15 G-73 G-74 G-75 returns URLs and smaller renditions in the requested order', async () => {
    const one = (await upload(await photo(900, 500).png().toBuffer())).data
    const two = (await upload(await photo(640, 640).gif().toBuffer(), 'b.gif', 'image/gif')).data
    expect((await gateway.inject(calls.file.getFile, { params: { id: one.id } })).body.data?.fileUrl).toBe(one.fileUrl)
    const both = await gateway.inject(calls.file.getFiles, { query: { fileIds: [two.id, one.id] } })
    expect(both.body.data?.map((info) => info.id)).toEqual([two.id, one.id])
    const small = await gateway.inject(calls.file.getCompressed, { query: { fileIds: [one.id, two.id], width: 128 } })
    expect(small.body.data?.map((info) => info.id)).toEqual([one.id, two.id])
    const served = await gateway.app.inject(pathOf(small.body.data?.[0]?.fileUrl ?? ''))
    expect((await sharp(served.rawPayload).metadata()).width).toBe(128)
  })

  it('lets only the owner read private catalogues', async () => {
    const privateFile = (await upload(await photo(50, 50).png().toBuffer(), 'id.png', 'image/png', 'id_card')).data
    const read = (via: { token?: string; tenant?: 'lumen' | 'sahra' }) =>
      gateway.inject(calls.file.getFile, { params: { id: privateFile.id } }, via)
    expect((await read({ token })).body.code).toBe('0000')
    expect((await read({})).body.code).toBe('not_found')
    expect((await read({ token, tenant: 'sahra' })).body.code).toBe('not_found')
    const other = (await register(gateway, 'other@example.com')).access_token
    expect((await read({ token: other })).body.code).toBe('not_found')
  })

  it('serves nothing outside the media folder', async () => {
    const paths = [
      '../config.json',
      '%2e%2e/%2e%2e/etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '/etc/passwd',
      'upload/%00.png',
      'upload/1/x.webp/../../../x',
      '',
    ]
    for (const path of paths) {
      expect((await gateway.app.inject(`/media/${path}`)).statusCode, path).toBe(404)
      expect(
        (
          await gateway.app.inject({
            url: `/file/api/file/${encodeURIComponent(path)}`,
            headers: { origin: testTenants.lumen.origin },
          })
        ).json().code,
        path,
      ).not.toBe('0000')
    }
  })

  it('G-77 returns the messages of a known locale only', async () => {
    const { body, headers } = await gateway.inject(calls.dictionary.languagePack, { params: { locale: 'de' } })
    expect(Object.keys(body.data?.value ?? (body as never as { value: object }).value).length).toBeGreaterThan(50)
    expect(headers['x-words-version']).toBe(wordsVersion)
    expect((await gateway.inject(calls.dictionary.languagePack, { params: { locale: '../x' } })).status).toBe(404)
  })
})

describe('conversion', () => {
  it('rounds half up to the minor unit of the currency, exactly', () => {
    expect(convertPrice(1, { perUsd: '0.5', minorDigits: 2 })).toBe(1)
    expect(convertPrice(100, { perUsd: '152.45', minorDigits: 0 })).toBe(152)
    expect(convertPrice(1000, { perUsd: '0.30655', minorDigits: 3 })).toBe(3066)
    expect(convertPrice(1999, { perUsd: '3.6725', minorDigits: 2 })).toBe(7341)
  })

  it('finds the lowest price that converts to at least a bound', () => {
    for (const perUsd of ['0.3065', '1', '3.6725', '152.4']) {
      for (const minorDigits of [0, 2, 3]) {
        for (const minimum of [0, 1, 99, 12_345]) {
          const lowest = lowestUsd(minimum, { perUsd, minorDigits })
          expect(convertPrice(lowest, { perUsd, minorDigits })).toBeGreaterThanOrEqual(minimum)
          if (lowest > 0) expect(convertPrice(lowest - 1, { perUsd, minorDigits })).toBeLessThan(minimum)
        }
      }
    }
  })
})
