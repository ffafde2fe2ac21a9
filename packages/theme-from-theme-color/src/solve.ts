/// <reference path="./culori.d.ts" />
import { clampChroma, formatHex, wcagLuminance } from 'culori'

/** WCAG minimum for text. */
export const textRatio = 4.5
/** WCAG minimum for the parts of a control that are needed to recognise it. */
export const controlRatio = 3

export type Constraint = { against: string; ratio: number }
export type Tone = { l: number; c: number; h: number }

const step = 1 / 256

/** The sRGB colour nearest to a tone, keeping its hue and lightness. */
export const toHex = (tone: Tone): string => formatHex(clampChroma({ mode: 'oklch', ...tone }, 'oklch', 'rgb'))

/** Luminance by colour: parsing a colour is the slowest step, and each colour is compared many times. */
const cache = new Map<string, number>()

function luminance(hex: string): number {
  const cached = cache.get(hex)
  if (cached !== undefined) return cached
  if (cache.size >= 2048) cache.clear()
  const computed = wcagLuminance(hex)
  cache.set(hex, computed)
  return computed
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

const meets = (hex: string, constraints: readonly Constraint[]) =>
  constraints.every(({ against, ratio }) => contrast(hex, against) >= ratio)

/** The tone nearest to the wanted lightness that meets every constraint. */
export const solve = (wanted: Tone, constraints: readonly Constraint[]): { tone: Tone; hex: string } | undefined => {
  for (let distance = 0; distance <= 1; distance += step) {
    for (const l of distance === 0 ? [wanted.l] : [wanted.l - distance, wanted.l + distance]) {
      if (l < 0 || l > 1) continue
      const tone = { ...wanted, l }
      const hex = toHex(tone)
      if (meets(hex, constraints)) return { tone, hex }
    }
  }
  return undefined
}

/** Constraints that require the same ratio against every background. */
export const on = (backgrounds: readonly string[], ratio: number): Constraint[] =>
  backgrounds.map((against) => ({ against, ratio }))
