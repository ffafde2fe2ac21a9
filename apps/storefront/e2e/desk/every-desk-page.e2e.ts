import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { deskOf, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { emailOf, pagesOf, staffDetails } from '../support/page/desk-pages.ts'
import { createInspector } from '../support/page/inspect.ts'
import { stack } from '../support/shop/shop.ts'

type Side = keyof typeof emailOf

interface Look {
  language: 'en' | 'ar'
  phone: boolean
}
const allLooks: Look[] = (['en', 'ar'] as const).flatMap((language) => [
  { language, phone: true },
  { language, phone: false },
])
// Each page is tested in one look (language, device, colour scheme), in rotation; EVERY_LOOK=1 tests all looks.
const testsEveryLook = process.env.EVERY_LOOK === '1'
const sides: Side[] = ['seller', 'staff', 'applicant']
const walks = sides.flatMap((side) =>
  allLooks
    .map((look, turn) => [side, look.phone ? 'phone' : 'desktop', look.language, look, turn] as const)
    .filter((_, turn) => testsEveryLook || turn < pagesOf[side].length),
)

describe('every page of the desk', () => {
  it.each(walks)(
    'is valid, accessible and fits (%s, %s, %s)',
    { timeout: 600_000 },
    async (side, _device, _language, { language, phone }, turn) => {
      const visitor = await visitDesk({ phone, reducedMotion: 'reduce' })
      await signInAtDesk(visitor, { email: emailOf[side], password: demo.password })
      const origin = deskOf()
      const inspect = await createInspector(visitor.page, [origin, stack().gatewayUrl, stack().sites.lumen ?? ''])
      const pages = [...pagesOf[side], ...(side === 'staff' ? await staffDetails(visitor) : [])]
      await visitor.page.evaluate(
        (chosen) => fetch('/language', { method: 'POST', body: new URLSearchParams({ language: chosen }) }),
        language,
      )
      const faults: string[] = []
      const inTurn = pages.filter((_, index) => testsEveryLook || index % allLooks.length === turn)
      for (const [index, path] of inTurn.entries()) {
        const colorScheme = !testsEveryLook && index % 2 === 1 ? 'dark' : 'light'
        await visitor.page.emulateMedia({ colorScheme })
        const { faults: found } = await inspect(origin + path, { alsoIn: testsEveryLook ? 'dark' : undefined })
        faults.push(...found.map((fault) => `${path} (${colorScheme}): ${fault}`))
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
