import { openSession, sealSession } from '@tradepost/auth/remix'
import { calls } from '@tradepost/contract'
import { conversationWindowSeconds, rememberMeSeconds } from '@tradepost/contract/constants'
import { describe, expect, it } from 'vitest'
import { demo, registerByPost, signInByForm, signInByPost } from '../support/buyer/buyer.ts'
import { cookieHeader } from '../support/buyer/purchase.ts'
import { fetchTokens, hasSession, sessionCookie, sessionSecret } from '../support/buyer/session.ts'
import { assignDeviceId, clearFaults, eventually, injectFault } from '../support/shop/faults.ts'
import { get } from '../support/shop/http.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const token = '/account/oauth/token'
const userInfo = '/account/user/base/info'
const points = '/finance/user-point/get-user-point-total'
const refusal = (code: string) => ({ status: 401, json: { code, msg: code } })

async function signedInVisitor(options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options)
  const device = await assignDeviceId(visitor)
  await signInByPost(visitor)
  return { ...visitor, device }
}

const grants = async (visitor: Visitor) =>
  (await visitor.calls(token)).map(({ body }) => (JSON.parse(body) as { grantType: string }).grantType)
const refreshes = async (visitor: Visitor) => (await grants(visitor)).filter((type) => type === 'refresh_token').length

/** Signs in by post, with a modified answer of the gateway. */
async function signedInWith(change: { expires_in?: number; session_ends_at?: number }, remember = false) {
  const visitor = await visit()
  const device = await assignDeviceId(visitor)
  const data = { ...(await fetchTokens(visitor)), ...change }
  await injectFault(device, token, { status: 200, times: 1, json: { code: '0000', msg: 'ok', data } })
  await signInByPost(visitor, demo, remember)
  return { ...visitor, device, firstToken: data.access_token }
}
const endOf = async (visitor: Visitor) => (await sessionCookie(visitor))?.expires ?? 0
const now = () => Date.now() / 1000

