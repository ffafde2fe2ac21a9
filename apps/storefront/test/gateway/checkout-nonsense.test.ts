import { demoEmail, demoPassword, offerIds } from '@tradepost/api-client/testing'
import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { signedInCookie, startStorefront } from '../support/storefront.ts'
import { type Answer, startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let preOrder: Answer
beforeAll(async () => {
  const fake = answerAsFake()
  // Imitates a proxy that changes only the answers to `preOrder`.
  gateway = await startStubGateway({ [calls.checkout.preOrder.path]: () => preOrder, '/finance/cart': fake }, fake)
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

const form = () => ({ 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin })
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  shop.send(path, { method: 'POST', headers: form(), cookie, body: new URLSearchParams(fields).toString() })

const malformed: [string, Answer][] = [
  ['a page instead of JSON', { body: null, raw: '<html><body>Welcome to nginx!</body></html>', type: 'text/html' }],
  ['half of an envelope', { body: null, raw: '{"code":"0000","msg":"ok","data":{"purch' }],
  ['nothing', { body: null, raw: '' }],
  ['no code', { body: { data: {} } }],
  ['no data', { body: { code: '0000', msg: 'ok' } }],
  ['data of another kind', { body: { code: '0000', msg: 'ok', data: { purchaseId: 7, orderIds: 'x', total: 'NaN' } } }],
]
it.each(malformed)(
  'E-23 the checkout shows "Data error" and keeps the typed email when the answer is %s',
  async (_, answer) => {
    preOrder = answer
    await post('/login', { intent: 'password', email: demoEmail, password: demoPassword })
    const cookie = await signedInCookie('malformed')
    const address = `/checkout?offer=${offerIds.stand}&quantity=1`
    const page = await shop.send(address, { cookie })
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? ''
    expect(field('key')).not.toBe('')
    const typed = 'friend@mail.example'
    const fields = { key: field('key'), expectedTotal: field('expectedTotal'), deliveryEmail: typed }
    const reply = await post(address, fields, cookie)
    const main = reply.text.slice(reply.text.indexOf('<main'), reply.text.indexOf('</main>'))
    expect(main).toContain('Data error')
    expect(main).not.toContain('Unable to connect')
    expect(main).toContain(`value="${typed}"`)
  },
)

it('E-21 H-21 the checkout shows "Unable to connect" when the gateway is down or its answer is cut off', async () => {
  const cookie = await signedInCookie('away')
  const address = `/checkout?offer=${offerIds.stand}&quantity=1`
  const page = await shop.send(address, { cookie })
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? ''
  const fields = { key: field('key'), expectedTotal: field('expectedTotal'), deliveryEmail: 'a@mail.example' }
  for (const answer of [
    { status: 502, body: null, raw: '<h1>502 Bad Gateway</h1>', type: 'text/html' },
    { body: null, raw: '{"co', headers: { 'content-length': '500', connection: 'close' } },
  ]) {
    preOrder = answer
    expect((await post(address, fields, cookie)).text).toContain('Unable to connect')
  }
})
