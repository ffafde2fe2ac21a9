import { translate } from '@tradepost/i18n/server'
import { describe, expect, it } from 'vitest'
import { codeFor, demo, freshEmail, registerByPost, signInByPost } from '../support/buyer/buyer.ts'
import {
  credentialFor,
  goToProvider,
  newPerson,
  setPersonAtProviders,
  signInThrough,
  walletOf,
} from '../support/buyer/person.ts'
import { fetchTokens, hasSession, sessionCookie } from '../support/buyer/session.ts'
import { assignDeviceId, clearFaults, fakeAnswer } from '../support/shop/faults.ts'
import { site } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { stack, type Visitor, visit } from '../support/shop/shop.ts'
import { oneTapClientId } from '../support/shop/shop-environment.ts'

const token = '/account/oauth/token'
const bodies = async (visitor: Visitor, path: string) =>
  (await visitor.calls(path)).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const pathOf = ({ page }: Visitor) => new URL(page.url()).pathname
const toast = ({ page }: Visitor, text: string) => page.getByText(text).first().waitFor()
/** A visitor who has signed in through a provider for the first time. */
async function newcomer(name = 'Continue with Discord', from = '/login', person = newPerson()) {
  const visitor = await visit()
  setPersonAtProviders(visitor, person)
  await visitor.go(from)
  await signInThrough(visitor, name)
  return { ...visitor, person }
}