describe('a session', () => {
  it('D-01 begins with the login and survives a reload', async () => {
    const visitor = await visit()
    await visitor.go('/')
    expect(await hasSession(visitor)).toBe(false)
    await visitor.page.getByRole('link', { name: 'Log in', exact: true }).click()
    await signInByForm(visitor)
    await visitor.page.reload()
    expect(await hasSession(visitor)).toBe(true)
    await visitor.page.locator('header form[action$="/logout"]').waitFor({ state: 'attached' })
    await visitor.go('/buyer/settings')
    expect(new URL(visitor.page.url()).pathname).toBe('/buyer/settings')
  })

  it('hides its tokens from scripts', async () => {
    const visitor = await signedInVisitor()
    await visitor.go('/help')
    const cookie = await sessionCookie(visitor)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: 'localhost' })
    const readable = await visitor.page.evaluate(
      () => `${document.cookie} ${JSON.stringify({ ...localStorage })} ${JSON.stringify({ ...sessionStorage })}`,
    )
    const accessToken = (await visitor.calls(userInfo)).at(-1)?.headers.authorization?.split(' ')[1] ?? ''
    expect(accessToken.length).toBeGreaterThan(20)
    for (const secret of [accessToken, cookie?.value ?? '']) {
      expect(readable).not.toContain(secret)
      expect(await visitor.page.content()).not.toContain(secret)
    }
  })

  it('D-11 I-03 lasts 590200 s with "remember me", otherwise until the browser is closed', async () => {
    const plain = await signedInVisitor()
    expect(await endOf(plain)).toBe(-1)
    const visitor = await visit()
    await visitor.go('/login')
    await visitor.page.locator('input[name="remember"]').check()
    await signInByForm(visitor)
    expect(Math.abs((await endOf(visitor)) - now() - rememberMeSeconds)).toBeLessThan(60)
  })

  it('D-12 keeps its end when it is refreshed', async () => {
    const visitor = await signedInWith({ session_ends_at: Math.floor(now()) + 5000 }, true)
    const first = await endOf(visitor)
    expect(Math.abs(first - now() - 5000)).toBeLessThan(60)
    const before = (await sessionCookie(visitor))?.value
    await injectFault(visitor.device, userInfo, { ...refusal('unauthorized'), times: 1 })
    await visitor.go('/buyer/settings')
    expect(await refreshes(visitor)).toBe(1)
    expect((await sessionCookie(visitor))?.value).not.toBe(before)
    expect(Math.abs((await endOf(visitor)) - first)).toBeLessThan(5)
  })

  it('is refreshed silently when its token has expired: one call, one load, no login', async () => {
    // Tokens are renewed 60 s before they expire, so this token is due at once.
    const visitor = await signedInWith({ expires_in: 60 })
    const loads: string[] = []
    visitor.page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    await visitor.go('/help')
    await eventually(async () => (await refreshes(visitor)) === 1)
    expect(loads).toEqual([visitor.page.url()])
    expect(new URL(visitor.page.url()).pathname).not.toBe('/login')
    await visitor.page.locator('header form[action$="/logout"]').waitFor({ state: 'attached' })
    const used = (await visitor.calls(userInfo)).at(-1)?.headers.authorization
    expect(used).toMatch(/^Bearer /)
    expect(used).not.toBe(`Bearer ${visitor.firstToken}`)
  })

  it('D-02 is refreshed from a minute before its token expires', async () => {
    for (const [livesFor, refreshed] of [
      [60, 1],
      [180, 0],
    ] as const) {
      const visitor = await signedInWith({ expires_in: livesFor })
      await visitor.go('/buyer/settings')
      expect([livesFor, new URL(visitor.page.url()).pathname]).toEqual([livesFor, '/buyer/settings'])
      expect([livesFor, await refreshes(visitor)]).toEqual([livesFor, refreshed])
    }
  })

  it.each(['invalid_grant', 'unauthorized'])('D-04 H-03 ends when its refresh is refused with %s', async (code) => {
    const visitor = await signedInVisitor()
    await injectFault(visitor.device, userInfo, refusal('unauthorized'))
    await injectFault(visitor.device, token, refusal(code))
    await visitor.go('/buyer/settings')
    expect(new URL(visitor.page.url()).pathname).toBe('/login')
    expect(await hasSession(visitor)).toBe(false)
    await clearFaults(visitor.device)
    await visitor.go('/')
    await visitor.page.getByRole('link', { name: 'Log in', exact: true }).waitFor()
  })

  it('D-05 ends if its cookie is damaged', async () => {
    const visitor = await signedInVisitor()
    const cookie = await sessionCookie(visitor)
    if (!cookie) throw new Error('no session')
    const middle = Math.floor(cookie.value.length / 2)
    const other = cookie.value[middle] === 'a' ? 'b' : 'a'
    const changed = cookie.value.slice(0, middle) + other + cookie.value.slice(middle + 1)
    for (const value of [cookie.value.slice(0, middle), changed, 'gone']) {
      await visitor.context.addCookies([{ ...cookie, value }])
      await visitor.go('/buyer/settings')
      expect(new URL(visitor.page.url()).pathname).toBe('/login')
      expect(await hasSession(visitor)).toBe(false)
    }
    await visitor.context.addCookies([cookie])
    await visitor.go('/buyer/settings')
    expect(new URL(visitor.page.url()).pathname).toBe('/buyer/settings')
  })

  it('D-06 leaves no data of the buyer after logging out', async () => {
    const visitor = await signedInVisitor()
    const { page, context, origin } = visitor
    await visitor.go('/buyer/settings')
    await context.addCookies([
      { name: 'currency', value: 'GBP', url: origin },
      { name: 'lang', value: 'en', url: origin },
    ])
    const earlierCookies = await cookieHeader(visitor)
    // Everything scripts may have stored for this buyer.
    const stored = ['remember', 'conversation', 'userInfo', 'avatar', 'ut', 'wc@2:client', 'initialised']
    await page.evaluate((names) => {
      for (const name of names) {
        localStorage.setItem(name, 'buyer')
        sessionStorage.setItem(name, 'buyer')
      }
    }, stored)
    const names = async () => (await context.cookies(origin)).map(({ name }) => name)
    const before = await names()
    await visitor.go('/buyer/security')
    await page.locator('main form[action$="/logout"] button').click()
    await page.getByRole('link', { name: 'Log in', exact: true }).waitFor()
    const gone = before.filter((name) => !['currency', 'lang', 'device', 'ab', 'tz', 'consent'].includes(name))
    expect(gone.length).toBeGreaterThan(1)
    expect((await names()).filter((name) => gone.includes(name))).toEqual([])
    expect(await names()).toEqual(expect.arrayContaining(['currency', 'lang']))
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(left.filter((name) => stored.includes(name))).toEqual([])
    const again = await get('/buyer/settings', { cookie: earlierCookies })
    expect(again.status).toBe(302)
    expect(again.location).toContain('/login')
  })
})

