import { createHash } from 'node:crypto'
import { createTheme } from '@tradepost/theme-from-theme-color'
import { drawnText, drawWord } from './letters.ts'
import type { Motif } from './motifs.ts'
import type { NewTenant } from './new-tenant.ts'

const corners = [4, 7, 10, 16] as const

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Named = Pick<NewTenant, 'id' | 'name'>
const wordOf = ({ id, name }: Named) => drawnText(name) ?? id

/** A note when the logo cannot show the name as written; null when it can. */
export function logoNote(named: Named): string | null {
  const word = wordOf(named)
  return word.toLowerCase() === named.name.toLowerCase()
    ? null
    : `The logo says ${word.toUpperCase()}, because only Latin letters without accents, digits and a few signs can be drawn. To show ${named.name}, replace logo-light.svg and logo-dark.svg.`
}

/** The drawings of a tenant: a square icon, and a logo for light and for dark pages. */
export function drawAssets({ id, name, color }: Pick<NewTenant, 'id' | 'name' | 'color'>, motif: Motif) {
  const [, second = 0] = createHash('sha256').update(id).digest()
  const corner = corners[second % corners.length]
  const { light, dark } = createTheme(color)
  const word = wordOf({ id, name })
  const { width: wordWidth } = drawWord(word, 0, 0)
  const width = Math.ceil(40 + wordWidth + 3)
  const mark = (fill: string, ink: string, tone: string) =>
    `<rect width="32" height="32" rx="${corner}" fill="${fill}"/>\n  ${motif(ink, tone)}`
  const logo = (palette: typeof light) => {
    const { paths } = drawWord(word, 40, 9)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32">
  <title>${escaped(name)}</title>
  ${mark(palette.accent, palette.onAccent, palette.accentSoft)}
  <g fill="none" stroke="${palette.text}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
    ${paths.join('\n    ')}
  </g>
</svg>
`
  }
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${escaped(name)}</title>
  ${mark(light.accent, light.onAccent, light.accentSoft)}
</svg>
`
  return {
    width,
    height: 32,
    files: { 'icon.svg': icon, 'logo-light.svg': logo(light), 'logo-dark.svg': logo(dark) } as Record<string, string>,
  }
}
