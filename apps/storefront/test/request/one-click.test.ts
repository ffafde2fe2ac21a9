import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signedInCookie, startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

const unsubscribePath = '/operation/no-auth/unsubscribe'
let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
beforeAll(async () => {
  gateway = await startStubGateway({}, ({ path }) =>
    path === unsubscribePath
      ? { body: { code: '0000', msg: 'ok', data: { kind: 'price', email: 'a•••@mail.example', on: false } } }
      : { status: 404, body: { code: 'not_found', msg: 'not found' } },
  )
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})
beforeEach(() => gateway.calls.splice(0))

const form = 'application/x-www-form-urlencoded'
const post = (path: string, headers: Record<string, string> = {}, body = 'List-Unsubscribe=One-Click') =>
  shop.send(path, { method: 'POST', headers: { 'content-type': form, ...headers }, body })
const sentSettings = () => gateway.callsTo(unsubscribePath).map(({ body }) => JSON.parse(body) as object)

it.each(['/unsubscribe?token=t.price.x', '/de/unsubscribe?token=t.price.x'])(
  'X17 a mail program unsubscribes with one POST to %s, without cookie, origin or redirect',
  async (path) => {
    expect((await post(path)).status).toBe(200)
    expect(sentSettings()).toEqual([{ token: 't.price.x', on: false }])
  },
)

it('X17 a mail program may send the POST as multipart', async () => {
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const reply = await post('/unsubscribe?token=t.price.x', { 'content-type': 'multipart/form-data; boundary=x' }, parts)
  expect(reply.status).toBe(200)
  expect(sentSettings()).toEqual([{ token: 't.price.x', on: false }])
})

it('X17 S25 any other request without an origin is refused', async () => {
  const cookie = await signedInCookie('one-click')
  const refused = await Promise.all([
    post('/unsubscribe'),
    post('/unsubscribe?token='),
    post('/login?token=x'),
    post('/buyer/settings?token=/unsubscribe'),
    post('/unsubscribe/../buyer/settings?token=x'),
    post('/unsubscribe?token=t.price.x', { cookie }),
    post('/unsubscribe?token=t.price.x', { origin: 'https://evil.example' }),
    post('/unsubscribe?token=t.price.x', { 'sec-fetch-site': 'cross-site' }),
  ])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  // Following the link alone changes nothing.
  await shop.send('/unsubscribe?token=t.price.x')
  expect(sentSettings()).toEqual([])
})