describe('the conversation window', () => {
  const stream = calls.messages.messageStream.path
  const stored = async (visitor: Visitor) =>
    openSession(decodeURIComponent((await sessionCookie(visitor))?.value ?? ''), [sessionSecret(visitor)])
  /** Changes the times stored in the session cookie, as if more time had passed. */
  async function setTimes(visitor: Visitor, times: { expiresAt?: number; conversationUntil?: number }) {
    const [cookie, session] = [await sessionCookie(visitor), await stored(visitor)]
    if (!cookie || !session) throw new Error('no session')
    const value = encodeURIComponent(await sealSession({ ...session, ...times }, [sessionSecret(visitor)]))
    await visitor.context.addCookies([{ ...cookie, value }])
  }
  const secondsLeft = async (visitor: Visitor) => ((await stored(visitor))?.conversationUntil ?? 0) - now()
  /** True if the window has its full length, within a minute. */
  const wasJustOpened = async (visitor: Visitor) =>
    Math.abs((await secondsLeft(visitor)) - conversationWindowSeconds) < 60
  const seconds = () => Math.floor(now())
  const connections = (visitor: Visitor) => visitor.calls(stream)

  it('D-13 is open for 1200 s after the login and each renewal', async () => {
    const visitor = await signedInVisitor()
    expect(await wasJustOpened(visitor)).toBe(true)
    await setTimes(visitor, { expiresAt: seconds() - 1, conversationUntil: seconds() + 200 })
    expect(await wasJustOpened(visitor)).toBe(false)
    await visitor.go('/buyer/settings')
    expect(await refreshes(visitor)).toBe(1)
    expect(await wasJustOpened(visitor)).toBe(true)
  })

  it('is renewed before the message stream connects if it is over', async () => {
    const [open, over] = [await signedInVisitor(), await signedInVisitor()]
    await setTimes(over, { conversationUntil: seconds() - 1 })
    for (const visitor of [open, over]) {
      await visitor.go('/buyer/message')
      await eventually(async () => (await connections(visitor)).some(({ status }) => status === 200))
    }
    expect([await refreshes(open), await refreshes(over)]).toEqual([0, 1])
    expect(await wasJustOpened(over)).toBe(true)
    const renewed = (await over.calls(token)).find(({ body }) => body.includes('refresh_token'))
    expect(renewed?.at).toBeLessThanOrEqual((await connections(over))[0]?.at ?? 0)
  })

  it('D-14 is closed when the gateway refuses the stream, and removed by signing out', async () => {
    const visitor = await signedInVisitor()
    const { page, device } = visitor
    await injectFault(device, stream, { ...refusal('unauthorized'), times: 1 })
    await injectFault(device, token)
    await visitor.go('/buyer/message')
    await expect.poll(async () => (await stored(visitor))?.conversationUntil).toBe(0)
    expect(await hasSession(visitor)).toBe(true)
    await clearFaults(device)
    const before = (await connections(visitor)).length
    await page.reload()
    await eventually(async () => (await connections(visitor)).slice(before).some(({ status }) => status === 200))
    expect(await wasJustOpened(visitor)).toBe(true)
    await visitor.go('/buyer/security')
    await page.locator('main form[action$="/logout"] button').click()
    await page.getByRole('link', { name: 'Log in', exact: true }).waitFor()
    expect(await stored(visitor)).toBeNull()
  })
})

