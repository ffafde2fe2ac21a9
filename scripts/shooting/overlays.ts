import type { Page } from 'playwright-core'

export const demo = { email: 'demo@tradepost.example', password: 'Tradepost-2026' }

/** Signs the demo buyer in. */
export async function signIn(page: Page, prefix = '') {
  await page.goto(`${prefix}/login`)
  await page.fill('input[type="email"]', demo.email)
  await page.fill('input[type="password"]', demo.password)
  await page.click('main button[value="password"]')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 15_000 })
}

/** Dialogs and menus to open for a screenshot. */
export const overlays: Record<string, { over: string; press: string; on?: 'phone' | 'desktop'; signedIn?: true }> = {
  filters: { over: '/fortnite/accounts', press: 'main button[aria-haspopup="dialog"]', on: 'phone' },
  language: { over: '/', press: 'header details > summary', on: 'desktop' },
  menu: { over: '/', press: 'header details:last-of-type > summary', on: 'phone' },
  'user-menu': { over: '/', press: 'header details:last-of-type > summary', on: 'desktop', signedIn: true },
}
