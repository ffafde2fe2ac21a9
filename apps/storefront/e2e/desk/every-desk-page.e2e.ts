import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { deskOf, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { emailOf, pagesOf, staffDetails } from '../support/page/desk-pages.ts'
import { createInspector } from '../support/page/inspect.ts'
import { stack } from '../support/shop/shop.ts'

const languages = ['en', 'ar']

describe('every page of the desk', () => {
  it.each([
    ['the phone of a seller', true, 'seller'],
    ['the desktop of a seller', false, 'seller'],
    ['the phone of the staff', true, 'staff'],
    ['the desktop of the staff', false, 'staff'],
    ['the phone of an applicant', true, 'applicant'],
    ['the desktop of an applicant', false, 'applicant'],
  ] as const)(
    'is valid, accessible and fits on %s, in light and dark, in both directions',
    { timeout: 600_000 },
    async (_, phone, side) => {
      const visitor = await visitDesk({ phone, reducedMotion: 'reduce' })
      await signInAtDesk(visitor, { email: emailOf[side], password: demo.password })
      const origin = deskOf()
      const inspect = await createInspector(visitor.page, [origin, stack().gatewayUrl, stack().sites.lumen ?? ''])
      const details = side === 'staff' ? await staffDetails(visitor) : []
      const faults: string[] = []
      for (const language of languages) {
        await visitor.page.evaluate(
          (chosen) => fetch('/language', { method: 'POST', body: new URLSearchParams({ language: chosen }) }),
          language,
        )
        for (const path of [...pagesOf[side], ...details]) {
          const { faults: found } = await inspect(origin + path, { alsoIn: 'dark' })
          await visitor.page.emulateMedia({ colorScheme: 'light' })
          faults.push(...found.map((fault) => `${language} ${path}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    },
  )

  it('asks visitors to sign in and returns them to the page they wanted', async () => {
    const visitor = await visitDesk()
    await visitor.go('/sell/offers?status=1')
    const { pathname, searchParams } = new URL(visitor.page.url())
    expect([pathname, searchParams.get('next')]).toEqual(['/sell/sign-in', '/sell/offers?status=1'])
    await visitor.page.locator('#email').fill('demo-seller@tradepost.example')
    await visitor.page.locator('#password').fill('not the password')
    await visitor.page.locator('main form button:not([type="button"])').click()
    await visitor.page.locator('[role="alert"]').waitFor()
    expect(await visitor.page.locator('#email').inputValue()).toBe('demo-seller@tradepost.example')
  })

  it('answers only at its hosts, only to its own forms, and keeps its pages out of caches', async () => {
    const { host, port, origin } = new URL(deskOf())
    const send = (method: string, path: string, headers: Record<string, string>) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        // Node does not look up names below localhost.
        const sent = request({ host: '127.0.0.1', port, method, path, headers }, resolve)
        sent.on('error', reject).end()
      })
    const statusOf = async (method: string, headers: Record<string, string>) =>
      (await send(method, '/language', headers)).statusCode
    expect(await statusOf('POST', { host, origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf('POST', { host, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await statusOf('POST', { host })).toBe(403)
    expect(await statusOf('POST', { host: 'evil.example', origin })).toBe(421)
    expect(await statusOf('POST', { host, origin })).toBe(400)
    const form = { host, origin, 'content-type': 'application/x-www-form-urlencoded' }
    expect(await statusOf('POST', form)).toBe(302)
    const page = await send('GET', '/sell/sign-in?next=https://evil.example', { host })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'nonce-[^']+'/),
    })
  })
})
