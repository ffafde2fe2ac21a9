import { createRequire } from 'node:module'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { spriteRows as names } from './sprite-mask.ts'

const load = createRequire(import.meta.url)
const side = 24
const ratingStar = 'M12 2.6l2.83 5.9 6.47.85-4.74 4.48 1.2 6.42L12 17.12l-5.76 3.13 1.2-6.42L2.7 9.35l6.47-.85z'

/** Returns the SVG elements inside an icon of Lucide. */
function linesOf(name: string): string {
  const { default: shape } = load(`lucide-react/icons/${name}`) as { default: LucideIcon }
  const [, lines = ''] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(shape))) ?? []
  return lines.replace(/><\/\w+>/g, '/>')
}

const filled: Record<string, () => string> = {
  'heart-filled': () => `<g fill="currentColor">${linesOf('heart')}</g>`,
  'rating-star': () => `<path d="${ratingStar}" fill="currentColor" stroke="none"/>`,
}
const symbolOf = (name: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24">${filled[name]?.() ?? linesOf(name)}</symbol>`

/** Returns the sprite: a symbol of each icon for `<use>`, and all icons in one column for masks. */
function drawSprite(): string {
  const height = side * names.length
  const rows = names.map((name, index) => `<use href="#${name}" y="${side * index}" width="${side}" height="${side}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}" viewBox="0 0 ${side} ${height}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">`,
    ...names.map(symbolOf),
    ...rows,
    '</svg>\n',
  ].join('\n')
}

it('sprite.svg has every icon of index.ts once and in the same order (vitest -u regenerates the file)', async () => {
  expect(new Set(names).size).toBe(names.length)
  await expect(drawSprite()).toMatchFileSnapshot('./generated/sprite.svg')
})
