import { hoverTones, minHoverChange } from './hover.ts'
import { type Constraint, controlRatio, on, solve, type Tone, textRatio, toHex } from './solve.ts'
import type { Palette } from './tokens.ts'

type Scheme = 'light' | 'dark'

const statusHue = { success: 152, warning: 72, danger: 26, info: 245 } as const

// The wanted lightness of each role; the solver changes it only as far as contrast requires.
const wantedTones = {
  light: {
    page: [0.982, 0.006],
    surface: [1, 0],
    raised: [1, 0],
    sunken: [0.955, 0.008],
    skeleton: [0.925, 0.009],
    hairline: [0.905, 0.01],
    text: 0.23,
    muted: 0.46,
    faint: 0.56,
    border: 0.66,
    soft: [0.958, 0.028],
    statusText: 0.5,
    status: 0.58,
    accentText: 0.48,
    inverse: 0.24,
    onInverse: 0.97,
    star: 0.7,
    shadow: 'rgb(15 17 26 / ',
    shadowAlpha: [0.08, 0.16],
    artDim: '1',
  },
  dark: {
    page: [0.178, 0.012],
    surface: [0.215, 0.014],
    raised: [0.258, 0.016],
    sunken: [0.15, 0.01],
    skeleton: [0.285, 0.016],
    hairline: [0.315, 0.016],
    text: 0.955,
    muted: 0.78,
    faint: 0.68,
    border: 0.56,
    soft: [0.29, 0.05],
    statusText: 0.82,
    status: 0.72,
    accentText: 0.79,
    inverse: 0.95,
    onInverse: 0.22,
    star: 0.82,
    shadow: 'rgb(0 0 0 / ',
    shadowAlpha: [0.4, 0.6],
    artDim: '0.9',
  },
} as const

const required = <T>(value: T | undefined, token: string): T => {
  if (value === undefined) throw new RangeError(`No colour can meet the contrast required of ${token}`)
  return value
}

/** The colour of a fill on hover, visibly different from it and with enough contrast. */
const hoverOf = (filled: { tone: Tone; hex: string }, onFill: string, constraints: readonly Constraint[]) =>
  hoverTones(filled.hex, onFill)
    .map((tone) => solve(tone, constraints))
    .find((hover) => hover && Math.abs(hover.tone.l - filled.tone.l) >= minHoverChange)

/** A fill for controls and its text colour. Prefers white text unless white changes the brand colour much more. */
const fill = (brand: Tone, backgrounds: readonly string[], token: string) => {
  const options = ['#ffffff', toHex({ l: 0.16, c: 0.01, h: brand.h })].flatMap((onFill) => {
    const constraints = [...on(backgrounds, controlRatio), { against: onFill, ratio: textRatio }]
    const solved = solve(brand, constraints)
    const hover = solved && hoverOf(solved, onFill, constraints)
    return solved && hover ? [{ onFill, ...solved, hover: hover.hex, moved: Math.abs(solved.tone.l - brand.l) }] : []
  })
  const [first, second] = options
  if (first && second) return first.moved <= Math.max(0.09, second.moved) ? first : second
  return required(first ?? second, token)
}

/** One complete palette for a brand tone. */
export const paletteFor = (brand: Tone, scheme: Scheme): Palette => {
  const want = wantedTones[scheme]
  const tint = Math.min(1, brand.c / 0.12)
  const neutral = ([l, c]: readonly [number, number]) => toHex({ l, c: c * tint, h: brand.h })
  const page = neutral(want.page)
  const surface = neutral(want.surface)
  const raised = neutral(want.raised)
  const sunken = neutral(want.sunken)
  const backgrounds = [page, surface, raised, sunken]

  const [softL, softC] = want.soft
  const softOf = (h: number, c: number = softC) => toHex({ l: softL, c, h })
  const accentSoft = softOf(brand.h, softC * tint)
  const soft = {
    success: softOf(statusHue.success),
    warning: softOf(statusHue.warning),
    danger: softOf(statusHue.danger),
    info: softOf(statusHue.info),
  }
  const everywhere = [...backgrounds, accentSoft, ...Object.values(soft)]
  const ink = (l: number, c: number, ratio: number, under: readonly string[], token: string) =>
    required(solve({ l, c: c * tint, h: brand.h }, on(under, ratio)), token).hex
  const signal = (h: number, l: number, c: number, ratio: number, under: readonly string[], token: string) =>
    required(solve({ l, c, h }, on(under, ratio)), token).hex
  const statusText = (name: keyof typeof soft) =>
    signal(statusHue[name], want.statusText, 0.15, textRatio, [...backgrounds, soft[name]], `${name}Text`)
  const status = (name: keyof typeof soft) =>
    signal(statusHue[name], want.status, 0.16, controlRatio, [...backgrounds, soft[name]], name)

  const accent = fill(brand, [...backgrounds, accentSoft], 'accent')
  const danger = fill({ l: 0.56, c: 0.2, h: statusHue.danger }, [...backgrounds, soft.danger], 'danger')
  const inverse = toHex({ l: want.inverse, c: 0.012 * tint, h: brand.h })

  return {
    page,
    surface,
    raised,
    sunken,
    skeleton: neutral(want.skeleton),
    hairline: neutral(want.hairline),
    text: ink(want.text, 0.02, 7, everywhere, 'text'),
    muted: ink(want.muted, 0.018, 5.5, everywhere, 'muted'),
    faint: ink(want.faint, 0.015, textRatio, everywhere, 'faint'),
    border: ink(want.border, 0.015, controlRatio, backgrounds, 'border'),
    accent: accent.hex,
    onAccent: accent.onFill,
    accentHover: accent.hover,
    accentSoft,
    accentText: signal(brand.h, want.accentText, brand.c, textRatio, [...backgrounds, accentSoft], 'accentText'),
    focus: signal(brand.h, brand.l, brand.c, controlRatio, everywhere, 'focus'),
    success: status('success'),
    successSoft: soft.success,
    successText: statusText('success'),
    warning: status('warning'),
    warningSoft: soft.warning,
    warningText: statusText('warning'),
    danger: danger.hex,
    onDanger: danger.onFill,
    dangerHover: danger.hover,
    dangerSoft: soft.danger,
    dangerText: statusText('danger'),
    info: status('info'),
    infoSoft: soft.info,
    infoText: statusText('info'),
    inverse,
    onInverse: ink(want.onInverse, 0.01, 7, [inverse], 'onInverse'),
    star: signal(68, want.star, 0.17, controlRatio, backgrounds, 'star'),
    overlay: 'rgb(8 9 14 / 0.56)',
    shadowNear: `${want.shadow}${want.shadowAlpha[0]})`,
    shadowFar: `${want.shadow}${want.shadowAlpha[1]})`,
    artDim: want.artDim,
  }
}
