import { publicFacts } from '@tradepost/scripts/places/facts'
import { examples } from '@tradepost/scripts/places/places'
import { colouredPixels, colourless, withoutPictures } from '@tradepost/scripts/shooting/colourless'
import { createTheme, themeToCss } from '@tradepost/theme-from-theme-color'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Visitor, visit } from '../support/shop/shop.ts'
import { tenantSettings } from '../support/shop/tenant-settings.ts'

/** Number of pixels that are not grey on a page with the theme `css` and without pictures. */
async function countColoured({ page }: Visitor, css: string): Promise<number> {
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
    visitor = await visit({ consent: 'essential', reducedMotion: 'reduce', bypassCSP: true })
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
  ] as const)('leaves only grey on %s (%s), except in pictures', async (name, colorScheme) => {
    await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await visitor.go(paths[name] ?? '')
    expect(await countColoured(visitor, colourless)).toBe(0)
    expect(
      await countColoured(visitor, themeToCss(createTheme(tenantSettings('kiba').themeColor))),
      'with a brand',
    ).toBeGreaterThan(100)
  })
})
