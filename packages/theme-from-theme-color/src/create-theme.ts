/// <reference path="./culori.d.ts" />
import { oklch } from 'culori'
import { ThemeColorError } from './errors.ts'
import { type Nudge, nudgesIn } from './nudges.ts'
import { paletteFor } from './palette.ts'
import { type ContrastReport, measure, measureBrand } from './report.ts'
import type { Tone } from './solve.ts'
import { type Palette, type ShadeName, shadeTokens } from './tokens.ts'

/** The theme of a brand colour: its page colours, both palettes and the measured contrast of every pair. */
export type Theme = {
  /** The page colours of the light palette. Those of the dark palette are the values of the tokens in `shadeTokens`. */
  shades: Record<ShadeName, string>
  light: Palette
  dark: Palette
  report: ContrastReport[]
  /** The contrast of the brand colour itself on light pages. */
  brand: ContrastReport[]
  /** Changes to the brand colour that contrast required; empty if the colour is used unchanged. */
  nudges: Nudge[]
}

const pattern = /^#[0-9a-f]{6}$/

/** True for a string of the form `#rrggbb` in lower case, which is the required form of a brand colour. */
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
    brand: measureBrand(light, themeColor),
    report: [...measure(light, 'light'), ...measure(dark, 'dark')],
    nudges: [...nudgesIn(light, 'light', themeColor), ...nudgesIn(dark, 'dark', themeColor)],
  }
}

/** True if a brand colour can be shown as it is: its fills meet WCAG AA on light pages. */
export const isLegible = (themeColor: string): boolean => createTheme(themeColor).brand.every(({ passes }) => passes)