describe('the status 401', () => {
  it('D-15 H-02 on ten calls at a time causes one refresh, and every call succeeds', async () => {
    const visitor = await signedInVisitor()
    await injectFault(visitor.device, points, { ...refusal('unauthorized'), times: 10, holdMs: 500 })
    const cookie = await cookieHeader(visitor)
    const call = () => fetch(`${visitor.origin}/api${points}`, { headers: { cookie, 'x-tp': '1' } })
    const statuses = (await Promise.all(Array.from({ length: 10 }, call))).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
    expect((await visitor.calls(points)).filter(({ status }) => status === 401)).toHaveLength(10)
    expect(await refreshes(visitor)).toBe(1)
  })

  it('H-02 on calls of an open page leads to the login once if the refresh is refused', async () => {
    const visitor = await signedInVisitor()
    const { page, device } = visitor
    await visitor.go('/brands')
    await injectFault(device, '/finance/', { ...refusal('unauthorized'), holdMs: 100 })
    await injectFault(device, token, refusal('invalid_grant'))
    const logins: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/login')) logins.push(request.url())
    })
    await page.locator('header details:has(form[action$="/logout"]) summary').click()
    await page.waitForURL('**/login?redirectUrl=%2Fbrands')
    expect(logins).toHaveLength(1)
    expect(await refreshes(visitor)).toBe(1)
    expect(await hasSession(visitor)).toBe(false)
    await clearFaults(device)
    await signInByForm(visitor)
    expect(new URL(page.url()).pathname).toBe('/brands')
  })
})

describe('the code access_denied', () => {
  const expired = 'Login expired, please log in again'

  it('D-16 H-04 H-05 H-06 on a page ends the session and leads to the login with the reason', async () => {
    const visitor = await signedInVisitor()
    await injectFault(visitor.device, userInfo, refusal('access_denied'))
    await visitor.go('/buyer/settings')
    expect(new URL(visitor.page.url()).pathname).toBe('/login')
    await visitor.page.locator('[aria-live="polite"] li', { hasText: expired }).waitFor()
    expect(await hasSession(visitor)).toBe(false)
    expect(await refreshes(visitor)).toBe(0)
  })

  it('D-16 H-04 H-05 H-06 on a call of an open page does the same', async () => {
    const visitor = await signedInVisitor()
    const { page, device } = visitor
    await visitor.go('/de/brands')
    await injectFault(device, points, refusal('access_denied'))
    await page.locator('header details:has(form[action$="/logout"]) summary').click()
    await page.waitForURL('**/de/login?redirectUrl=%2Fbrands')
    expect(await hasSession(visitor)).toBe(false)
    expect(await refreshes(visitor)).toBe(0)

    const english = await signedInVisitor()
    await english.go('/brands')
    await injectFault(english.device, points, refusal('access_denied'))
    await english.page.locator('header details:has(form[action$="/logout"]) summary').click()
    await english.page.waitForURL('**/login?**')
    await english.page.locator('[aria-live="polite"] li', { hasText: expired }).waitFor()
  })
})

