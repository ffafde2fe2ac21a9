import { calls } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../support/buyer/desk.ts'
import { languagePanel, openLanguagePanel } from '../support/page/language-panel.ts'
import { assignDeviceId, eventually, fakeAnswer } from '../support/shop/faults.ts'
import { findOffer, publicApi, site } from '../support/shop/gateway.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'
import { tenantSettings } from '../support/shop/tenant-settings.ts'

const header = ({ page }: Visitor) => page.locator('header').first()
const userMenu = (visitor: Visitor) => header(visitor).locator('details:has(form[action$="/logout"])')

let visitor: Visitor

beforeAll(async () => {
  visitor = await visit()
})

describe('the header of a visitor', () => {
  it('B-27 shows the logo with the name of the shop, linked to the home page of the language', async () => {
    for (const [path, home] of [
      ['/brands', '/'],
      ['/de/brands', '/de'],
      ['/ar/brands', '/ar'],
    ] as const) {
      await visitor.go(path)
      const logo = header(visitor).locator('a:has(img)').first()
      // The other image is that of the other scheme.
      const image = logo.locator('img').filter({ visible: true })
      expect(await logo.getAttribute('href')).toBe(home)
      expect(await image.getAttribute('alt')).toBe(tenantSettings('lumen').displayName)
      expect(await image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
  })

  it('B-28 B-30 shows the search box and a link to the app on a page of the web layout', async () => {
    await visitor.go('/brands')
    expect(await visitor.page.locator('body').getAttribute('data-layout')).toBe('web')
    const search = header(visitor).getByRole('search')
    expect(await search.getByRole('combobox').isVisible()).toBe(true)
    const download = header(visitor).getByRole('link', { name: 'Get the app' })
    expect(await download.first().isVisible()).toBe(true)
  })

  it('A-84 B-29 F-09 F-11 links to the desk in a new tab', async () => {
    // Section 6 of the specification prescribes this text.
    const seller = header(visitor).getByRole('link', { name: 'Become a seller', exact: true }).first()
    expect(await seller.isVisible()).toBe(true)
    expect(await seller.getAttribute('target')).toBe('_blank')
    expect(await seller.getAttribute('rel')).toContain('noopener')
    expect(await seller.getAttribute('href')).toBe(`${deskOf()}/sell`)
  })

  it('B-31 shows login and sign-up links and no account menu', async () => {
    expect(await header(visitor).getByRole('link', { name: 'Log in', exact: true }).isVisible()).toBe(true)
    expect(await header(visitor).getByRole('link', { name: 'Sign up', exact: true }).isVisible()).toBe(true)
    expect(await userMenu(visitor).count()).toBe(0)
  })

  it('A-61 links to the cart', async () => {
    await header(visitor).getByRole('link', { name: 'Cart, empty' }).click()
    await visitor.page.waitForURL('**/cart')
    await expect.poll(() => visitor.page.locator('h1').textContent()).toContain('cart')
  })

  it('A-56 is visible on a new page, which starts scrolled to the top', async () => {
    const { page } = visitor
    await visitor.go('/all-games')
    await page.evaluate(() => window.scrollTo(0, 900))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await page.locator('main a[href^="/"]:visible').last().click()
    await page.waitForURL((url) => url.pathname !== '/all-games')
    await page.waitForFunction(() => window.scrollY === 0)
  })

  it('B-54 opens the search in a dialog, behind which the page does not scroll', async () => {
    const { page, go } = await visit()
    await page.setViewportSize({ width: 390, height: 844 })
    await go('/brands')
    const wheel = async () => {
      await page.mouse.move(200, 600)
      await page.mouse.wheel(0, 400)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      return page.evaluate(() => [window.scrollY, getComputedStyle(document.documentElement).overflowY] as const)
    }
    await page.getByRole('link', { name: 'Open search' }).click()
    await page.locator('dialog[open]').waitFor()
    expect(await wheel()).toEqual([0, 'hidden'])
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect((await wheel())[1]).not.toBe('hidden')
    await page.waitForFunction(() => window.scrollY > 0)
  })
})

describe('the header of a brand category', () => {
  const headerOf = (visitor: Visitor) => header(visitor).getAttribute('data-header')

  it('B-55 is the primary one for non-standard goods only', async () => {
    const pathOf = async (standardType: number) => {
      const { brandAlias, categoryAlias } = await findOffer({ standardType })
      return `/${brandAlias}/${categoryAlias}`
    }
    const nonStandard = await pathOf(0)
    const member = await visit()
    const device = await assignDeviceId(member)
    const [, brandRouteName = '', categoryRouteName = ''] = nonStandard.split('/')
    const entry = await publicApi()(calls.catalog.urlRouteBrandCategory, {
      query: {
        ...site(),
        brandRouteName,
        categoryRouteName,
        wpArticleVOContentSwitch: true,
        pageType: 3,
        terminalType: 1,
        isShowBrandImg: true,
        isGetTabData: true,
        isGetBreadcrumbData: true,
      },
    })
    expect([entry.isStandard, entry.isMemberShip]).toEqual([false, false])
    await fakeAnswer(device, '/website/url-route/brand/category', { ...entry, isMemberShip: true })
    await member.go(`${nonStandard}?fresh=1`)
    expect(await headerOf(member)).toBe('default')
    await visitor.go(nonStandard)
    expect(await headerOf(visitor)).toBe('primary')
    for (const standardType of [1, 5]) {
      await visitor.go(await pathOf(standardType))
      expect(await headerOf(visitor)).toBe('default')
    }
    await visitor.go('/brands')
    expect(await headerOf(visitor)).toBe('default')
  })
})

describe('the language and currency panel', () => {
  it('B-43 does nothing before Confirm', async () => {
    const { page } = visitor
    await visitor.go('/brands')
    const panel = await openLanguagePanel(visitor)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await panel.locator('select[name="language"]').selectOption('de')
    await panel.locator('select[name="currency"]').selectOption('GBP')
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    expect(sent).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/brands')
    expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContain('lang')
    await panel.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL('**/de/brands')
    await visitor.context.clearCookies({ name: 'lang' })
    await visitor.context.clearCookies({ name: 'currency' })
  })

  it('D-31 D-32 closes on scroll and on a click outside', async () => {
    const { page } = visitor
    await visitor.go('/all-games')
    const panel = languagePanel(visitor)
    const isOpen = () => panel.evaluate((details) => (details as HTMLDetailsElement).open)
    await openLanguagePanel(visitor)
    expect(await isOpen()).toBe(true)
    await page.mouse.move(500, 600)
    await page.mouse.wheel(0, 300)
    await eventually(async () => !(await isOpen()))
    await page.evaluate(() => window.scrollTo(0, 0))
    await openLanguagePanel(visitor)
    expect(await isOpen()).toBe(true)
    await page.locator('h1').click()
    await eventually(async () => !(await isOpen()))
  })
})

describe('the menus without scripts', () => {
  it('lead to the same page with the language panel open, whose form returns to the page', async () => {
    const { page, go } = await visit({ javaScript: false })
    await go('/search?q=gold')
    const panel = page.locator('header details:visible')
    await panel.locator('summary').click()
    await panel.getByRole('link', { name: 'Language and currency' }).click()
    await page.waitForURL('**/search?q=gold&panel=language')
    await panel.locator('select[name="language"]').selectOption('de')
    await panel.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL((url) => url.pathname === '/de/search' && url.search === '?q=gold')
  })

  it('lead to the same page with the menu of phones open', async () => {
    const { page, go } = await visit({ javaScript: false, phone: true })
    await go('/brands')
    const menu = page.locator('header details:visible').first()
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'Menu' }).click()
    await page.waitForURL('**/brands?panel=site')
    await menu.getByRole('link', { name: 'All games' }).click()
    await page.waitForURL('**/all-games')
  })
})
