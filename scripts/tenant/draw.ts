import { createHash } from 'node:crypto'
import { createTheme } from '@tradepost/theme-from-theme-color'
import { drawWord, isDrawable } from './letters.ts'
import type { Wishes } from './wishes.ts'

/** The drawn part of a mark on 32 by 32, one of several by the name. */
const motifs: readonly ((ink: string, tone: string) => string)[] = [
  (ink, tone) =>
    `<path d="M7 8 L14.6 8 L10.2 25 Z" fill="${ink}"/><path d="M25 8 L17.4 8 L21.8 25 Z" fill="${ink}"/><path d="M13.4 21.6 L16 14.4 L18.6 21.6 Z" fill="${tone}"/>`,
  (ink, tone) =>
    `<path d="M8 24 V13 a8 8 0 0 1 16 0 V24 h-5 V14 a3 3 0 0 0 -6 0 V24 Z" fill="${ink}"/><circle cx="16" cy="22.4" r="2.4" fill="${tone}"/>`,
  (ink, tone) =>
    `<path d="M6.5 20 L16 7 L25.5 20 H19.4 L16 15.2 L12.6 20 Z" fill="${ink}"/><path d="M10 25 H22" stroke="${tone}" stroke-width="3" stroke-linecap="round"/>`,
  (ink, tone) =>
    `<circle cx="16" cy="16" r="8.4" fill="none" stroke="${ink}" stroke-width="4"/><path d="M16 4.6 V12.4 M16 19.6 V27.4" stroke="${tone}" stroke-width="3.2" stroke-linecap="round"/>`,
]

const corners = [4, 7, 10, 16] as const

/** The drawings of a tenant: a square icon, and a logo for light and for dark pages. */
export function drawAssets({ id, name, color }: Pick<Wishes, 'id' | 'name' | 'color'>) {
  const [first = 0, second = 0] = createHash('sha256').update(id).digest()
  const motif = motifs[first % motifs.length] ?? (() => '')
  const corner = corners[second % corners.length]
  const { light, dark } = createTheme(color)
  const word = isDrawable(name) ? name : id
  const { width: wordWidth } = drawWord(word, 0, 0)
  const width = Math.ceil(40 + wordWidth + 3)
  const mark = (fill: string, ink: string, tone: string) =>
    `<rect width="32" height="32" rx="${corner}" fill="${fill}"/>\n  ${motif(ink, tone)}`
  const logo = (palette: typeof light) => {
    const { paths } = drawWord(word, 40, 9)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32">
  <title>${name}</title>
  ${mark(palette.accent, palette.onAccent, palette.accentSoft)}
  <g fill="none" stroke="${palette.text}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
    ${paths.join('\n    ')}
  </g>
</svg>
`
  }
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${name}</title>
  ${mark(light.accent, light.onAccent, light.accentSoft)}
</svg>
`
  return {
    width,
    height: 32,
    files: { 'icon.svg': icon, 'logo-light.svg': logo(light), 'logo-dark.svg': logo(dark) } as Record<string, string>,
  }
}