describe('a session that was ended in another browser', () => {
  const expired = 'Login expired, please log in again'
  const addressOf = ({ page }: Visitor) => page.url().slice(new URL(page.url()).origin.length)
  const login = (path: string) => `/login?redirectUrl=${encodeURIComponent(path)}`
  const toast = ({ page }: Pick<Visitor, 'page'>) => page.locator('[aria-live="polite"] li', { hasText: expired })

  /** A new buyer, and a function that ends the session from another browser. */
  async function buyer() {
    const [here, elsewhere] = [await visit(), await visit()]
    const account = await registerByPost(here)
    await signInByPost(elsewhere, account)
    const endElsewhere = async () => {
      const { origin } = elsewhere
      const headers = { cookie: await cookieHeader(elsewhere), origin, 'x-tp': '1', 'content-type': 'application/json' }
      const answer = await fetch(`${origin}/api${calls.signIn.endOtherSessions.path}`, {
        method: 'POST',
        headers,
        body: '{}',
      })
      expect(await answer.json()).toMatchObject({ code: '0000' })
    }
    return { ...here, account, endElsewhere }
  }

  it.each(['/', '/fortnite', '/help', '/cart', '/buyer/orders'])(
    'D-16 redirects %s to the login with the reason, once',
    async (path) => {
      const visitor = await buyer()
      await visitor.go('/help')
      await visitor.endElsewhere()
      await visitor.go(path)
      expect(addressOf(visitor)).toBe(login(path))
      await toast(visitor).waitFor()
      expect(await hasSession(visitor)).toBe(false)
      if (path.startsWith('/buyer')) return
      await visitor.go(path)
      expect(addressOf(visitor)).toBe(path)
      expect(await visitor.page.locator('header form[action$="/logout"]').count()).toBe(0)
      expect(await toast(visitor).count()).toBe(0)
    },
  )

  it('D-16 leads from a link to the login, and then to the linked page', async () => {
    const visitor = await buyer()
    await visitor.go('/help')
    await visitor.endElsewhere()
    await visitor.page.locator('a[href$="/all-games"]:visible').first().click({ timeout: 10_000 })
    await visitor.page.waitForURL(`**${login('/all-games')}`)
    await toast(visitor).waitFor()
    expect(await hasSession(visitor)).toBe(false)
    await signInByForm(visitor, visitor.account)
    expect(addressOf(visitor)).toBe('/all-games')
  })

  it('D-16 leads each of two tabs to the login at most once', async () => {
    const visitor = await buyer()
    await visitor.go('/help')
    await visitor.endElsewhere()
    const tabs = [visitor.page, await visitor.context.newPage()]
    const paths = ['/brands', '/all-games']
    const open = () => Promise.all(tabs.map((tab, index) => tab.goto(visitor.origin + paths[index])))
    const logins = tabs.map(() => 0)
    for (const [index, tab] of tabs.entries())
      tab.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().includes('/login')) logins[index] = (logins[index] ?? 0) + 1
      })
    await open()
    // A page asks for the visitor's data after it was loaded. The first request shows the message; the other tab may find
    // the session removed already.
    await expect.poll(() => Math.max(...logins)).toBeGreaterThan(0)
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')))
    expect(Math.max(...logins)).toBe(1)
    const redirected = tabs.filter((_tab, index) => logins[index])
    expect(
      await Promise.all(
        redirected.map((tab) =>
          toast({ page: tab })
            .waitFor()
            .then(
              () => true,
              () => false,
            ),
        ),
      ),
    ).toContain(true)
    const before = [...logins]
    await open()
    expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual(paths)
    expect(logins).toEqual(before)
  })

  it('D-16 D-04 H-03 leads to the login in the same way if its tokens are unknown', async () => {
    const visitor = await signedInVisitor()
    await visitor.go('/help')
    await injectFault(visitor.device, userInfo, refusal('unauthorized'))
    await injectFault(visitor.device, token, { ...refusal('invalid_grant'), status: 400 })
    await visitor.go('/fortnite')
    expect(addressOf(visitor)).toBe(login('/fortnite'))
    await toast(visitor).waitFor()
    expect(await hasSession(visitor)).toBe(false)
    await visitor.go('/fortnite')
    expect(addressOf(visitor)).toBe('/fortnite')
  })

  it('D-16 is not mentioned to visitors without a session', async () => {
    const visitor = await signedInVisitor()
    await visitor.context.clearCookies()
    await visitor.go('/fortnite')
    expect(addressOf(visitor)).toBe('/fortnite')
    expect(await toast(visitor).count()).toBe(0)
  })
})

describe('a personal page', () => {
  it('S32 is never cached for others, whatever its address ends with', async () => {
    const visitor = await signedInVisitor()
    const cookie = await cookieHeader(visitor)
    const pages = ['/buyer/profile', '/buyer/orders']
    const tails = [
      '',
      '/x.css',
      '.css',
      ';x.css',
      '/x.js',
      '%2fx.css',
      '/..%2fassets%2fx.css',
      '?x.css',
      '%00.css',
      '%3fx.css',
    ]
    for (const path of pages.flatMap((page) => tails.map((tail) => page + tail))) {
      const forBuyer = await get(path, { cookie })
      expect(`${path} ${forBuyer.headers.get('cache-control')}`).toMatch(/no-store/)
      expect(forBuyer.headers.get('x-page-cache')).toBeNull()
      const forVisitor = await get(path)
      expect(`${path} ${forVisitor.html.includes(demo.email)}`).toBe(`${path} false`)
    }
    expect((await get('/buyer/profile', { cookie })).html).toContain(demo.email)
  })
})
