import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { stack, type Visitor } from '../shop/shop.ts'

export const demo = { email: 'demo@tradepost.example', password: 'Tradepost-2026' }
export const freshEmail = () => `buyer-${randomUUID().slice(0, 12)}@mail.example`

/** Waits for a mail to an address and returns the outbox page. */
export async function mailTo(email: string, contains = ''): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const page = await (await fetch(`${stack().gatewayUrl}/outbox`)).text()
    if (page.includes(email) && page.includes(contains)) return page
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${email}`)
}

/** The newest code sent to an address within the last 50 seconds. */
export async function codeFor(email: string): Promise<string> {
  // Do not use `expect.poll`, which works only inside a test: suites create buyers before their first test.
  const newest = async () => {
    const [, ...mails] = (await mailTo(email)).split('<article>')
    const mailsToAddress = mails.filter((mail) => mail.includes(`<span>${email}</span>`))
    const fresh = mailsToAddress.filter(
      (mail) => Date.now() - Date.parse(/<time>([^<]+)/.exec(mail)?.[1] ?? '') < 50_000,
    )
    const code = fresh.map((mail) => /<b[^>]*>(\d{6})<\/b>/.exec(mail)?.[1]).find(Boolean)
    if (!code) throw new Error(`no code for ${email}`)
    return code
  }
  return vi.waitFor(newest, { timeout: 15_000, interval: 100 })
}

/** Signs in with email and password through the login page. */
export async function signInByForm({ page, go }: Visitor, { email, password } = demo, from = '/login') {
  if (!page.url().includes('/login')) await go(from)
  await page.locator('input[name="email"]').first().fill(email)
  await page.locator('input[type="password"]').first().fill(password)
  await page.locator('main button[value="password"]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Posts a form as a browser without scripts does; returns the status. */
async function send({ context, origin }: Visitor, path: string, form: Record<string, string>): Promise<number> {
  const answer = await context.request.post(origin + path, { headers: { origin }, form, maxRedirects: 0 })
  return answer.status()
}

/** Signs in without the login page, for tests about something else. */
export async function signInByPost(visitor: Visitor, { email, password } = demo, remember = false) {
  const rememberField: Record<string, string> = remember ? { remember: 'on' } : {}
  expect(await send(visitor, '/login', { intent: 'password', email, password, ...rememberField })).toBe(303)
}

/** The version of the terms to which a newcomer of a shop must agree; none if it has no terms. */
async function termsOf({ origin }: Visitor): Promise<Record<string, string>> {
  const answer = await fetch(`${stack().gatewayUrl}/website/legal`, { headers: { origin } })
  const { data = [] } = (await answer.json()) as { data?: { document: string; version: number }[] }
  const terms = data.find(({ document }) => document === 'terms')
  return terms ? { agreedTerms: String(terms.version) } : {}
}

/** Registers a new buyer without the sign-up page, for tests about something else. */
export async function registerByPost(visitor: Visitor, email = freshEmail(), password = 'Letters-2026') {
  await send(visitor, '/signup', { intent: 'sendCode', email })
  const filled = {
    intent: 'register',
    email,
    code: await codeFor(email),
    newPassword: password,
    ...(await termsOf(visitor)),
  }
  expect(await send(visitor, '/signup', { ...filled, repeatPassword: password })).toBe(303)
  return { email, password }
}

/** Registers a new buyer through the sign-up page. */
export async function signUp(
  visitor: Visitor,
  email = freshEmail(),
  password = 'Letters-2026',
): Promise<{ email: string; password: string }> {
  const { page, go } = visitor
  await go('/signup')
  await page.locator('input[name="email"]').first().fill(email)
  await page.locator('main button[value="sendCode"]').click()
  const code = page.locator('input[name="code"]')
  await code.waitFor()
  await code.fill(await codeFor(email))
  const passwords = page.locator('input[type="password"]')
  for (let index = 0; index < (await passwords.count()); index++) await passwords.nth(index).fill(password)
  const terms = page.locator('#agreedTerms')
  if ((await terms.count()) > 0) await terms.check()
  await page.locator('main button[value="register"]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/signup'))
  return { email, password }
}
