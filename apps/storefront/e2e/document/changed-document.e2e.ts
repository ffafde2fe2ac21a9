import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findOffer } from '../support/shop/gateway.ts'
import { visit } from '../support/shop/shop.ts'

/** Changes that browser extensions make to a page before its scripts run, imitated in its HTML. */
const rewritten: Record<string, (html: string) => string> = {
  'a div first in body': (html) => html.replace(/<body[^>]*>/, '$&<div id="extension">x</div>'),
  'a div last in body': (html) => html.replace('</body>', '<div id="extension">x</div></body>'),
  'a script first in head': (html) => html.replace('<head>', '<head><script type="text/plain">1</script>'),
  'a style and a meta in head': (html) =>
    html
      .replace('<head>', '<head><meta name="darkreader" content="x"><style class="darkreader"></style>')
      .replace('</head>', '<style class="darkreader darkreader--sync"></style></head>'),
  'attributes on html and body': (html) =>
    html
      .replace('<html', '<html data-lt-installed="true" data-darkreader-mode="dynamic" style="color-scheme:light"')
      .replace('<body', '<body data-new-gr-c-s-check-loaded="14.1" data-gr-ext-installed="" cz-shortcut-listen="true"'),
  'an attribute within the page': (html) => html.replace(/<header/, '<header data-darkreader-inline-color=""'),
  'a div first in the page': (html) => html.replace('<div id="page">', '$&<div id="extension">x</div>'),
  'a text of the footer in a link': (html) =>
    html.replace(/(<footer[\s\S]*?<p[^>]*>)([^<]+)/, '$1<a href="tel:1">$2</a>'),
  'an icon beside an input': (html) =>
    html.replace(/<input[^>]*role="combobox"[^>]*>/g, '$&<div data-lastpass-icon-root></div>'),
  'texts in font tags': (html) =>
    html.replace(/(<h[12][^>]*>)([^<]+)/g, '$1<font style="vertical-align: inherit;"><font>$2</font></font>'),
}
/** Changes that break hydration, so that React renders the container again. */
const rebuilding = new Set(['a div first in the page', 'an icon beside an input'])

/** Rewrites the documents a page loads. */
const rewriteDocuments = (page: Page, change: (html: string) => string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const changed = change(html)
    expect(changed, 'the page was changed').not.toBe(html)
    await route.fulfill({ response, body: changed })
  })

// Expected errors: the policy refuses the extension's styles, and Chromium blocks pictures because it treats a
// rewritten document as one from a public network.
const isUnexpected = (problem: string) => !/loopback|net::ERR_FAILED|Applying inline style/.test(problem)

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const html = getComputedStyle(document.documentElement)
    const button = document.querySelector('header form[role=search] button[type=submit], main button, main a')
    return [
      html.backgroundColor,
      html.color,
      html.getPropertyValue('--tp-color-accent') || html.accentColor,
      button ? getComputedStyle(button).backgroundColor : '',
      String(document.querySelectorAll('style#theme').length),
    ]
  })

it.each(Object.entries(rewritten))('X1 a page keeps its theme and works with %s', async (name, change) => {
  const offer = await findOffer({})
  const untouched = await visit()
  await untouched.go(`/items/${offer.id}`)
  const colours = await coloursOf(untouched.page)
  expect(colours[2]).not.toBe('')

  const { page, go, problems } = await visit()
  await rewriteDocuments(page, change)
  await go(`/items/${offer.id}`)
  expect(await coloursOf(page)).toEqual(colours)
  expect(await page.evaluate(() => document.documentElement.dataset.rebuilt)).toBe(
    rebuilding.has(name) ? 'true' : undefined,
  )
  if (name.startsWith('a div') && !rebuilding.has(name)) expect(await page.locator('#extension').count()).toBe(1)

  const heart = page.locator('main [aria-pressed]:visible').first()
  const before = await heart.getAttribute('aria-pressed')
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).not.toBe(before)
  await page.locator('header').getByRole('combobox').first().fill('gold')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=gold*')
  await expect.poll(() => page.title()).toContain('gold')
  expect(await page.locator('title').count()).toBeGreaterThan(0)
  expect(await page.locator('head link[rel=canonical]').count()).toBeLessThanOrEqual(1)
  expect((await coloursOf(page)).slice(0, 3)).toEqual(colours.slice(0, 3))
  expect(problems.filter(isUnexpected).join('\n')).toBe('')
})

it('X1 an unchanged page hydrates without being rendered again', async () => {
  const { page, go } = await visit()
  for (const path of ['/', '/login', '/search?q=gold', '/help', '/cart']) {
    await go(path)
    expect(await page.evaluate(() => document.documentElement.dataset.rebuilt)).toBeUndefined()
  }
})

it('X1 a page keeps working after a translator has wrapped its texts', async () => {
  const { page, go, problems } = await visit()
  await go('/')
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || /^(?:SCRIPT|STYLE)$/.test(text.parentElement?.tagName ?? '')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.textContent = text.data
    }
  })
  for (const path of ['/help', '/cart']) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await page.waitForURL(`**${path}`)
    await page.locator('main h1').waitFor()
  }
  expect(await page.title()).not.toContain('500')
  expect(problems.join('\n')).toBe('')
})

it('X1 the next page has each of its head tags once', async () => {
  const { page, go } = await visit()
  await go('/')
  const readHead = () =>
    page.evaluate(() => ({
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
      route: document.body.dataset.routeName,
      descriptions: document.querySelectorAll('meta[name=description]').length,
    }))
  const first = await readHead()
  await page.locator('a[href="/help"]:visible').first().click()
  await page.waitForURL('**/help')
  await expect.poll(async () => (await readHead()).route).toBe('help')
  const second = await readHead()
  expect(second.title).not.toBe(first.title)
  expect([second.titles, second.canonical.length, second.descriptions]).toEqual([1, 1, 1])
  expect(second.canonical[0]).toMatch(/\/help$/)
  await page.goBack()
  await expect.poll(async () => (await readHead()).title).toBe(first.title)
})
