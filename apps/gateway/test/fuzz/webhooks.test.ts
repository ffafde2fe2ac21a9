import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookSecret } from '../../src/platform/payment/sandbox/events.ts'
import { sign, signatureHeader } from '../../src/platform/payment/sandbox/signature.ts'
import { parseEvent } from '../../src/platform/payment/stripe/events.ts'
import { createShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
})
afterAll(() => shop.close())

const path = calls.payment.paymentWebhook.path.replace('{provider}', 'sandbox')

describe('events of a payment provider', () => {
  it('Y6 of Stripe are parsed without an exception, whatever they contain', () => {
    const odd: unknown[] = [
      '1',
      1,
      1e300,
      -1,
      0.5,
      null,
      '',
      '__proto__',
      [],
      {},
      { toString: 1, valueOf: 1 },
      { toString: null },
      '\u0000',
    ]
    const object = {
      id: 'cs_1',
      amount_total: 1250,
      amount: 1250,
      amount_refunded: 1,
      currency: 'usd',
      payment_status: 'paid',
    }
    const metadata = { tenant_id: '1', payment_id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad', minor: '1250', renewal: '1' }
    const event = { id: 'evt_1', type: 'checkout.session.completed', data: { object: { ...object, metadata } } }
    const read = (body: unknown) => parseEvent(Buffer.from(JSON.stringify(body)))
    expect(read(event)?.event).toMatchObject({
      tenantId: 1,
      state: 'captured',
      amount: { minor: 1250, currency: 'USD' },
    })
    for (const value of odd) {
      for (const name of Object.keys(object))
        read({ ...event, data: { object: { ...object, metadata, [name]: value } } })
      for (const name of Object.keys(metadata))
        read({ ...event, data: { object: { ...object, metadata: { ...metadata, [name]: value } } } })
      for (const whole of [
        value,
        { ...event, id: value },
        { ...event, type: value },
        { ...event, data: value },
        { ...event, data: { object: value } },
        { ...event, data: { object: { ...object, metadata: value } } },
      ])
        read(whole)
    }
    for (const type of ['__proto__', 'constructor', 'toString'])
      expect(read({ ...event, type })).toEqual({ tenantId: 1, event: null })
    for (const amount of [1e300, -1, 0.5, '1250'])
      expect(read({ ...event, data: { object: { ...object, metadata, amount_total: amount } } })?.event).toBeNull()
  })

  it('Z1 Y6 are refused with a code whatever they contain, signed or not', async () => {
    const by = await shop.buyer()
    const bought = await shop.buy(by, await shop.offer({ price: 1250 }))
    await shop.startPayment(by, bought.purchaseId)
    const { session, amount } = await shop.sessionOf(bought.purchaseId)
    const good = { id: 'evt_fuzz', account: 1, state: 'captured', session, amount, failure: null, created: 'x' }
    const numbers = ['1e300', '-1e300', '1e999', '-1', '0.5', '9007199254740993', '"1250"', 'null', '[]', '{}', 'true']
    const texts = [
      'null',
      '""',
      '"\\u0000"',
      '"\\ud800"',
      `"${'x'.repeat(20_000)}"`,
      '1',
      '[]',
      '{"toString":1}',
      '"__proto__"',
    ]
    const withField = (name: string, value: string) => {
      const [outer = '', inner] = name.split('.')
      const part = inner ? `{"minor":1250,"currency":"USD","${inner}":${value}}` : value
      return JSON.stringify({ ...good, [outer]: '#' }).replace('"#"', part)
    }
    const bodies = [
      ...['account', 'amount', 'amount.minor'].flatMap((name) => numbers.map((value) => withField(name, value))),
      ...['id', 'state', 'session', 'amount.currency', 'failure', 'created'].flatMap((name) =>
        texts.map((value) => withField(name, value)),
      ),
      ...['', 'null', '[]', '1', '{', '"x"', '['.repeat(20_000), '{"amount":null}', '\u0000'],
    ]
    const now = shop.clock.now()
    const faults: unknown[] = []
    for (const body of bodies)
      for (const signed of [true, false]) {
        const answer = await shop.app.inject({
          method: 'POST',
          url: path,
          headers: {
            'content-type': 'application/json',
            [signatureHeader]: signed ? sign(webhookSecret(shop.deps.secrets, 1), body, now) : 't=1,v1=x',
          },
          payload: body,
        })
        const { code, msg } = answer.json()
        if (answer.statusCode >= 500 || !code || !msg)
          faults.push([answer.statusCode, code, signed, body.slice(0, 200)])
      }
    expect(faults).toEqual([])
    const { body } = await shop.inject(calls.checkout.getPurchase, { params: { id: bought.purchaseId } }, shop.via(by))
    expect(body.code).toBe('0000')
    expect((await shop.sendEvent({ session, amount, state: 'captured' })).statusCode).toBe(200)
  })
})
