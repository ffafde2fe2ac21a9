/// <reference path="./culori.d.ts" />
import { oklch } from 'culori'
import { ThemeColorError } from './errors.ts'
import { type Nudge, nudgesIn } from './nudges.ts'
import { paletteFor } from './palette.ts'
import { type ContrastReport, measure } from './report.ts'
import type { Tone } from './solve.ts'
import { type Palette, type ShadeName, shadeTokens } from './tokens.ts'

/** A brand colour worked out: its page colours, both palettes and the proof of their contrast. */
export type Theme = {
  /** For light pages; dark pages use the same tokens of their own palette. */
  shades: Record<ShadeName, string>
  light: Palette
  dark: Palette
  report: ContrastReport[]
  /** Changes of the brand colour that its contrast pairs needed; empty when it is used unchanged. */
  nudges: Nudge[]
}

const pattern = /^#[0-9a-f]{6}$/

/** True for a brand colour as tenants must write it. */
export const isThemeColor = (value: unknown): value is `#${string}` => typeof value === 'string' && pattern.test(value)

const toneOf = (hex: string): Tone => {
  const { l, c, h } = oklch(hex)
  return { l, c, h: h ?? 0 }
}

/** Derives a complete theme from one brand colour, written `#rrggbb` in lower case. */
export const createTheme = (themeColor: string): Theme => {
  if (!isThemeColor(themeColor)) throw new ThemeColorError(themeColor)
  const tone = toneOf(themeColor)
  const light = paletteFor(tone, 'light')
  const dark = paletteFor(tone, 'dark')
  return {
    shades: {
      base: themeColor,
      strong: light[shadeTokens.strong],
      soft: light[shadeTokens.soft],
      faint: light[shadeTokens.faint],
    },
    light,
    dark,
    report: [...measure(light, 'light'), ...measure(dark, 'dark')],
    nudges: [...nudgesIn(light, 'light', themeColor), ...nudgesIn(dark, 'dark', themeColor)],
  }
}
