import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type AuditEntry, calls } from '@tradepost/contract'
import { secretOverlapHours } from '@tradepost/domain/offer/declared-stock'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeclaredShop, type DeclaredShop } from '../../../test/support/declared/declared-shop.ts'
import { isSigned } from '../../../test/support/declared/misbehaving-seller.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { newSigningSecret, signCall } from '../../platform/crypto/sign-call.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: DeclaredShop
beforeAll(async () => {
  shop = await createDeclaredShop()
})
beforeEach(() => shop.signInAgain())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const rotate = () => shop.inject(calls.sellerEndpoint.sellerEndpointRotate, {}, shop.as(shop.vendor))
const remove = () => shop.inject(calls.sellerEndpoint.sellerEndpointRemove, {}, shop.as(shop.vendor))

describe('a signature', () => {
  it('is the one that Standard Webhooks publish as an example', () => {
    const headers = signCall(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
      ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1614265330 * 1000) },
      body: '{"test": 2432232314}',
    })
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('is accepted by the code that docs/selling-by-api.md gives sellers, and only then', async () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/selling-by-api.md'), 'utf8')
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
    const { isFromTradepost } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const secrets = [newSigningSecret(), newSigningSecret()]
    const headers = signCall(secrets, { id: 'one', at: new Date(), body: '{}' })
    expect(secrets.map((secret) => isFromTradepost(secret, headers, '{}'))).toEqual([true, true])
    expect(isFromTradepost(newSigningSecret(), headers, '{}')).toBe(false)
    expect(isFromTradepost(secrets[0], headers, '{"count":9}')).toBe(false)
    const old = signCall(secrets, { id: 'one', at: new Date(Date.now() - hourMs), body: '{}' })
    expect(isFromTradepost(secrets[0], old, '{}')).toBe(false)
  })

  it('proves nothing with another secret, another body or another time', () => {
    const secret = newSigningSecret()
    const headers = signCall([secret], { id: 'one', at: new Date(1_000_000), body: '{}' })
    expect(isSigned(secret, headers, '{}')).toBe(true)
    expect(isSigned(newSigningSecret(), headers, '{}')).toBe(false)
    expect(isSigned(secret, headers, '{ }')).toBe(false)
    expect(isSigned(secret, { ...headers, 'webhook-timestamp': '1' }, '{}')).toBe(false)
  })
})

