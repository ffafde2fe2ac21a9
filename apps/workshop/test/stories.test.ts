import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from './static-site.ts'
import { buildWorkshop, dist, openBrowser, openStory, storyEntries } from './workshop.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  await buildWorkshop()
  site = await serveFolder(dist)
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function pageAt(width: number, height: number) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  return context.newPage()
}

describe('every story renders without a word in the console', () => {
  it.each([
    ['lumen in English on a desktop', 'tenant:lumen;language:en', 1440, 900],
    ['sahra in Arabic on a phone', 'tenant:sahra;language:ar', 390, 844],
  ])('%s', { timeout: 600_000 }, async (_name, globals, width, height) => {
    const stories = await storyEntries()
    const found: Record<string, string[]> = {}
    const queue = stories.map(({ id }) => id)
    const work = async () => {
      const page = await pageAt(width, height)
      for (let id = queue.shift(); id; id = queue.shift()) {
        const problems = await openStory(page, site.url, id, globals)
        if (problems.length) found[id] = problems
      }
      await page.context().close()
    }
    await Promise.all([work(), work()])
    expect(found).toEqual({})
    expect(stories.length).toBeGreaterThan(100)
  })
})

describe('single stories', () => {
  it('D-45 has a toast of each of the four types', async () => {
    const page = await pageAt(1440, 900)
    const seen: string[] = []
    for (const story of ['success', 'warning', 'failure', 'info']) {
      expect(await openStory(page, site.url, `kit-toast--${story}`, 'tenant:lumen;language:en')).toEqual([])
      await page.getByRole('button', { name: /^Show/ }).click()
      const toast = page.getByText('Added to your cart')
      await toast.waitFor()
      seen.push(await toast.evaluate((node) => node.closest('[data-type]')?.getAttribute('data-type') ?? '?'))
    }
    expect(seen).toEqual(['success', 'warning', 'error', 'info'])
    await page.context().close()
  })

  it('E-13 keeps a text within its maximum length', async () => {
    const page = await pageAt(1440, 900)
    await openStory(page, site.url, 'kit-textfield--max-length', 'tenant:lumen;language:en')
    const field = page.getByRole('textbox')
    await field.pressSequentially('123456789')
    expect(await field.inputValue()).toBe('12345')
    await page.context().close()
  })

  it('E-14 trims a text on change', async () => {
    const page = await pageAt(1440, 900)
    await openStory(page, site.url, 'kit-textfield--trim-on-change', 'tenant:lumen;language:en')
    const field = page.getByRole('textbox')
    await field.fill('  a ')
    await field.blur()
    expect(await field.inputValue()).toBe('a')
    await page.context().close()
  })

  it('mirrors and translates by the toolbar alone', async () => {
    const page = await pageAt(1440, 900)
    const root = () =>
      page.evaluate(() => ({
        ...document.documentElement.dataset,
        dir: document.dir,
        lang: document.documentElement.lang,
      }))
    await openStory(page, site.url, 'kit-textfield--plain', 'tenant:sahra;language:ar;colorScheme:dark')
    expect(await root()).toMatchObject({ dir: 'rtl', lang: 'ar', colorScheme: 'dark' })
    await openStory(page, site.url, 'kit-textfield--plain', 'tenant:sahra;language:kr;direction:rtl')
    expect(await root()).toMatchObject({ dir: 'rtl', lang: 'ko', colorScheme: 'light' })
    await page.context().close()
  })
})
