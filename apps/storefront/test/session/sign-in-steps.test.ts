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
  shop.send(path, {
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

/** The account that each form with a password or code names for password managers. */
function accountsBesideSecrets(html: string) {
  const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form)
  const field = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]
  return forms
    .filter((form) => /autocomplete="(?:new-password|current-password|one-time-code)"/i.test(form))
    .map((form) => {
      const userName = [...form.matchAll(/<input\b[^>]*>/g)].find(([tag]) => /autocomplete="username"/i.test(tag))?.[0]
      return userName === undefined ? 'nobody' : (field(userName, 'value') ?? '')
    })
}

it.each([
  ['/signup', { intent: 'sendCode', email: demoEmail }, demoEmail],
  ['/reset-password', { intent: 'sendCode', email: demoEmail }, demoEmail],
  ['/reset-password', { intent: 'checkCode', email: demoEmail, code: demoCode }, demoEmail],
  ['/login?method=code', { intent: 'sendCode', email: demoEmail }, demoEmail],
  ['/login', { intent: 'password', email: 'new@mail.example', password: 'wrong-1234' }, 'new@mail.example'],
])('X8 every password and code field of %s has the account beside it after %j', async (path, fields, email) => {
  const { status, text } = await send(path, fields)
  expect(status).toBeLessThan(500)
  expect(accountsBesideSecrets(text)).toEqual([email])
})

it('X8 every password and code field of the security pages has the account beside it', async () => {
  await send('/login', { intent: 'password', email: demoEmail, password: demoPassword })
  const cookie = await signedInCookie('steps')
  for (const path of ['/buyer/security', '/buyer/security/confirm']) {
    const forms = accountsBesideSecrets((await shop.send(path, { cookie })).text)
    expect(forms.length, path).toBeGreaterThan(0)
    expect(forms, path).toEqual(forms.map(() => demoEmail))
  }
})
