import { publicFacts } from '@tradepost/scripts/places/facts'
import { examples } from '@tradepost/scripts/places/places'
import { createTheme, type Palette, themeToCss, wireframe } from '@tradepost/theme-from-theme-color'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Visitor, visit } from './support/shop.ts'

/** A colour without its colour. */
function grey(color: string): string {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(color) ?? []
  if (!blue) return color
  const light = [red, green, blue].map((part) => Number.parseInt(part, 16))
  const mean = Math.round(light.reduce((sum, part) => sum + part, 0) / 3)
  return `#${mean.toString(16).padStart(2, '0').repeat(3)}`
}
const withoutColor = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([token, color]) => [token, grey(color)])) as Palette
/** No brand, and its states without their colour too: whatever is still coloured was not asked of the theme. */
const colourless = themeToCss({
  ...wireframe,
  light: withoutColor(wireframe.light),
  dark: withoutColor(wireframe.dark),
})
const withoutPictures =
  'img,picture,video,canvas,svg[data-brand-mark],[style*="url("]{visibility:hidden!important}*{transition:none!important;animation:none!important}'

/** How many pixels of a page have a colour. */
async function colouredPixels({ page }: Visitor, css: string): Promise<number> {
  await page.evaluate((text) => {
    const sheet = document.getElementById('theme')
    if (sheet) sheet.textContent = text
  }, `${css}${withoutPictures}`)
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let coloured = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 12) coloured++
  }
  return coloured
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
    expect(await colouredPixels(visitor, colourless)).toBe(0)
    expect(await colouredPixels(visitor, themeToCss(createTheme('#e34234'))), 'with a brand').toBeGreaterThan(100)
  })
})
