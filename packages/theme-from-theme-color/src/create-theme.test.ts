import { oklch } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minHoverChange } from './hover.ts'
import { createTheme, ThemeColorError, type TokenName, themeToCss, tokenNames, wireframe } from './index.ts'
import { pairs } from './report.ts'
import { contrast } from './solve.ts'
import { tokenProperty } from './tokens.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('createTheme', () => {
  it('meets every required contrast for any brand colour, in light and dark', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const { report } = createTheme(color)
        expect(report.filter(({ passes }) => !passes)).toEqual([])
        expect(report).toHaveLength(pairs.length * 2)
      }),
      { numRuns: 150 },
    )
  })

  it('meets the contrast of every pair in the whole sRGB cube, and lists every change of the brand colour', () => {
    const steps = Array.from({ length: 16 }, (_, n) => (n * 17).toString(16).padStart(2, '0'))
    const cube = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
    const failing: string[] = []
    const unlisted: string[] = []
    for (const color of cube) {
      const { report, nudges, light, dark } = createTheme(color)
      if (report.some(({ passes }) => !passes)) failing.push(color)
      const moved = [light, dark].filter(({ accent }) => accent !== color).length
      if (nudges.filter(({ token }) => token === 'accent').length < moved) unlisted.push(color)
      const unexplained = nudges.filter(({ token, misses }) => token === 'accentHover' && misses.length === 0)
      if (unexplained.length > 0) unlisted.push(color)
      if (nudges.some(({ deltaE }) => !(deltaE > 0))) unlisted.push(color)
    }
    expect(cube).toHaveLength(4096)
    expect(failing).toEqual([])
    expect(unlisted).toEqual([])
  })

  it.each([
    '#6d3bff',
    '#0b8f63',
    '#ffdd00',
    '#ff0000',
    '#00ffff',
    '#000000',
    '#ffffff',
    '#808080',
    '#767676',
    '#000080',
  ])('meets every contrast for %s', (color) => {
    expect(createTheme(color).report.filter(({ passes }) => !passes)).toEqual([])
  })

  it('measures contrast by WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
  })

  it('keeps a brand colour that is already legible', () => {
    expect(createTheme('#6d3bff').light.accent).toBe('#6d3bff')
  })

  it('derives three different shades from the brand colour', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const { shades } = createTheme(one)
        expect(shades.base).toBe(one)
        expect(Object.keys(shades)).toEqual(['base', 'strong', 'soft', 'faint'])
        for (const shade of Object.values(shades)) expect(shade).toMatch(/^#[0-9a-f]{6}$/)
        expect(createTheme(one).shades).toEqual(shades)
        expect(createTheme(other).shades.base).toBe(other)
      }),
      { numRuns: 50 },
    )
    const violet = Object.values(createTheme('#6d3bff').shades)
    const emerald = Object.values(createTheme('#0b8f63').shades)
    expect(new Set([...violet, ...emerald]).size).toBe(8)
  })

  it('gives every token a value and makes raised surfaces lighter in the dark', () => {
    const { light, dark } = createTheme('#0b8f63')
    for (const token of tokenNames) {
      expect(light[token]).toBeTruthy()
      expect(dark[token]).toBeTruthy()
    }
    const brightness = (color: string) => contrast(color, '#000000')
    const rising = [dark.sunken, dark.page, dark.surface, dark.raised].map(brightness)
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  })

  it('changes a fill visibly on hover', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const { light, dark } = createTheme(color)
        for (const { accent, accentHover, danger, dangerHover } of [light, dark])
          for (const [fill, hovered] of [
            [accent, accentHover],
            [danger, dangerHover],
          ] as const)
            expect(Math.abs(oklch(hovered).l - oklch(fill).l)).toBeGreaterThan(minHoverChange - 0.01)
      }),
      { numRuns: 100 },
    )
  })

  it('requires the same contrasts of a hovered fill as of the fill itself', () => {
    const backgroundsOf = (fill: TokenName) =>
      pairs.flatMap(([one, ground, ratio]) => (one === fill ? [[ground, ratio]] : []))
    expect(backgroundsOf('accentHover')).toEqual(backgroundsOf('accent'))
    expect(backgroundsOf('dangerHover')).toEqual(backgroundsOf('danger'))
    expect(backgroundsOf('accentHover').map(([ground]) => ground)).toEqual([
      'page',
      'surface',
      'raised',
      'sunken',
      'accentSoft',
    ])
  })

  it('lists a hover colour that could not be lightened, with the pairs that prevent it', () => {
    const nudge = createTheme('#00b600').nudges.find(({ token }) => token === 'accentHover')
    expect(nudge?.scheme).toBe('light')
    expect(nudge?.lightness).toBeLessThan(0)
    expect(nudge?.misses.map((miss) => miss.with)).toContain('sunken')
    expect(createTheme('#6d3bff').nudges.map(({ scheme, token }) => `${scheme} ${token}`)).not.toContain(
      'light accentHover',
    )
  })

  it.each(['6d3bff', '#6D3BFF', '#fff', '#6d3bff;', 'red', '#6d3bff\n', '', 'var(--x)'])('refuses %j', (color) => {
    expect(() => createTheme(color)).toThrow(ThemeColorError)
    expect(() => createTheme(color)).toThrow(expect.objectContaining({ code: 'THEME_COLOR_INVALID' }))
  })

  it('has a wireframe without a brand', () => {
    for (const token of ['page', 'text', 'muted', 'hairline', 'accent', 'accentText', 'accentSoft', 'focus'] as const) {
      expect(wireframe.light[token]).toMatch(/^#(..)\1\1$/)
      expect(wireframe.dark[token]).toMatch(/^#(..)\1\1$/)
    }
  })
})

describe('themeToCss', () => {
  const theme = createTheme('#6d3bff')
  const css = themeToCss(theme)

  it('sets the four page colours and every token', () => {
    for (const [property, value] of [
      ['--theme-color', theme.shades.base],
      ['--theme-color-1', theme.shades.strong],
      ['--theme-color-2', theme.shades.soft],
      ['--theme-color-3', theme.shades.faint],
    ]) {
      expect(css).toContain(`${property}:${value};`)
    }
    for (const token of tokenNames) expect(css.split(`${tokenProperty(token)}:`)).toHaveLength(4)
  })

  it('takes the tokens that are shades from the page colours of the same scheme', () => {
    for (const [token, shade] of [
      ['accentHover', '--theme-color-1'],
      ['accentSoft', '--theme-color-2'],
      ['page', '--theme-color-3'],
    ] as const) {
      expect(css.split(`${tokenProperty(token)}:var(${shade})`)).toHaveLength(4)
      expect(css.split(`${shade}:${theme.light[token]};`)).toHaveLength(2)
      expect(css.split(`${shade}:${theme.dark[token]};`)).toHaveLength(3)
    }
  })

  it('lets the visitor override the colour scheme of the system', () => {
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-color-scheme=light]){')
    expect(css).toContain(':root[data-color-scheme=dark]{color-scheme:dark;')
  })

  it('is printable inside a style element', () => {
    expect(css).not.toMatch(/[<>&\\]/)
  })
})
