import { colouredPixels, colourless, withoutPictures } from '@tradepost/scripts/shooting/colourless'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { numberOf } from './looks.ts'
import { serveFolder } from './static-site.ts'
import { dist, openBrowser, openFrame, showStory, storyEntries } from './workshop.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  site = await serveFolder(dist)
  browser = await openBrowser()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function open(globals: string, css: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 480, height: 640 }, reducedMotion: 'reduce' })
  await openFrame(page, site.url, globals, 'tokens-all--spaces')
  await page.addStyleTag({ content: css })
  return page
}

async function colouredIn(page: Page, id: string): Promise<number> {
  await showStory(page, id)
  return colouredPixels(
    await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer(),
  )
}

it('has no colours on any story of the kit except those of pictures and states', { timeout: 180_000 }, async () => {
  const ids = (await storyEntries()).map(({ id }) => id).filter((id) => id.startsWith('kit-'))
  const counts: [id: string, pixels: number][] = []
  async function work(colorScheme: string, left: readonly string[]) {
    // The theme keeps the hues of states. These styles override the theme and make states grey too.
    const page = await open(`tenant:wireframe;language:en;colorScheme:${colorScheme}`, colourless + withoutPictures)
    for (const id of left) counts.push([id, await colouredIn(page, id)])
    await page.close()
  }
  const { dark = [], light = [] } = Object.groupBy(ids, (id) => (numberOf(id) % 2 ? 'dark' : 'light'))
  await Promise.all([work('light', light), work('dark', dark)])
  expect(counts.filter(([, pixels]) => pixels > 0)).toEqual([])
  expect(counts.length).toBeGreaterThan(150)
})

it('makes stories grey when chosen in the toolbar, unlike a tenant', { timeout: 60_000 }, async () => {
  const pixels = async (tenant: string) => {
    const page = await open(`tenant:${tenant};language:en`, withoutPictures)
    const coloured = await colouredIn(page, 'kit-button--primary')
    await page.close()
    return coloured
  }
  expect(await pixels('wireframe')).toBe(0)
  expect(await pixels('lumen')).toBeGreaterThan(100)
})

it('reports a colour that does not come from the theme', { timeout: 60_000 }, async () => {
  const page = await open('tenant:wireframe;language:en', `${colourless}button{background:#e34234!important}`)
  expect(await colouredIn(page, 'kit-button--primary')).toBeGreaterThan(100)
  await page.close()
})
