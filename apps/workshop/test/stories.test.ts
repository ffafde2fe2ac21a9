import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from './static-site.ts'
import { buildWorkshop, dist, openBrowser, openFrame, showStory, storyEntries } from './workshop.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  await buildWorkshop()
  site = await serveFolder(dist)
  browser = await openBrowser()
}, 480_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function frame(globals: string, width = 1440, height = 900): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openFrame(page, site.url, globals, 'kit-button--primary')
  return page
}
const english = 'tenant:lumen;language:en'

describe('every story renders without a word in the console', () => {
  it.each([
    ['lumen in English on a desktop', english, 1440, 900],
    ['sahra in Arabic on a phone', 'tenant:sahra;language:ar', 390, 844],
  ])('%s', { timeout: 300_000 }, async (_name, globals, width, height) => {
    const stories = await storyEntries()
    const page = await frame(globals, width, height)
    const found: Record<string, string[]> = {}
    for (const { id } of stories) {
      const problems = await showStory(page, id)
      if (problems.length) found[id] = problems
    }
    expect(found).toEqual({})
    expect(stories.length).toBeGreaterThan(100)
    await page.context().close()
  })

  it('and the test would notice', async () => {
    const page = await frame(english)
    expect(await showStory(page, 'kit-button--no-such-story')).not.toEqual([])
    await page.context().close()
  })
})

describe('single stories', () => {
  it('D-45 has a toast of each of the four types', async () => {
    const page = await frame(english)
    const seen: string[] = []
    for (const story of ['success', 'warning', 'failure', 'info']) {
      expect(await showStory(page, `kit-toast--${story}`)).toEqual([])
      await page.getByRole('button', { name: /^Show/ }).click()
      const toast = page.getByText('Added to your cart')
      await toast.waitFor()
      seen.push(await toast.evaluate((node) => node.closest('[data-toast]')?.getAttribute('data-toast') ?? '?'))
    }
    expect(seen).toEqual(['success', 'warning', 'error', 'info'])
    await page.context().close()
  })

  it('E-13 keeps a text within its maximum length', async () => {
    const page = await frame(english)
    await showStory(page, 'kit-textfield--max-length')
    const field = page.getByRole('textbox')
    await field.pressSequentially('123456789')
    expect(await field.inputValue()).toBe('12345')
    await page.context().close()
  })

  it('E-14 trims a text on change', async () => {
    const page = await frame(english)
    await showStory(page, 'kit-textfield--trim-on-change')
    const field = page.getByRole('textbox')
    await field.fill('  a ')
    await field.blur()
    expect(await field.inputValue()).toBe('a')
    await page.context().close()
  })

  it('mirrors, translates and darkens by the toolbar alone', async () => {
    const rootOf = async (globals: string) => {
      const page = await frame(globals)
      await showStory(page, 'kit-textfield--plain')
      const { lang, dir, dataset } = await page.evaluate(() => {
        const { lang, dir, dataset } = document.documentElement
        return { lang, dir, dataset: { ...dataset } }
      })
      await page.context().close()
      return [lang, dir, dataset.colorScheme]
    }
    expect(await rootOf('tenant:sahra;language:ar;colorScheme:dark')).toEqual(['ar', 'rtl', 'dark'])
    expect(await rootOf('tenant:sahra;language:kr;direction:rtl')).toEqual(['ko', 'rtl', 'light'])
    expect(await rootOf('tenant:sahra;language:auto')).toEqual(['ar', 'rtl', 'light'])
  })
})
