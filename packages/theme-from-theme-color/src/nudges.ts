/// <reference path="./culori.d.ts" />
import { oklch } from 'culori'
import { hoverTones } from './hover.ts'
import { pairs } from './report.ts'
import { contrast, toHex } from './solve.ts'
import type { Palette, TokenName } from './tokens.ts'

/** A token for which a palette had to change the brand colour, at rest or on hover. */
export type Nudge = {
  scheme: 'light' | 'dark'
  token: 'accent' | 'accentHover' | 'focus'
  wanted: string
  used: string
  /** Change of lightness in OKLCH, which ranges from 0 to 1. */
  lightness: number
  /** Distance of both colours in OKLab. */
  deltaE: number
  /** The pairs for which the wanted colour has too little contrast. */
  misses: { with: TokenName; ratio: number; required: number }[]
}

const lab = (hex: string) => {
  const { l, c, h = 0 } = oklch(hex)
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)] as const
}

/** The changes that the palette of one scheme made to the brand colour. */
export const nudgesIn = (palette: Palette, scheme: Nudge['scheme'], brand: string): Nudge[] => {
  const [hovered] = hoverTones(palette.accent, palette.onAccent)
  const wantedColours = { accent: brand, accentHover: toHex(hovered), focus: brand } as const
  return (['accent', 'accentHover', 'focus'] as const).flatMap((token) => {
    const [wanted, used] = [wantedColours[token], palette[token]]
    if (used === wanted) return []
    const [from, to] = [lab(wanted), lab(used)]
    const pairsOfToken = pairs.flatMap(([foreground, background, required]) =>
      foreground === token
        ? [{ with: background, required }]
        : background === token
          ? [{ with: foreground, required }]
          : [],
    )
    const misses = pairsOfToken
      .map((pair) => ({ ...pair, ratio: contrast(wanted, palette[pair.with]) }))
      .filter(({ ratio, required }) => ratio < required)
    const deltaE = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
    return [{ scheme, token, wanted, used, lightness: to[0] - from[0], deltaE, misses }]
  })
}