describe('signing in through a provider', () => {
  it('F-16 with Google exchanges the callback for an open id, and the open id for a session', async () => {
    const visitor = await newcomer(
      'Weiter mit Google',
      '/de/login?redirectUrl=%2Fbrands',
      newPerson({ email: freshEmail() }),
    )
    expect(pathOf(visitor)).toBe('/de/brands')
    expect(await hasSession(visitor)).toBe(true)
    const [exchange] = await bodies(visitor, '/account/oauth/credential')
    expect(exchange).toMatchObject({ openType: 'Google', tenantId: site().tenantId, userType: 8, callbackType: 'code' })
    const [grant] = await bodies(visitor, token)
    expect(grant).toMatchObject({ grantType: 'open_login', openType: 'Google', tenantId: site().tenantId, userType: 8 })
    expect(grant?.openId).toEqual(expect.any(String))
  })

  it('G-16 with another provider exchanges the callback for a session', async () => {
    const visitor = await newcomer()
    const [authUrlCall] = await visitor.calls('/account/oauth/auth-url')
    const redirectUrl = `${visitor.origin}/login/return`
    expect(Object.fromEntries(new URLSearchParams(authUrlCall?.query))).toMatchObject({
      openType: 'DiscordId',
      redirectUrl,
    })
    const [grant] = await bodies(visitor, token)
    expect(grant).toMatchObject({ grantType: 'authorization_code', openType: 'DiscordId' })
    expect(String(grant?.callback)).toContain('state=')
    expect(await hasSession(visitor)).toBe(true)
    expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContain('sign_in')
  })

  it('fails with a callback of a sign-in that another browser began', async () => {
    const [visitor, other] = [await visit(), await visit()]
    setPersonAtProviders(visitor, newPerson())
    await visitor.go('/login')
    const callback = await goToProvider(visitor, 'Continue with Discord')
    await other.page.goto(callback)
    await toast(other, 'Authorization failed')
    expect(await hasSession(other)).toBe(false)
  })

  it.each([
    ['', 'Continue with Google', 'Authorization failed'],
    ['/de', 'Weiter mit Google', translate('de', 'common.grant-failed')],
  ])('H-13 H-22 shows a refusal in the language in which it began ("%s")', async (prefix, name, words) => {
    const visitor = await visit()
    setPersonAtProviders(visitor, newPerson(), false)
    await visitor.go(`${prefix}/login`)
    await signInThrough(visitor, name)
    await toast(visitor, words)
    expect(pathOf(visitor)).toBe(`${prefix}/login`)
    expect(await hasSession(visitor)).toBe(false)
  })

  it('G-23 by one tap sends the credential with the fields of the specification', async () => {
    const visitor = await visit({ tenant: 'sahra', consent: 'all' })
    const person = newPerson({ email: freshEmail() })
    await visitor.page.exposeFunction('credentialFor', (nonce: string) => credentialFor(person, oneTapClientId, nonce))
    const body = `window.google = { accounts: { id: { initialize(options) { this.options = options },
      async prompt() { this.options.callback({ credential: await window.credentialFor(this.options.nonce) }) } } } }`
    await visitor.context.route('https://one-tap.guest.test/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await visitor.go('/brands')
    await expect.poll(() => hasSession(visitor), { timeout: 20_000 }).toBe(true)
    expect(pathOf(visitor)).toBe('/brands')
    const [exchange] = await bodies(visitor, '/account/oauth/credential')
    expect(Object.keys(exchange ?? {})).toEqual(
      expect.arrayContaining(['authCode', 'openType', 'tenantId', 'callbackType', 'redirectUrl', 'userType']),
    )
    expect(exchange).toMatchObject({
      callbackType: 'id_token',
      openType: 'Google',
      tenantId: site('sahra').tenantId,
      userType: 8,
    })
    const [grant] = await bodies(visitor, token)
    expect(grant).toMatchObject({
      grantType: 'open_login',
      openType: 'Google',
      tenantId: site('sahra').tenantId,
      userType: 8,
    })
    expect(grant?.openId).toEqual(expect.any(String))
  })

  it('by a wallet takes one signature, and the page says if there is no wallet', async () => {
    const person = newPerson()
    const withoutWallet = await visit()
    await withoutWallet.go('/login')
    await withoutWallet.page.getByRole('link', { name: 'Continue with a crypto wallet' }).click()
    await withoutWallet.page.getByText('No wallet was found in this browser').waitFor()
    const visitor = await visit()
    const { address } = await walletOf(person)
    await visitor.page.exposeFunction('signNow', async (hex: string) => {
      const message = Buffer.from(hex.slice(2), 'hex').toString()
      return (await walletOf(person, message)).signature
    })
    await visitor.page.addInitScript((account) => {
      Object.assign(window, {
        ethereum: {
          request: async ({ method, params = [] }: { method: string; params?: string[] }) =>
            method === 'personal_sign'
              ? (window as unknown as { signNow(hex: string): Promise<string> }).signNow(params[0] ?? '')
              : [account.toLowerCase()],
        },
      })
    }, address)
    await visitor.go('/login?redirectUrl=%2Fbuyer%2Fprofile')
    await visitor.page.getByRole('link', { name: 'Continue with a crypto wallet' }).click()
    await visitor.page.getByRole('button', { name: 'Sign with the wallet' }).click()
    await visitor.page.waitForURL('**/buyer/profile')
    expect(await hasSession(visitor)).toBe(true)
  })
})

describe('a secret in the address', () => {
  const handoff = '/account/oauth/handoff'
  const userInfo = '/account/user/base/info'

  /** A hand-over ticket of the demo buyer for the visitor's shop. */
  async function ticketFor(visitor: Visitor): Promise<string> {
    const { access_token } = await fetchTokens(visitor)
    const response = await fetch(`${stack().gatewayUrl}/account/handoff`, {
      method: 'POST',
      headers: { origin: visitor.origin, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ host: new URL(visitor.origin).host }),
    })
    const { data } = (await response.json()) as { data: { ticket: string } }
    return data.ticket
  }

  it('S14 D-07 D-08 D-09 becomes a session if it is a ticket, is removed from the address, and the user is loaded', async () => {
    const visitor = await visit()
    const ticket = await ticketFor(visitor)
    const answer = await visitor.context.request.get(`${visitor.origin}/brands?refresh_token=wrong&page=1`, {
      maxRedirects: 0,
    })
    const headers = answer.headers()
    expect([answer.status(), headers.location]).toEqual([303, '/brands?page=1'])
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
    await visitor.go(`/brands?refresh_token=${ticket}&page=1`)
    expect(visitor.page.url()).toBe(`${visitor.origin}/brands?page=1`)
    expect(await hasSession(visitor)).toBe(true)
    const calls = await visitor.calls()
    const redeemed = calls.findLastIndex(({ path }) => path === handoff)
    expect(JSON.parse(calls[redeemed]?.body ?? '{}')).toMatchObject({ ticket })
    expect(calls.slice(redeemed).map(({ path }) => path)).toContain(userInfo)
    const history = await visitor.page.evaluate(() => JSON.stringify([document.referrer, { ...localStorage }]))
    expect(history).not.toContain(ticket)
    await visitor.page.goBack()
    expect(visitor.page.url()).not.toContain('refresh_token')
    const again = await visit()
    await again.go(`/brands?refresh_token=${ticket}`)
    expect(await hasSession(again)).toBe(false)
  })

  it('S14 is refused if it is an ordinary refresh token, and ends its session, because it has leaked', async () => {
    const visitor = await visit()
    const { refresh_token, access_token } = await fetchTokens(visitor)
    const whoAmI = async () => {
      const headers = {
        origin: visitor.origin,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      }
      return (await fetch(stack().gatewayUrl + userInfo, { method: 'POST', headers, body: '{}' })).status
    }
    expect(await whoAmI()).toBe(200)
    await visitor.go(`/?refresh_token=${refresh_token}`)
    expect(visitor.page.url()).toBe(`${visitor.origin}/`)
    expect(await hasSession(visitor)).toBe(false)
    expect(await whoAmI()).toBe(401)
  })

  it('S14 is removed from the address before any third-party request, and is in no referer and no history', async () => {
    const visitor = await visit({ tenant: 'sahra', consent: 'all' })
    const ticket = await ticketFor(visitor)
    const requests: { url: string; referer: string }[] = []
    visitor.page.on('request', (request) =>
      requests.push({ url: request.url(), referer: request.headers().referer ?? '' }),
    )
    await visitor.go(`/brands?refresh_token=${ticket}`)
    expect(visitor.page.url()).toBe(`${visitor.origin}/brands`)
    expect(await hasSession(visitor)).toBe(true)
    const isThirdParty = ({ url }: { url: string }) => new URL(url).origin !== visitor.origin
    await expect
      .poll(() => requests.filter(({ url }) => url.includes('.guest.test')).length, { timeout: 20_000 })
      .toBeGreaterThan(0)
    expect(requests.findIndex(isThirdParty)).toBeGreaterThan(1)
    expect(requests.flatMap(({ url, referer }, n) => (`${url} ${referer}`.includes(ticket) ? [n] : []))).toEqual([0])
    // A redirect removed the address with the ticket from the history.
    const entries = await visitor.page.evaluate(() =>
      performance
        .getEntries()
        .map(({ name }) => name)
        .join(),
    )
    expect(entries).not.toContain(ticket)
    await visitor.page.goBack()
    expect(visitor.page.url()).not.toContain('refresh_token')
  })

  it('S14 leads to a choice of account if another user is signed in', async () => {
    const visitor = await newcomer('Continue with Discord', '/login', newPerson({ name: 'Noor the second' }))
    const nameOf = async () => (await get('/buyer/profile', { cookie: await cookies() })).html
    const cookies = async () =>
      (await visitor.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    await visitor.go(`/brands?refresh_token=${await ticketFor(visitor)}`)
    expect(pathOf(visitor)).toBe('/login/switch')
    await visitor.page.locator('button[value="stay"]').click()
    await visitor.page.waitForURL('**/brands')
    expect(await nameOf()).not.toContain(demo.email)
    await visitor.go(`/brands?refresh_token=${await ticketFor(visitor)}`)
    await visitor.page.locator('button[value="continue"]').click()
    await visitor.page.waitForURL('**/brands')
    expect(await nameOf()).toContain(demo.email)
  })

  const link = {
    client_id: 'partner',
    password: 'p'.repeat(24),
    userName: 'mira',
    sign: 's'.repeat(43),
    timestamp: '1',
  }
  const openLogin = '/account/oauth/open-login'

  it('D-10 is sent to open-login if it comes with all five fields of a one-click link, and is removed from the address', async () => {
    const visitor = await visit()
    const device = await assignDeviceId(visitor)
    await fakeAnswer(device, openLogin, await fetchTokens(visitor))
    await visitor.go(`/brands?${new URLSearchParams({ ...link, page: '1' })}`)
    expect(visitor.page.url()).toBe(`${visitor.origin}/brands?page=1`)
    expect(await hasSession(visitor)).toBe(true)
    expect(await bodies(visitor, openLogin)).toEqual([
      {
        clientId: link.client_id,
        tenantId: site().tenantId,
        userName: link.userName,
        userType: 8,
        timestamp: link.timestamp,
        sign: link.sign,
        password: link.password,
      },
    ])
    const stored = await visitor.page.evaluate(() => JSON.stringify([document.referrer, { ...localStorage }]))
    expect(stored).not.toContain(link.password)
    await clearFaults(device)
    const forged = await visit()
    await forged.go(`/?${new URLSearchParams(link)}`)
    await toast(forged, 'Authorization failed')
    expect(forged.page.url()).toBe(`${forged.origin}/`)
  })

  it.each(Object.keys(link))(
    'E-01 is not sent to open-login without %s, but is removed from the address',
    async (missing) => {
      const visitor = await visit({ javaScript: false })
      // An unknown parameter keeps the page out of the cache, so that calls are sent.
      const query = new URLSearchParams(link)
      query.delete(missing)
      await visitor.go(`/brands?n=${missing}&${query}`)
      expect(visitor.page.url()).toBe(`${visitor.origin}/brands?n=${missing}`)
      query.set(missing, '')
      await visitor.go(`/brands?n=${missing}&${query}`)
      expect(visitor.page.url()).toBe(`${visitor.origin}/brands?n=${missing}`)
      expect(await visitor.calls(openLogin)).toEqual([])
      expect((await visitor.calls()).length).toBeGreaterThan(0)
    },
  )
})

describe('a planted session', () => {
  it('S9 is replaced and ended by every login, step-up and new password', async () => {
    const nameOf = async (cookie: string) => {
      const { status, html } = await get('/buyer/profile', { cookie })
      return status === 200 ? (/[\w-]+@[\w.]+example/.exec(html)?.[0] ?? 'nobody') : 'nobody'
    }
    const cookieOf = async (visitor: Visitor) => {
      const cookie = await sessionCookie(visitor)
      return `${cookie?.name}=${cookie?.value}`
    }
    const attacker = await visit()
    const attackerAccount = await registerByPost(attacker)
    const planted = await cookieOf(attacker)
    expect(await nameOf(planted)).toBe(attackerAccount.email)

    const victim = await visit()
    const person = await registerByPost(victim)
    await victim.context.clearCookies()
    const [name = '', value = ''] = planted.split('=')
    // A made-up cookie is not accepted as a session, before or after the login.
    await victim.context.addCookies([{ name, value: 'chosen-by-somebody', url: victim.origin }])
    expect(await nameOf(await cookieOf(victim))).toBe('nobody')
    await signInByPost(victim, person)
    const initial = await cookieOf(victim)
    expect([await nameOf(initial), await nameOf(`${name}=chosen-by-somebody`)]).toEqual([person.email, 'nobody'])
    await victim.context.addCookies([{ name, value, url: victim.origin }])
    await signInByPost(victim, person)
    const first = await cookieOf(victim)
    expect([planted, initial]).not.toContain(first)
    expect([await nameOf(first), await nameOf(planted)]).toEqual([person.email, 'nobody'])
    // The same user signs in again over the existing session.
    await signInByPost(victim, person)
    const second = await cookieOf(victim)
    expect([await nameOf(second), await nameOf(first)]).toEqual([person.email, 'nobody'])

    const { page } = victim
    await victim.go('/buyer/security/confirm')
    await page.locator('input[name="password"]').fill(person.password)
    await page.locator('main button[value="password"]').click()
    await page.waitForURL((url) => !url.pathname.endsWith('/confirm'))
    const proved = await cookieOf(victim)
    expect([await nameOf(proved), await nameOf(second)]).toEqual([person.email, 'nobody'])

    const otherDevice = await visit({ phone: true })
    await signInByPost(otherDevice, person)
    await victim.go('/buyer/security')
    await page.locator('#oldPassword').fill(person.password)
    for (const field of await page.locator('main input[autocomplete="new-password"]').all())
      await field.fill('Other-Letters-27')
    await page.locator('main button[value="password"]').click()
    await toast(victim, 'Change password successfully')
    const last = await cookieOf(victim)
    const names = await Promise.all([last, proved, await cookieOf(otherDevice)].map(nameOf))
    expect(names).toEqual([person.email, 'nobody', 'nobody'])
  })
})

describe('the security page', () => {
  const press = ({ page }: Visitor, intent: string) => page.locator(`main button[value="${intent}"]`).first().click()

  it('lists the devices that are logged in, and logs others out', async () => {
    const visitor = await visit()
    const account = await registerByPost(visitor)
    const others = [await visit({ phone: true }), await visit()]
    for (const other of others) await signInByPost(other, account)
    await visitor.go('/buyer/security')
    await visitor.page.getByText('Chrome on Android', { exact: true }).waitFor()
    await visitor.page.getByRole('button', { name: /^Log out there ?: Chrome on Android$/ }).click()
    await toast(visitor, 'That device is logged out.')
    await press(visitor, 'endOthers')
    await toast(visitor, '1 device is logged out.')
    for (const other of others) {
      await other.go('/buyer/profile')
      expect(pathOf(other)).toBe('/login')
    }
    expect(await visitor.page.locator('button[value="endSession"]').count()).toBe(0)
    const [tokenCall] = await visitor.calls(token)
    expect(tokenCall?.headers['x-client-user-agent']).toContain('Chrome')
  })

  it('connects and disconnects a provider, but not by a link from outside', async () => {
    const visitor = await visit()
    await registerByPost(visitor)
    setPersonAtProviders(visitor, newPerson())
    await visitor.go('/buyer/security')
    await signInThrough(visitor, 'Connect Discord')
    await toast(visitor, 'Discord is connected.')
    await visitor.page.getByRole('button', { name: /^Disconnect ?: Discord$/ }).click()
    await toast(visitor, 'Discord is disconnected.')
    await visitor.page.goto(`${visitor.origin}/login/with/DiscordId?for=link`)
    expect(pathOf(visitor)).toBe('/buyer/security')
    expect((await visitor.calls('/account/oauth/auth-url')).length).toBe(1)
  })

  it('adds an email with its code, and deletes the account after a confirmation word', async () => {
    const visitor = await newcomer()
    const { page } = visitor
    const email = freshEmail()
    await visitor.go('/buyer/security/email')
    await page.locator('#email').fill(email)
    await press(visitor, 'sendBind')
    await page.locator('#code').fill(await codeFor(email))
    await press(visitor, 'bind')
    await toast(visitor, 'Your email is bound.')
    await page.getByText(email).first().waitFor()
    await visitor.go('/buyer/security/delete')
    await page.locator('#word').fill('delete')
    await press(visitor, 'delete')
    await page.locator('#word[aria-invalid="true"]').waitFor()
    await page.locator('#word').fill('DELETE')
    await press(visitor, 'delete')
    await toast(visitor, 'Your account is deleted.')
    expect(await hasSession(visitor)).toBe(false)
  })
})