describe('the endpoint of a seller', () => {
  it('shows its secret once, keeps it sealed, and tells the owner by mail', async () => {
    expect(shop.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    shop.clock.advance(minuteMs)
    const again = await shop.setEndpoint(`${shop.program.url}/v2`)
    expect(again.body.data).toMatchObject({ endpoint: { url: `${shop.program.url}/v2` }, signingKey: null })
    expect(JSON.stringify(await shop.endpoint())).not.toContain('whsec_')
    const [row] = await shop.rows<{ text: string; opened: string }>(
      sql`select e::text || encode(secret_ct, 'escape') as text from seller_endpoint e`,
    )
    expect(row?.text).not.toContain(shop.secret.slice(6, 40))
    const mails = (await shop.mailbox()).filter(({ subject }) => subject === 'The endpoint of your program was changed')
    expect(mails.length).toBeGreaterThanOrEqual(2)
    await shop.setEndpoint(shop.program.url)
    const audit = await shop.rows<{ entry: AuditEntry }>(sql`select to_jsonb(a) as entry from audit_entry a`)
    const text = JSON.stringify(audit)
    expect(text).toContain('/v2')
    expect(text).not.toContain(shop.secret.slice(6))
  })

  it('is looked up 30 times a day at most', async () => {
    const other = await signInSeller(shop, { tenant: 'sahra' })
    const codes = new Set<string>()
    for (let n = 0; n < 31; n++) codes.add((await shop.setEndpoint('https://127.0.0.1/', other)).body.code)
    expect([...codes]).toEqual(['data_error', 'rate_limited'])
  })

  it('is refused where the gateway must not call, and the address that was set stays', async () => {
    // Not reached by any of these: the gateway itself.
    const { port } = shop.app.server.address() as AddressInfo
    const refused = [
      ...[
        'no address',
        'ftp://stock.example.com/',
        'http://stock.example.com/',
        'https://127.0.0.1/',
        'https://[::1]/',
      ],
      ...['https://10.0.0.7/x', 'https://169.254.169.254/latest/meta-data', 'https://localhost/', 'https://[fd00::1]/'],
      ...[`http://127.0.0.1:${port}/`, 'https://2130706433/', 'https://nobody.invalid/', 'https://0.0.0.0/'],
      ...['https://user:pass@example.com/', `${shop.program.url}?token=1`, `${shop.program.url}#here`],
      ...[`${shop.program.url.replace('//', '//me:secret@')}`, 'javascript:alert(1)', 'file:///etc/passwd'],
    ]
    for (const url of refused) {
      const { body } = await shop.setEndpoint(url)
      expect([url, body]).toEqual([url, expect.objectContaining({ code: 'data_error', field: 'url' })])
    }
    expect((await shop.endpoint())?.endpoint?.url).toBe(shop.program.url)
  })

  it('is refused at each call if its name leads into the private network by then', async () => {
    await shop.rows(sql`update seller_endpoint set url = 'https://localhost/tradepost'`)
    const offerId = await shop.declared()
    const { orderId } = await shop.buyAndPay(shop.customer, offerId)
    await shop.rows(sql`update seller_endpoint set url = ${shop.program.url}`)
    expect(await shop.requestsOf(orderId)).toEqual([
      { kind: 'reserve', state: 'failed', attempts: 1, answer: 'address' },
    ])
    expect((await shop.deliver(orderId)).body.code).toBe('0000')
  })

  it('asks again who somebody is before another address or secret, and lets no key change it', async () => {
    shop.clock.advance(hourMs)
    expect((await shop.setEndpoint(shop.program.url)).body.code).toBe('step_up_required')
    expect((await rotate()).body.code).toBe('step_up_required')
    await shop.signInAgain()
    const key = await shop.inject(
      calls.sellerKey.sellerKeyCreate,
      { body: { name: 'Stock', permissions: ['offer.edit', 'unit.edit'] } },
      shop.as(shop.vendor),
    )
    const headers = { authorization: `Bearer ${key.body.data?.bearer}`, 'content-type': 'application/json' }
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: '/operation/seller/endpoint', headers, payload: { url: shop.program.url } },
    })
    expect(answer.json()).toMatchObject({ code: 'forbidden' })
    // A key does declare stock.
    const offerId = await shop.declared(1)
    const declared = await shop.app.inject({
      ...{ method: 'POST', url: `/product/seller/offer/${offerId}`, headers, payload: { available: 40 } },
    })
    expect(declared.json()).toMatchObject({ data: { available: 40, supply: 'declared' } })
  })

  it('signs with both secrets for a day after a rotation, and then with the new one alone', async () => {
    const { signingKey: secret = '', endpoint } = (await rotate()).body.data ?? {}
    expect(endpoint?.previousUntil).not.toBeNull()
    const offerId = await shop.declared()
    const signaturesOf = async () => {
      const { orderId } = await shop.buyAndPay(shop.customer, offerId)
      const heard = shop.program.heard.filter((one) => one.orderId === orderId)
      return heard.map((one) => [one.isSigned, String(one.headers['webhook-signature']).split(' ').length])
    }
    // The program still has the earlier secret.
    expect(await signaturesOf()).toEqual([
      [true, 2],
      [true, 2],
    ])
    shop.clock.advance(secretOverlapHours * hourMs)
    expect(await signaturesOf()).toEqual([
      [false, 1],
      [false, 1],
    ])
    shop.program.useSecret(secret)
    expect(await signaturesOf()).toEqual([
      [true, 1],
      [true, 1],
    ])
    expect((await shop.endpoint())?.endpoint?.previousUntil).toBeNull()
  })

  it('belongs to one seller: another one has none and sees no calls', async () => {
    const other = await signInSeller(shop, { tenant: 'sahra' })
    const { body } = await shop.inject(calls.sellerEndpoint.sellerEndpointDetail, {}, shop.as(other))
    expect(body.data).toEqual({ endpoint: null, requests: [] })
    expect((await shop.endpoint())?.requests.length).toBeGreaterThan(0)
  })

  it('is removed only when nothing needs it', async () => {
    const offerId = await shop.declared()
    expect((await remove()).body).toMatchObject({ code: 'state_conflict', field: 'offers' })
    shop.program.misbehave('reserve', 'not ready')
    const { orderId } = await shop.buyAndPay(shop.customer, offerId)
    const ids = await shop.rows<{ id: string }>(sql`select id::text from offer where declared_since is not null`)
    for (const { id } of ids) expect((await shop.setSupply(id, 'manual')).body.data?.supply).toBe('manual')
    expect((await remove()).body).toMatchObject({ code: 'state_conflict', field: 'requests' })
    shop.clock.advance(dayMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(orderId, shop.customer))?.state).toBe('delivered')
    await shop.signInAgain()
    expect((await remove()).body.code).toBe('0000')
    expect((await remove()).body.code).toBe('not_found')
    expect((await shop.setSupply(offerId, 'declared')).body).toMatchObject({
      ...{ code: 'state_conflict', field: 'endpoint' },
    })
    expect((await shop.setEndpoint(shop.program.url)).body.data?.signingKey).toMatch(/^whsec_/)
  })
})
