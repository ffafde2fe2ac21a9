/// <reference path="./culori.d.ts" />
import { oklch } from 'culori'
import { contrast, type Tone } from './solve.ts'

const step = 0.055

/** The smallest change of lightness that is visible on hover. */
export const leastAnswer = 0.03

const isLight = (hex: string) => contrast(hex, '#000000') > contrast(hex, '#ffffff')

/** The tones a fill may take while it is pointed at: farther from its words, unless it is at its end already; else nearer to them. */
export function hoverTones(fill: string, words: string): [wanted: Tone, other: Tone] {
  const { l, c, h = 0 } = oklch(fill)
  const away = isLight(words) ? -step : step
  const farther = l + away
  const wanted = farther < 0.05 || farther > 0.985 ? l - away * 3 : farther
  return [
    { l: wanted, c, h },
    { l: l - away, c, h },
  ]
}
