import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { startGateway } from '../support/gateway-process.ts'
import { signInSeller } from '../support/people.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let shop: Shop
let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  shop = await createShop({ clock: createTestClock(new Date()) })
  gateway = await startGateway({ DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir })
})
afterAll(async () => {
  gateway.child.kill('SIGKILL')
  await shop.close()
})

const boundary = 'tradepost-boundary'
const field = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`
const file = (name: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"${more}\r\nContent-Type: text/csv\r\n\r\nref,name\r\n`
const end = `--${boundary}--\r\n`

/** Truncated forms, and forms with too few or too many parts. */
const forms = [
  ...[0, 1, 2, 9, 10, 11, 12, 13, 40].flatMap((parts) => {
    const fields = Array.from({ length: parts }, (_, n) => field(`f${n}`)).join('')
    const files = Array.from({ length: parts }, (_, n) => file(`f${n}`)).join('')
    return [
      ...[
        fields,
        fields.slice(0, -3),
        `${fields}${file('a.csv')}`,
        `${file('a.csv')}${fields}`,
        files,
        files.slice(0, -20),
      ],
      ...[`${fields}--${boundary}`, `${files}--${boundary}-`, `${fields}${end}`, `${files}${end}`],
    ]
  }),
  ...[
    `--${boundary}`,
    '',
    '\r\n',
    `--${boundary}\r\n\r\n`,
    `--${boundary}\r\nno header`,
    `--other\r\n\r\n1\r\n--other--\r\n`,
  ],
  ...[file('a.csv', "; filename*=utf-8''%ff"), `${field('__proto__')}${file('a.csv')}${end}`],
]

describe('broken forms', () => {
  it('Z1d are refused with a code and do not crash the gateway', async () => {
    const targets = [
      { path: '/file/api/file?catalogue=general', token: async () => (await shop.buyer()).token },
      { path: calls.seller.sellerOfferImport.path, token: async () => (await signInSeller(shop)).token },
    ]
    const codes = new Set<string>()
    for (const { path, token } of targets)
      for (const type of [
        `multipart/form-data; boundary=${boundary}`,
        'multipart/form-data',
        'multipart/mixed; boundary=x',
      ])
        for (const [index, body] of forms.entries()) {
          if (type !== `multipart/form-data; boundary=${boundary}` && index % 10 !== 0) continue
          // A new user for each form, so that no rate limit applies.
          const headers = {
            'content-type': type,
            authorization: `Bearer ${await token()}`,
            'x-client-id': 'lumen-web',
            'x-client-secret': testClientSecrets['lumen-web'],
          }
          const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`, { method: 'POST', headers, body })
          const { code } = (await response.json()) as { code: string }
          codes.add(`${response.status < 500} ${code}`)
        }
    expect(codes).toContain('true upload_format')
    expect(codes).not.toContain('true rate_limited')
    expect([...codes].filter((code) => code.startsWith('false') || /internal|unavailable/.test(code))).toEqual([])
    // Wait, because a late error may follow its answer.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([gateway.child.exitCode, gateway.output()]).toEqual([null, ''])
    expect((await fetch(`http://127.0.0.1:${gateway.port}/readyz`)).status).toBe(200)
  }, 120_000)
})
