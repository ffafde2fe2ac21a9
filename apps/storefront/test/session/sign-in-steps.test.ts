import { demoCode, demoEmail, demoPassword } from '@tradepost/api-client/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { signedInCookie, startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
beforeAll(async () => {
  gateway = await startStubGateway({}, answerAsFake())
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

const send = (path: string, fields: Record<string, string>) =>
  shop.ask(path, {
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

/** The forms of a page that hold a secret, each with the account it names to a password manager. */
function secretForms(html: string) {
  const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form)
  const field = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]
  return forms
    .filter((form) => /autocomplete="(?:new-password|current-password|one-time-code)"/i.test(form))
    .map((form) => {
      const named = [...form.matchAll(/<input\b[^>]*>/g)].find(([tag]) => /autocomplete="username"/i.test(tag))?.[0]
      return named === undefined ? 'nobody' : (field(named, 'value') ?? '')
    })
}

it.each([
  ['/signup', { intent: 'sendCode', email: demoEmail }, demoEmail],
  ['/reset-password', { intent: 'sendCode', email: demoEmail }, demoEmail],
  ['/reset-password', { intent: 'checkCode', email: demoEmail, code: demoCode }, demoEmail],
  ['/login?method=code', { intent: 'sendCode', email: demoEmail }, demoEmail],
  ['/login', { intent: 'password', email: 'new@mail.example', password: 'wrong-1234' }, 'new@mail.example'],
])('X8 names the account beside every secret of %s after %j', async (path, fields, email) => {
  const { status, text } = await send(path, fields)
  expect(status).toBeLessThan(500)
  expect(secretForms(text)).toEqual([email])
})

it('X8 names the account beside every secret of the security pages', async () => {
  await send('/login', { intent: 'password', email: demoEmail, password: demoPassword })
  const cookie = await signedInCookie('steps')
  for (const path of ['/buyer/security', '/buyer/security/confirm']) {
    const forms = secretForms((await shop.ask(path, { cookie })).text)
    expect(forms.length, path).toBeGreaterThan(0)
    expect(forms, path).toEqual(forms.map(() => demoEmail))
  }
})
