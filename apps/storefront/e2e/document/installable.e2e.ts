import { describe, expect, it } from 'vitest'
import { signInByPost } from '../support/buyer/buyer.ts'
import { mainText } from '../support/buyer/purchase.ts'
import { eventually } from '../support/shop/faults.ts'
import { get, origin } from '../support/shop/http.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'
import { tenantSettings } from '../support/shop/tenant-settings.ts'

const cacheNames = ({ page }: Visitor) => page.evaluate(async () => (await caches.keys()).sort())

/** The order lists stored for offline use. */
const storedLists = ({ page }: Visitor) =>
  page.evaluate(async () => {
    if (!(await caches.has('own'))) return []
    const requests = await (await caches.open('own')).keys()
    return requests.map(({ url }) => url.slice(new URL(url).origin.length)).sort()
  })

/** A visitor whose browser has installed the service worker and its offline page. */
async function installed(tenant = 'lumen', path = '/help') {
  const visitor = await visit({ tenant })
  await visitor.go(path)
  await eventually(async () => (await cacheNames(visitor)).includes('files'), 15_000)
  return visitor
}

describe.each(['lumen', 'sahra'])('%s on a home screen', (tenant) => {
  it('has its own manifest and icons in every language', async () => {
    for (const [prefix, lang, dir] of [
      ['/de', 'de', 'ltr'],
      ['/ar', 'ar', 'rtl'],
    ]) {
      const { html } = await get(`${prefix}/brands`, { tenant })
      const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
      const manifest = JSON.parse((await get(href, { tenant })).html) as Record<string, unknown>
      const name = tenantSettings(tenant).displayName
      expect(manifest).toMatchObject({ name, lang, dir, start_url: prefix, display: 'standalone', id: '/' })
      for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
        const icon = await fetch(origin(tenant) + src)
        expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type])
      }
    }
  })
})

describe('the service worker', () => {
  it('shows an offline page in the language of the visitor, and the orders as last loaded', async () => {
    const visitor = await installed('lumen', '/de/help')
    const { page, context } = visitor
    await context.setOffline(true)
    await page.goto(`${visitor.origin}/de/brands`, { waitUntil: 'domcontentloaded' })
    expect(await page.locator('h1').innerText()).toBe('Du bist offline')
    await context.setOffline(false)
    await signInByPost(visitor)
    await visitor.go('/de/buyer/orders')
    const online = await mainText({ page })
    await eventually(async () => (await cacheNames(visitor)).includes('own'))
    await context.setOffline(true)
    await page.goto(`${visitor.origin}/de/buyer/orders`, { waitUntil: 'domcontentloaded' })
    expect(await mainText({ page })).toBe(online)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Public Sans')
    await context.setOffline(false)
  })

  it('shows each order list that was opened by a link', async () => {
    const visitor = await installed()
    await signInByPost(visitor)
    await visitor.go('/buyer/profile')
    await visitor.page.getByRole('navigation', { name: 'Account pages' }).locator('a[href="/buyer/orders"]').click()
    await visitor.page.waitForURL('**/buyer/orders')
    await eventually(async () => (await storedLists(visitor)).includes('/buyer/orders'), 15_000)
    expect(await storedLists(visitor)).toEqual(['/buyer/orders'])
    await visitor.page.locator('main h1', { hasText: 'Orders' }).waitFor()
    const all = await mainText(visitor)
    await visitor.page.locator('main a[href="/buyer/orders?group=after-sales"]').click()
    await visitor.page.waitForURL('**/buyer/orders?group=after-sales')
    await eventually(async () => (await storedLists(visitor)).length === 2, 15_000)
    await eventually(async () => (await mainText(visitor)) !== all)
    const group = await mainText(visitor)
    await visitor.context.setOffline(true)
    await visitor.page.reload({ waitUntil: 'domcontentloaded' })
    expect(await mainText(visitor)).toBe(group)
    // The page starts without a connection, with the messages that its document needs.
    await eventually(() => visitor.page.evaluate(() => document.documentElement.dataset.ready === 'true'))
    await visitor.page.goto(`${visitor.origin}/buyer/orders`, { waitUntil: 'domcontentloaded' })
    expect(await mainText(visitor)).toBe(all)
    // For a list that was never opened, no other stored list is shown.
    await visitor.page.goto(`${visitor.origin}/buyer/orders?group=finished`, { waitUntil: 'domcontentloaded' })
    expect(new URL(visitor.page.url()).pathname).toBe('/offline')
    await visitor.context.setOffline(false)
  })

  it('does not show the orders of the previous buyer, whose session is over', async () => {
    const visitor = await installed()
    await signInByPost(visitor)
    await visitor.go('/buyer/orders')
    await eventually(async () => (await storedLists(visitor)).length === 1)
    await visitor.context.clearCookies()
    await visitor.go('/')
    expect(await storedLists(visitor)).toEqual(['/buyer/orders'])
    // Follow a link instead of loading a document, so that the browser fetches page data.
    await visitor.page.locator('header a[href^="/login"]:visible').first().click()
    await visitor.page.waitForURL(/\/login/)
    await eventually(async () => (await storedLists(visitor)).length === 0)
    await visitor.context.setOffline(true)
    await visitor.page.goto(`${visitor.origin}/buyer/orders`, { waitUntil: 'domcontentloaded' })
    expect(new URL(visitor.page.url()).pathname).toBe('/offline')
    await visitor.context.setOffline(false)
  })

  it('deletes the stored pages of the buyer on signing out', async () => {
    const visitor = await installed()
    await signInByPost(visitor)
    await visitor.go('/buyer/orders')
    await eventually(async () => (await cacheNames(visitor)).includes('own'))
    await visitor.go('/logout')
    await visitor.page.locator('main form button[type="submit"], main form button:not([type])').first().click()
    await visitor.page.waitForURL((url) => url.pathname === '/')
    expect(await cacheNames(visitor)).not.toContain('own')
    await visitor.context.setOffline(true)
    const answer = await visitor.page.goto(`${visitor.origin}/buyer/orders`).catch(() => null)
    expect((await answer?.text()) ?? '').not.toContain('data-route-name="buyer-orders"')
    await visitor.context.setOffline(false)
  })
})
