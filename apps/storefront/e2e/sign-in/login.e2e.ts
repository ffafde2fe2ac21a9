import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeFor, demo, freshEmail, signInByForm, signInByPost } from '../support/buyer/buyer.ts'
import { mainText } from '../support/buyer/purchase.ts'
import { hasSession } from '../support/buyer/session.ts'
import { buyable, findOffer } from '../support/shop/gateway.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const submit = (page: Page, intent: string) => page.locator(`main button[value="${intent}"]`).click()
/** The exact error text of one field. */
const saidOf = async (page: Page, field: string, text: string) => {
  const described = await page.locator(`#${field}[aria-invalid="true"]`).getAttribute('aria-describedby')
  const ids = (described ?? '').split(' ').filter(Boolean)
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()))
  expect(texts).toContain(text)
}
const bodies = async (visitor: Visitor, path: string) =>
  (await visitor.calls(path)).map(({ body }) => JSON.parse(body) as Record<string, unknown>)

describe('log in', () => {
  it('A-80 leads to the saved address', async () => {
    const visitor = await visit()
    await visitor.go('/buyer/orders?group=finished')
    expect(new URL(visitor.page.url()).pathname).toBe('/login')
    await signInByForm(visitor)
    expect(visitor.page.url()).toBe(`${visitor.origin}/buyer/orders?group=finished`)
  })

  it('A-81 leads home where no address was saved', async () => {
    const visitor = await visit()
    await signInByForm(visitor)
    await visitor.page.waitForURL(`${visitor.origin}/`)
    expect(await hasSession(visitor)).toBe(true)
  })

  it.each(['', '/de'])('leads home with a query, once and without a slash before it ("%s")', async (prefix) => {
    const asked = `redirectUrl=${encodeURIComponent('/?utm_source=friend')}`
    const home = `${prefix || '/'}?utm_source=friend`
    // By the form, with a script and without.
    for (const javaScript of [true, false]) {
      const visitor = await visit({ javaScript })
      await signInByForm(visitor, demo, `${prefix}/login?${asked}`)
      await visitor.page.waitForURL(visitor.origin + home)
      expect(await visitor.page.locator('h1').count()).toBe(1)
    }
    // When already signed in: by requesting the page, and by a link in a tab that does not know it yet.
    const visitor = await visit()
    await visitor.go(`${prefix}/login?${asked}`)
    await signInByPost(visitor)
    for (const path of ['/login', '/signup']) {
      const answer = await visitor.context.request.get(`${prefix}${path}?${asked}`, { maxRedirects: 0 })
      const { pathname, search } = new URL(answer.headers().location ?? '', visitor.origin)
      expect([answer.status(), `${pathname}${search}`]).toEqual([302, home])
    }
    await visitor.page.locator('main a[href*="method=code"]').first().click()
    await visitor.page.waitForURL(visitor.origin + home)
    expect(await visitor.page.locator('h1').count()).toBe(1)
  })

  it('leads nowhere else than into the shop', async () => {
    const visitor = await visit()
    await signInByForm(visitor, demo, `/login?redirectUrl=${encodeURIComponent('https://evil.example/x')}`)
    expect(new URL(visitor.page.url()).origin).toBe(visitor.origin)
  })

  it('F-14 by email and password asks for the grant password', async () => {
    const visitor = await visit()
    await signInByForm(visitor)
    expect(await bodies(visitor, '/account/oauth/token')).toEqual([
      expect.objectContaining({ grantType: 'password', userType: 8, tenantId: '1', ...demo }),
    ])
    expect(await hasSession(visitor)).toBe(true)
  })

  it('refuses a wrong password in words that tell nothing about the account', async () => {
    const said = []
    for (const email of [demo.email, freshEmail()]) {
      const visitor = await visit()
      await visitor.go('/login')
      await visitor.page.locator('#email').fill(email)
      await visitor.page.locator('#password').fill('Wrong-2026')
      await submit(visitor.page, 'password')
      await visitor.page.getByText('Incorrect email or password').first().waitFor()
      said.push((await mainText(visitor)).replaceAll(email, ''))
      expect(await hasSession(visitor)).toBe(false)
    }
    expect(said[0]).toBe(said[1])
  })

  it('F-15 E-20 E-22 by email and code asks for the purpose and the grant of codes', async () => {
    const email = freshEmail()
    const visitor = await visit()
    const { page } = visitor
    await visitor.go('/login')
    await page.getByRole('link', { name: 'Email code' }).click()
    await page.locator('main button[value="sendCode"]').waitFor()
    await page.locator('#email').fill(email)
    await submit(page, 'sendCode')
    const code = page.locator('#code')
    await code.waitFor()
    expect(await bodies(visitor, '/account/verify-code')).toEqual([
      { tenantId: '1', userType: 8, purpose: 'EmailLoginSendVerifyCode', email },
    ])
    await submit(page, 'code')
    await page.locator('#code[aria-invalid="true"]').waitFor()
    await saidOf(page, 'code', 'Please enter Verification Code')
    const right = await codeFor(email)
    await page.locator('#code').fill(right === '123456' ? '654321' : '123456')
    await submit(page, 'code')
    await page.getByText('Verification code error').first().waitFor()
    await saidOf(page, 'code', 'Verification code error')
    await page.locator('#code').fill(right)
    await submit(page, 'code')
    await page.waitForURL(`${visitor.origin}/`)
    expect(await hasSession(visitor)).toBe(true)
    const grant = (await bodies(visitor, '/account/oauth/token')).at(-1)
    expect(grant).toMatchObject({ grantType: 'captcha', email, code: right, userType: 8, tenantId: '1' })
  })

  it('H-23 says when no more codes are sent today', async () => {
    const visitor = await visit()
    const { page, origin } = visitor
    await visitor.go('/login?method=code')
    // Ten a day per mailbox. Each is requested by another browser, because one must wait a minute between codes.
    const mailbox = freshEmail()
    for (let sent = 0; sent < 10; sent++) {
      const answer = await fetch(`${origin}/login?method=code`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ intent: 'sendCode', email: mailbox.replace('@', `+${sent}@`) }),
      })
      const text = await answer.text()
      expect(text).toContain('a six-digit code is on its way')
      expect(text).not.toContain('please wait a minute')
    }
    await page.locator('#email').fill(mailbox)
    await submit(page, 'sendCode')
    await page.locator('main [role="alert"]').first().waitFor()
    expect(await mainText({ page })).toContain("Today's send count has reached the limit")
  })
})

