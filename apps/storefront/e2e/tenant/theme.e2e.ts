import { publicFacts } from '@tradepost/scripts/places/facts'
import { examples } from '@tradepost/scripts/places/places'
import { colouredPixels, colourless, withoutPictures } from '@tradepost/scripts/shooting/colourless'
import { createTheme, themeToCss } from '@tradepost/theme-from-theme-color'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Visitor, visit } from '../support/shop/shop.ts'

/** How many pixels of a page have a colour. */
async function colouredOn({ page }: Visitor, css: string): Promise<number> {
  await page.evaluate((text) => {
    const sheet = document.getElementById('theme')
    if (sheet) sheet.textContent = text
  }, `${css}${withoutPictures}`)
  const picture = await page.screenshot({ fullPage: true })
  return colouredPixels(await sharp(picture).removeAlpha().raw().toBuffer())
}

describe('a theme without a brand', () => {
  let visitor: Visitor
  let paths: Record<string, string | null>
  beforeAll(async () => {
    visitor = await visit({ consent: 'essential', reducedMotion: 'reduce' })
    const facts = await publicFacts(visitor.origin)
    paths = Object.fromEntries(Object.entries(examples).map(([name, place]) => [name, place.path(facts)]))
  })

  it.each([
    ['home', 'light'],
    ['brand-category', 'dark'],
    ['item', 'light'],
    ['store', 'dark'],
    ['search-empty', 'light'],
    ['cart', 'dark'],
    ['pass', 'light'],
    ['help', 'dark'],
  ] as const)('leaves no colour on %s, %s, but that of pictures', async (name, colorScheme) => {
    await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await visitor.go(paths[name] ?? '')
    expect(await colouredOn(visitor, colourless)).toBe(0)
    expect(await colouredOn(visitor, themeToCss(createTheme('#e34234'))), 'with a brand').toBeGreaterThan(100)
  })
})
