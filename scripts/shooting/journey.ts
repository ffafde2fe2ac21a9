import type { Page } from 'playwright-core'

/** Signs the demo buyer in. */
export async function signIn(page: Page, prefix: string) {
  await page.goto(`${prefix}/login`)
  await page.fill('input[type="email"]', 'demo@tradepost.example')
  await page.fill('input[type="password"]', 'Tradepost-2026')
  await page.press('input[type="password"]', 'Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 15_000 })
}

/** Buys a seller-delivered offer as the signed-in demo buyer, and shoots every screen on the way. */
export async function buy(page: Page, prefix: string, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${prefix}/world-of-warcraft/boosting`)
  await page.locator('main a[href*="/items/"]').first().click()
  await page.waitForURL(/\/items\//)
  await page.locator('main button[name="offerId"]:visible').first().click()
  await page.goto(`${prefix}/cart`, { waitUntil: 'networkidle' })
  await shoot('cart-filled')
  await page.goBack()
  await page.locator('main button[name="offer"]:visible, main aside a[href*="/checkout?"]:visible').first().click()
  await page.waitForURL(/checkout/)
  await page.waitForLoadState('networkidle')
  await shoot('checkout')
  await page.locator('main form button[type="submit"]:visible').last().click()
  await page.waitForURL(/sandbox-pay/)
  await shoot('card-page')
  await page.fill('input[autocomplete="cc-number"]', '4242424242424242')
  await page.fill('input[autocomplete="cc-exp"]', '12/34')
  await page.fill('input[autocomplete="cc-csc"]', '123')
  await page.fill('input[autocomplete="cc-name"]', 'Ada Buyer')
  await page.click('button[value="pay"]')
  await page.waitForURL(/payment\/success/)
  await page.waitForLoadState('networkidle')
  await shoot('payment-success')
  await page.goto(`${prefix}/buyer/orders`, { waitUntil: 'networkidle' })
  await page.locator('main a[href*="/buyer/orders/"]').first().click()
  await page.waitForURL(/orders\/\d+/)
  await page.waitForLoadState('networkidle')
  await shoot('order')
}
