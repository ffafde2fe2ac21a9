import { contrast, controlRatio, textRatio } from './solve.ts'
import type { Palette, TokenName } from './tokens.ts'

/** One measured pair of a theme. */
export type ContrastReport = {
  scheme: 'light' | 'dark'
  foreground: TokenName
  background: TokenName
  ratio: number
  required: number
  passes: boolean
}

const grounds = ['page', 'surface', 'raised', 'sunken'] as const
const softs = ['accentSoft', 'successSoft', 'warningSoft', 'dangerSoft', 'infoSoft'] as const
const states = ['success', 'warning', 'danger', 'info'] as const

type Pair = readonly [TokenName, TokenName, number]

const across = (foreground: TokenName, backgrounds: readonly TokenName[], required: number): Pair[] =>
  backgrounds.map((background) => [foreground, background, required])

/** Every pair of tokens that components may combine as foreground and background, with the required contrast. */
export const pairs: readonly Pair[] = [
  ...(['text', 'muted', 'faint'] as const).flatMap((ink) => across(ink, [...grounds, ...softs], textRatio)),
  ...across('accentText', [...grounds, 'accentSoft'], textRatio),
  ...states.flatMap((state) => across(`${state}Text`, [...grounds, `${state}Soft`], textRatio)),
  ...states.flatMap((state) => across(state, [...grounds, `${state}Soft`], controlRatio)),
  ...across('onAccent', ['accent', 'accentHover'], textRatio),
  ...across('onDanger', ['danger', 'dangerHover'], textRatio),
  ['onInverse', 'inverse', textRatio],
  ...(['accent', 'accentHover'] as const).flatMap((fill) => across(fill, [...grounds, 'accentSoft'], controlRatio)),
  ...across('dangerHover', [...grounds, 'dangerSoft'], controlRatio),
  ...across('focus', [...grounds, ...softs], controlRatio),
  ...across('border', grounds, controlRatio),
  ...across('star', grounds, controlRatio),
]

/** Measures every pair of a palette. */
export const measure = (palette: Palette, scheme: ContrastReport['scheme']): ContrastReport[] =>
  pairs.map(([foreground, background, required]) => {
    const ratio = contrast(palette[foreground], palette[background])
    return { scheme, foreground, background, ratio, required, passes: ratio >= required }
  })

/**
 * Measures a brand colour itself, as the fill of controls on the grounds of light pages. Where it misses, the palette
 * would show another colour than the brand's. Text on the fill is no part of it: the palette chooses that.
 */
export const measureBrand = (palette: Palette, brand: string): ContrastReport[] =>
  measure({ ...palette, accent: brand }, 'light').filter(
    ({ foreground, required }) => foreground === 'accent' && required === controlRatio,
  )
