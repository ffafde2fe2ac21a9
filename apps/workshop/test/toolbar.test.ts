import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalTypes } from '../src/globals.ts'
import { serveFolder } from './static-site.ts'
import { dist, openBrowser, openFrame } from './workshop.ts'

let browser: Browser
// One profile for all pages: it compiles the workshop's scripts only once.
let profile: BrowserContext
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  site = await serveFolder(dist)
  browser = await openBrowser()
  profile = await browser.newContext({ reducedMotion: 'reduce' })
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Theme and text of a story's root under these settings of the toolbar. */
async function look(story: string, globals: string) {
  const page = await profile.newPage()
  const languages: string[] = []
  page.on('request', (request) => {
    const [, language] = /\/assets\/([a-z]{2})-[^/]+\.js$/.exec(request.url()) ?? []
    if (language) languages.push(language)
  })
  await openFrame(page, site.url, globals, story)
  const shown = await page.evaluate(() => ({
    ...{ lang: document.documentElement.lang, dir: document.documentElement.dir },
    scheme: document.documentElement.dataset.colorScheme,
    theme: document.getElementById('theme')?.textContent,
    text: document.getElementById('storybook-root')?.innerText ?? '',
    drawn: document.getElementById('storybook-root')?.innerHTML,
  }))
  await page.close()
  return { ...shown, languages }
}

const cart = 'screens-cart--buyer'
const plain = 'tenant:lumen;language:en'
/** The width of a laptop's window. */
const laptop = 1440
const longTimeout = { timeout: 30_000 }

describe('the toolbar', { timeout: 90_000 }, () => {
  it('changes the story with each of its menus', async () => {
    const before = await look(cart, plain)
    const lookWith = async (globals: string) => look(cart, globals)

    expect((await lookWith('tenant:sahra;language:en')).theme).not.toBe(before.theme)
    expect((await lookWith('tenant:lumen;language:de')).text).not.toBe(before.text)
    expect(await lookWith(`${plain};direction:rtl`)).toMatchObject({ lang: 'en', dir: 'rtl' })
    expect((await lookWith(`${plain};colorScheme:dark`)).scheme).toBe('dark')
    expect((await lookWith(`${plain};currency:EUR`)).text).toContain('EUR')
    expect(before.text).not.toContain('EUR')
    expect((await lookWith(`${plain};data:prices`)).text).toContain('-.-- ')
    expect((await lookWith('tenant:lumen;language:pseudo')).text).toContain('⟦')
    const home = 'screens-home--normal'
    const [phone, desktop] = [await look(home, `${plain};terminal:2`), await look(home, `${plain};terminal:1`)]
    expect(phone.drawn).not.toBe(desktop.drawn)
  })

  it('shows each A/B group its own variant, of the loader and of the component', async () => {
    const shown = async (group: string) => {
      const { text } = await look('experiments-example--what-each-group-sees', `${plain};abGroup:${group}`)
      return [...text.matchAll(/([\d,]+\.\d\d)\sUSD/g)].map(([, amount]) => Number(amount?.replaceAll(',', '')))
    }
    const [a, b] = [await shown('A'), await shown('B')]
    expect(a).not.toEqual(b)
    expect(b).toEqual(b.toSorted((one, other) => one - other))
    expect(b.length).toBeGreaterThan(3)
  })

  it('loads a language only when it is chosen', async () => {
    const ids = ['ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'kr', 'ms', 'pt', 'ru', 'th', 'zh']
    const loaded = async (globals: string) =>
      (await look(cart, globals)).languages.filter((language) => ids.includes(language))
    expect(await loaded(plain)).toEqual([])
    expect(await loaded('tenant:sahra;language:auto')).toEqual(['ar'])
    expect(await loaded('tenant:lumen;language:th')).toEqual(['th'])
  })

  it.each([
    ['ja', 'Noto Sans JP Variable'],
    ['kr', 'Noto Sans KR Variable'],
    ['zh', 'Noto Sans SC Variable'],
    ['th', 'Noto Sans Thai Variable'],
    ['en', 'Public Sans Variable'],
  ])('loads for %s only the fonts of the shops in that language', async (language, name) => {
    const shown = await browser.newPage()
    await openFrame(shown, site.url, `tenant:kiba;language:${language}`, cart)
    const fonts = await shown.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
    // Every cart here has a seller with an Arabic name.
    const always = ['Public Sans Variable', 'Noto Sans Arabic Variable']
    expect(new Set(fonts.map((family) => family.replaceAll(/["']/g, '')))).toEqual(new Set([...always, name]))
    await shown.close()
  })

  it('shows every menu on the screen of a laptop, and the page in the chosen size', async () => {
    const manager = await browser.newPage({ viewport: { width: laptop, height: 900 } })
    await manager.goto(`${site.url}/index.html?path=/story/${cart}&globals=viewport.value:phone`)
    const frame = manager.locator('#storybook-preview-iframe')
    await frame.waitFor()
    // Until the story has loaded its list of sizes, Storybook shows its own first size, 320 pixels wide.
    await expect.poll(async () => (await frame.boundingBox())?.width, longTimeout).toBe(390)
    const buttons = await manager.locator('button:visible').evaluateAll((all) =>
      all.map((button) => ({
        text: `${button.getAttribute('aria-label')} ${button.getAttribute('title')} ${button.textContent}`,
        end: button.getBoundingClientRect().right,
      })),
    )
    const menus = ['lumen', 'Language', 'Direction', 'Light', 'Currency', 'Group A', 'Data', 'Terminal']
    expect(menus.length).toBe(Object.keys(globalTypes).length)
    expect(menus.filter((menu) => !buttons.some(({ text, end }) => end <= laptop && text.includes(menu)))).toEqual([])
    const badges = manager.locator('[data-ledger]')
    await expect.poll(() => badges.count(), longTimeout).toBeGreaterThan(0)
    for (const badge of await badges.all()) {
      const { x = laptop, y = 900, width = 0, height = 0 } = (await badge.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(laptop)
      expect(y + height).toBeLessThanOrEqual(900)
    }
    await manager.close()
  })
})
