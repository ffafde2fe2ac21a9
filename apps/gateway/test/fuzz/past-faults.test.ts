import { connect } from 'node:net'
import { calls } from '@tradepost/contract'
import { largestAmount } from '@tradepost/domain/money/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lowestUsd } from '../../src/platform/money/price.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { signInStaff } from '../support/people.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'

const { origin, clientId } = testTenants.lumen
const headers = { origin, 'x-client-id': clientId, 'x-client-secret': testClientSecrets[clientId] }
let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
})
afterAll(() => shop.close())

const post = (url: string, payload: string, more: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json', ...more },
    payload,
  })
const refusalOf = async (sent: ReturnType<typeof post>) => {
  const answer = await sent
  return [answer.statusCode, answer.json().code, answer.json().field]
}

describe('inputs that once caused faults', () => {
  it('Z1 are refused with their field if a price is excessive, in every list', async () => {
    for (const { path } of [calls.offer.offerPage, calls.offer.standardOfferPage])
      for (const field of ['priceMin', 'priceMax'])
        for (const amount of ['1e16', '1e300', '9007199254740993', '-1', '0.5', String(largestAmount + 1)])
          expect([amount, await refusalOf(post(path, `{"${field}":${amount}}`))]).toEqual([
            amount,
            [400, 'format_error', field],
          ])
    for (const currencyId of ['1', '2', '4'])
      for (const priceMin of [0, 1, largestAmount])
        expect(
          (
            await shop.inject(calls.offer.offerPage, {
              body: { priceMin, priceMax: largestAmount, toCurrencyId: currencyId },
            })
          ).body.code,
        ).toBe('0000')
    expect((await shop.app.inject('/livez')).statusCode).toBe(200)
  })

  it('Z1 do not slow down the computation of the lowest price, which is correct for any amount and rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom('0.00000001', '0.307', '1', '150', '16000', '99999999.99999999'),
        fc.constantFrom(0, 2, 3),
        (minimum, perUsd, minorDigits) => {
          const lowest = lowestUsd(minimum, { perUsd, minorDigits })
          if (lowest > Number.MAX_SAFE_INTEGER) return
          const rate =
            BigInt(perUsd.replace('.', '').padEnd(1)) * 10n ** BigInt(8 - (perUsd.split('.')[1] ?? '').length)
          const shown = (usd: bigint) => (2n * usd * rate * 10n ** BigInt(minorDigits) + 10n ** 10n) / (2n * 10n ** 10n)
          expect(shown(BigInt(lowest)) >= BigInt(minimum)).toBe(true)
          if (lowest > 0) expect(shown(BigInt(lowest) - 1n) < BigInt(minimum)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
    expect(lowestUsd(1, { perUsd: '0', minorDigits: 2 })).toBe(Number.POSITIVE_INFINITY)
    expect(lowestUsd(0, { perUsd: '0', minorDigits: 2 })).toBe(0)
  })

  it('Y6 are refused if a position in a conversation is impossible', async () => {
    const by = await shop.buyer()
    const url = calls.messages.messageThread.path.replace('{id}', '1')
    for (const field of ['before', 'after', 'limit'])
      for (const text of ['1e300', '1e16', '2147483648', '9'.repeat(30), '-1', '1.5', 'Infinity']) {
        const answer = await shop.app.inject({
          url: `${url}?${field}=${text}`,
          headers: { ...headers, authorization: `Bearer ${by.token}` },
        })
        expect([field, text, answer.statusCode, answer.json().field]).toEqual([field, text, 400, field])
      }
  })

  it('Y6 are refused if a date is impossible', async () => {
    const { token } = await signInStaff(shop)
    const coupon = { code: 'FUZZ', name: 'Fuzz', percentOff: 5, validHours: 1 }
    for (const claimUntil of [
      '2026-99-99T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '2026-01-01T99:00:00Z',
      '275760-09-13T00:00:00Z',
    ]) {
      const body = JSON.stringify({ ...coupon, claimUntil })
      expect(await refusalOf(post(calls.coupon.createCoupon.path, body, { authorization: `Bearer ${token}` }))).toEqual(
        [400, 'format_error', 'claimUntil'],
      )
    }
  })

  it('are refused if a number in a query is not in canonical form', async () => {
    const page = (text: string) =>
      shop.app.inject({ url: `/website/brand?tenantId=1&siteId=1001&pageNo=${encodeURIComponent(text)}`, headers })
    for (const text of ['1.9', '1.0', '0x2', 'true', ' 2', '2 ', '+1', '-0', '007', '1e0', '', '１', '1n', '[1]'])
      expect([text, (await page(text)).json()]).toMatchObject([text, { code: 'format_error', field: 'pageNo' }])
    expect(
      (await shop.app.inject({ url: '/website/brand?tenantId=1&siteId=1001&pageNo=1&pageNo=2', headers })).statusCode,
    ).toBe(400)
    for (const text of ['1', '2', '1000']) expect((await page(text)).json().code).toBe('0000')
    const flag = (text: string) =>
      shop.app.inject({
        url: `/website/page/common/config?domain=${testTenants.lumen.host}&showCurrency=${text}`,
        headers,
      })
    for (const text of ['TRUE', '1', 'yes', '']) expect([text, (await flag(text)).statusCode]).toEqual([text, 400])
    expect((await flag('true')).json().code).toBe('0000')
  })

  it('Y6 get a code: malformed requests, unknown expectations and missing files', async () => {
    const port = Number(new URL(shop.deps.config.publicUrl).port)
    const speak = (bytes: string) =>
      new Promise<string>((resolve) => {
        let text = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
        socket.on('data', (piece) => {
          text += piece
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(text))
      })
    const head = 'Host: localhost\r\nConnection: close\r\n'
    const cases: [string, string, string][] = [
      [`G\u00e9T / HTTP/1.1\r\n${head}\r\n`, '400', 'bad_request'],
      [`GET /\u00e9 HTTP/1.1\r\n${head}\r\n`, '400', 'bad_request'],
      [`GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, '431', 'too_large'],
      [`GET / HTTP/1.1\r\n${head}Expect: everything\r\n\r\n`, '404', 'not_found'],
      [`GET // HTTP/1.1\r\n${head}\r\n`, '404', 'not_found'],
      [`GET /% HTTP/1.1\r\n${head}\r\n`, '400', 'bad_request'],
      [`GET /media/none.png HTTP/1.1\r\n${head}\r\n`, '404', 'not_found'],
    ]
    for (const [bytes, status, code] of cases) {
      const text = await speak(bytes)
      const [first = '', body = ''] = [text.split(' ')[1], text.split('\r\n\r\n')[1]]
      expect([bytes.slice(0, 20), first, JSON.parse(body).code]).toEqual([bytes.slice(0, 20), status, code])
    }
  })
})