describe('fields', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await visit()
  })

  it.each([
    ['/login', 'password'],
    ['/login?method=code', 'sendCode'],
    ['/reset-password', 'sendCode'],
    ['/signup', 'sendCode'],
  ])('E-15 E-16 of %s say that an email is missing or no email', async (path, intent) => {
    const { page, go } = visitor
    for (const [typed, text] of [
      ['', 'Cannot be empty'],
      ['a@', 'Incorrect email format'],
    ] as const) {
      await go(path)
      await page.locator('#email').fill(typed)
      await submit(page, intent)
      await page.locator('#email[aria-invalid="true"]').waitFor()
      await saidOf(page, 'email', text)
    }
  })

  it('E-17 E-18 E-19 say what is wrong with a new password', async () => {
    const { page, go } = visitor
    const email = freshEmail()
    await go('/signup')
    await page.locator('#email').fill(email)
    await submit(page, 'sendCode')
    await page.locator('#code').fill(await codeFor(email))
    for (const [field, password, repeat, text] of [
      ['newPassword', 'a1', 'a1', 'Please enter 8–64 characters'],
      ['newPassword', 'aaaaaaaa', 'aaaaaaaa', 'Incorrect password format (any two of numbers, letters, symbols)'],
      ['repeatPassword', 'aaaa1111', 'aaaa2222', 'Inconsistent passwords'],
    ] as const) {
      await page.locator('#newPassword').fill(password)
      await page.locator('#repeatPassword').fill(repeat)
      await submit(page, 'register')
      await page.locator(`#${field}[aria-invalid="true"]`).waitFor()
      await page.getByText(text).first().waitFor()
      await saidOf(page, field, text)
    }
    await page.locator('#newPassword').fill('aaaa1111')
    await page.locator('#repeatPassword').fill('aaaa1111')
    await submit(page, 'register')
    await page.waitForURL(`${visitor.origin}/`)
  })
})

