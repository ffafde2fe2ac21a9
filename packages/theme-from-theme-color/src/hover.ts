/// <reference path="./culori.d.ts" />
import { oklch } from 'culori'
import { contrast, type Tone } from './solve.ts'

const step = 0.055

/** The smallest change of lightness that is visible on hover. */
export const minHoverChange = 0.03

const isLight = (hex: string) => contrast(hex, '#000000') > contrast(hex, '#ffffff')

/**
 * Two candidate tones for a fill on hover. The first has more contrast with the text on the fill, or much less if its
 * lightness would leave the usable range; the second has slightly less contrast.
 */
export function hoverTones(fill: string, text: string): [preferred: Tone, other: Tone] {
  const { l, c, h = 0 } = oklch(fill)
  const away = isLight(text) ? -step : step
  const farther = l + away
  const preferred = farther < 0.05 || farther > 0.985 ? l - away * 3 : farther
  return [
    { l: preferred, c, h },
    { l: l - away, c, h },
  ]
}
