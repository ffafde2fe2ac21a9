import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOwnHost } from '../../src/http/own-host.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { createShop, type Shop } from '../support/shop.ts'

let shop: Shop
let port: number
beforeAll(async () => {
  shop = await createShop({
    env: { PUBLIC_URL: 'https://api.shop.example', GATEWAY_HOSTS: 'gw.internal.example' },
  })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as { port: number }).port
})
afterAll(() => shop.close())

function sendHead(head: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }))
    socket.write(`${head}\r\nOrigin: ${testTenants.lumen.origin}\r\nConnection: close\r\n\r\n`)
  })
}
const target = '/operation/seller/store?sellerId=1'

describe('the host of a request', () => {
  it('S29 must be a configured or local one, and never appears in a link', async () => {
    const get = (hosts: string, path = target) => sendHead(`GET ${path} HTTP/1.1\r\n${hosts}`)
    for (const ownHost of [
      'api.shop.example',
      'API.shop.example:443',
      'gw.internal.example:4000',
      'localhost',
      'gateway:4000',
      `127.0.0.1:${port}`,
      '[::1]:4000',
    ]) {
      const { status: code, text } = await get(`Host: ${ownHost}`)
      // An answer about an unknown seller shows that the request was handled.
      expect([ownHost, code, text.includes('"not_found"')]).toEqual([ownHost, 404, true])
    }
    for (const otherHost of [
      'evil.example',
      'evil.example:443',
      'api.shop.example.evil.example',
      'xapi.shop.example',
    ]) {
      const { status: code, text } = await get(`Host: ${otherHost}`)
      expect([otherHost, code, text.includes('origin_unknown')]).toEqual([otherHost, 421, true])
    }
    for (const junk of [
      '',
      'api.shop.example:',
      'api.shop.example:x',
      'api.shop.example:99999',
      'api.shop.example@evil.example',
      'api.shop.example/evil',
      'a b',
      'api.shop.example:80:80',
      'api.shop.example#x',
      '[::1',
    ])
      expect([junk, [400, 421]]).toEqual([junk, expect.arrayContaining([(await get(`Host: ${junk}`)).status])])
    for (const two of [
      'Host: api.shop.example\r\nHost: evil.example',
      'Host: evil.example\r\nHost: api.shop.example',
      'Host: localhost\r\nHost: localhost',
    ])
      expect([two, [400, 421]]).toEqual([two, expect.arrayContaining([(await get(two)).status])])
    for (const url of [
      'http://evil.example/livez',
      'http://evil.example:80/',
      '//evil.example/livez',
      `http://evil.example${target}`,
    ])
      expect([url, [400, 404, 421]]).toEqual([
        url,
        expect.arrayContaining([(await get('Host: localhost', url)).status]),
      ])

    const forged = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-host': 'evil.example',
      'x-host': 'evil.example',
      host: 'gateway',
    }
    const by = await shop.buyer('sahra')
    const lines = [{ offerId: await shop.offer({ tenant: 'sahra' }), quantity: 1 }]
    const body = { order: { lines, deliveryEmail: shop.email }, toCurrencyId: '1', isBuyByCart: false }
    const headers = { ...forged, 'idempotency-key': randomUUID() }
    const bought = await shop.inject(calls.checkout.preOrder, { body }, { tenant: 'sahra', token: by.token, headers })
    const purchaseId = bought.body.data?.purchaseId ?? ''
    await shop.startPayment(by, purchaseId)
    await shop.sendEvent({ ...(await shop.sessionOf(purchaseId, 'sahra')), state: 'captured' }, { tenant: 'sahra' })
    await shop.deps.jobs.runDue()
    const mail = (await shop.mailbox('sahra')).find(({ toAddress }) => toAddress === shop.email)
    expect(mail?.textBody).toContain(`${testTenants.sahra.origin}/`)
    expect(`${mail?.textBody}${mail?.htmlBody}`).not.toMatch(new RegExp(`evil|gateway:|${testTenants.lumen.host}`))
    const document = await shop.app.inject({ url: '/openapi.json', headers: forged })
    expect(document.body).not.toContain('evil.example')
  })

  it('may be a name of the internal network, but nothing that only resembles one', () => {
    const allowed = new Set(['api.shop.example'])
    for (const ownHost of ['gateway', '10.0.0.7', '[fd00::1]:80'])
      expect([ownHost, isOwnHost(ownHost, allowed)]).toEqual([ownHost, true])
    for (const otherHost of ['10.0.0.7.evil.example', 'evil.', '[fd00::zz]', ''])
      expect([otherHost, isOwnHost(otherHost, allowed)]).toEqual([otherHost, false])
  })
})