describe('a step back from the checkout one logged in for', () => {
  /** A visitor who wanted to buy and was asked to log in first. */
  async function asked(javaScript = true) {
    const offer = await findOffer({ standardType: 0, matches: buyable })
    const visitor = await visit({ javaScript })
    await visitor.go(`/items/${offer.id}`)
    const main = visitor.page.locator('main')
    await main.getByRole('button', { name: 'Buy now' }).locator('visible=true').first().click()
    await visitor.page.waitForURL('**/login?*')
    await visitor.page.locator('main button[value="password"]').waitFor()
    return { ...visitor, item: `${visitor.origin}/items/${offer.id}` }
  }
  const finish = async ({ page }: Visitor, intent: string, path: string) => {
    const email = freshEmail()
    await page.locator('main button[value="sendCode"]').waitFor()
    await page.locator('#email').fill(email)
    await submit(page, 'sendCode')
    await page.locator('#code').fill(await codeFor(email))
    for (const field of await page.locator('main input[autocomplete="new-password"]').all())
      await field.fill('Letters-2026')
    await submit(page, intent)
    await page.waitForURL(path)
  }
  const byPassword = (visitor: Visitor) => signInByForm(visitor)
  const byCode = async (visitor: Visitor) => {
    await visitor.page.getByRole('link', { name: 'Email code' }).click()
    await finish(visitor, 'code', '**/checkout?*')
  }
  const bySigningUp = async (visitor: Visitor) => {
    await visitor.page.locator('main').getByRole('link', { name: 'Sign up' }).click()
    await finish(visitor, 'register', '**/checkout?*')
  }

  it.each([
    ['by password', byPassword],
    ['by code', byCode],
    ['by signing up', bySigningUp],
  ])('%s leads to the item', async (_, way) => {
    const visitor = await asked()
    await way(visitor)
    await visitor.page.waitForURL('**/checkout?*')
    await visitor.page.goBack()
    await visitor.page.waitForURL(visitor.item)
  })

  it('does not get stuck while the login page is in the history', async () => {
    const visitor = await asked()
    await visitor.page.getByRole('link', { name: 'Forgot password?' }).click()
    await visitor.page.waitForURL('**/reset-password')
    await signInByPost(visitor)
    await visitor.page.goBack()
    await visitor.page.waitForURL('**/checkout?*')
    await visitor.page.goBack()
    await visitor.page.waitForURL(visitor.item)
  })

  it('leads to the item without a script too', async () => {
    const visitor = await asked(false)
    await byPassword(visitor)
    for (let steps = 0; steps < 2 && visitor.page.url() !== visitor.item; steps++) await visitor.page.goBack()
    expect(visitor.page.url()).toBe(visitor.item)
  })
})

describe('a forgotten password', () => {
  it('A-64 H-19 is reset from the login with a code, and the old one no longer works', async () => {
    // An account older than a minute, because a minute must pass between two codes to one address.
    const visitor = await visit({ tenant: 'sahra' })
    const { page, go } = visitor
    const between = 'Between-2026'
    await go('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.waitForURL('**/reset-password')
    await page.locator('main button[value="sendCode"]').waitFor()
    await page.locator('#email').fill(demo.email)
    await submit(page, 'sendCode')
    await page.locator('#code').fill(await codeFor(demo.email))
    await submit(page, 'checkCode')
    await page.locator('#newPassword').fill(between)
    await page.locator('#repeatPassword').fill(between)
    await submit(page, 'save')
    await page.waitForURL('**/login')
    await page.getByText('Change password successfully').first().waitFor()

    await page.locator('#email').fill(demo.email)
    await page.locator('#password').fill(demo.password)
    await submit(page, 'password')
    await page.getByText('Incorrect email or password').first().waitFor()
    await page.locator('#password').fill(between)
    await submit(page, 'password')
    await page.waitForURL((url) => url.pathname !== '/login')

    await go('/buyer/security')
    await page.locator('#oldPassword').fill(between)
    await page.locator('#newPassword').fill(demo.password)
    await page.locator('#repeatPassword').fill(demo.password)
    await submit(page, 'password')
    await page.getByText('Change password successfully').first().waitFor()
  })
})
