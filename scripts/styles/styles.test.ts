import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTheme } from '@tradepost/theme-from-theme-color'
import { afterAll, describe, expect, it } from 'vitest'
import { declarationsOf, exportsOf } from './declarations.ts'
import { isRaw, type Tokens } from './raw-value.ts'
import { writtenIn } from './written.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\/|node_modules/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const places = '{packages/{ui-kit,marketplace-features,desk-features}/src,apps/{storefront,desk}/app}/**'
const styles = sources(`${places}/*.css.ts`)
const modules = [
  ...sources(`${places}/*.tsx`),
  ...sources('packages/{ui-kit,marketplace-features,desk-features}/src/**/*.ts').filter(
    ({ file }) => !file.endsWith('.css.ts'),
  ),
]

/** Files with drawings, which may contain colours, each with the reason. */
const drawn: Record<string, string> = {
  'packages/desk-features/src/factor/qr-code.tsx': 'cameras read black on white, in every theme',
  'packages/marketplace-features/src/offer-card/loadout/draw-loadout.ts': 'a picture of an account, in its own colours',
  'packages/ui-kit/src/artwork/demo-cover.ts': 'a cover for stories, as colourful as the generated ones',
}

const kit = (file: string) => path.join(root, 'packages/ui-kit/src', file)
const vars = exportsOf(kit('vars.css.ts')) as { size: object; radius: object }
const tokens: Tokens = { sizes: Object.values(vars.size), radii: Object.values(vars.radius) }

/** The raw values in a style module's declarations, in any notation. */
const rawIn = (file: string) =>
  declarationsOf(file)
    .filter(({ property, value, forced }) => isRaw(property, value, tokens, forced))
    .map(({ selector, property, value }) => `${selector} { ${property}: ${value} }`)

const offences = (text: string, pattern: RegExp) => text.match(pattern) ?? []

const physical =
  /\b(?:margin|padding)(?:Left|Right|Top|Bottom)\b|\bborder(?:Left|Right|Top|Bottom)\w*|\b(?:left|right|top|bottom): (?!\{)|textAlign: '(?:left|right)'|\b(?:min|max)?(?:[wW]idth|[hH]eight): '/g

const scratch = mkdtempSync(path.join(tmpdir(), 'styles-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const { resolve } = createRequire(kit('vars.css.ts'))
let written = 0

/** Runs a style module with one rule, and returns its raw values. */
function rawInRule(rule: string): string[] {
  const file = path.join(scratch, `${written++}.css.ts`)
  const vanilla = JSON.stringify(resolve('@vanilla-extract/css'))
  const imports = `import { style } from ${vanilla}\nimport { color, radius, size } from ${JSON.stringify(kit('vars.css.ts'))}\n`
  writeFileSync(file, `${imports}const px = '13px'\nexport const one = style({ ${rule} })\n`)
  return rawIn(file)
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the templates of sources that are judged
const rawRules = [
  `color: 'tomato'`,
  `color: "red"`,
  'color: `red`',
  `color: 'RebeccaPurple'`,
  `border: '1px solid red'`,
  `background: 'linear-gradient(red, blue)'`,
  `boxShadow: '0 0 4px black'`,
  `color: 'color-mix(in oklab, white, black)'`,
  `color: 'hsl(var(--h) 50% 50%)'`,
  `color: 'RGB(0 0 0)'`,
  `color: '#FFF'`,
  `color: 'Canvas'`,
  `fill: 'red !important'`,
  `color: 'var(--tp-text, red)'`,
  `background: 'url("data:image/svg+xml,<svg fill=%22red%22/>")'`,
  `vars: { '--mine': 'red' }`,
  `selectors: { '&:hover': { caretColor: 'red' } }`,
  `'@media': { 'print': { ':hover': { outlineColor: 'red' } } }`,
  `borderRadius: 0.5`,
  `borderRadius: [4, 8]`,
  `borderRadius: 4`,
  `borderStartStartRadius: '4px'`,
  'borderRadius: `${radius.small} 2rem`',
  `borderRadius: '50%'`,
  `fontSize: ['13px', '1rem']`,
  `fontSize: px`,
  `fontSize: 13`,
  `fontSize: 'var(--mine)'`,
  `font: '13px serif'`,
]

const namedRules = [
  'color: color.text, borderColor: `color-mix(in oklab, ${color.focus} 22%, transparent)`',
  `background: 'none', color: 'currentcolor', outlineColor: 'transparent', fill: 'inherit'`,
  'border: `1px solid ${color.border}`, background: `linear-gradient(160deg, ${color.accentSoft}, ${color.surface} 70%)`',
  'borderRadius: `${radius.round} ${radius.round} 0 0`, borderStartStartRadius: radius.bulge',
  `borderRadius: 0, borderEndEndRadius: radius.card`,
  `fontSize: size[14], font: 'inherit'`,
  `content: '"red"', gridArea: 'gold', transitionProperty: 'color', animationName: 'tan'`,
  `inlineSize: 'calc(tan(45deg) * 1rem)'`,
  `'@media': { '(forced-colors: active)': { color: 'CanvasText' } }`,
]

const rawMarkup = [
  `<i style={{ borderColor: 'red' }} />`,
  `<i style={{ backgroundColor: 'tomato' }} />`,
  `<i style={{ border: '1px solid #fff' }} />`,
  `<i style={{ color: active ? 'red' : 'blue' }} />`,
  `<i style={{ color: active || 'red' }} />`,
  'const style = { boxShadow: `0 0 ${n}px black` }',
  `const red = 'tomato'; const style = { color: red as string }`,
  `<path fill="red" />`,
  `<path stroke={'#c00'} />`,
  `<stop stopColor="red" />`,
  `<i style={{ borderTopLeftRadius: 4 }} />`,
  `<i style={{ borderStartStartRadius: '4px' }} />`,
  `<i style={{ font: '13px serif' }} />`,
  `<text fontSize="13" />`,
  `<i style={{ fontSize: small ? 13 : 14 }} />`,
  `<i style={{ '--mine': 'red' }} />`,
  `<i style={assignInlineVars({ [css.mine]: 'red' })} />`,
  `node.style.color = 'red'`,
  `node.style.setProperty('background-color', 'red')`,
  `const tint = 'rgb(0 0 0 / 50%)'`,
  `const icon = '<svg><path fill="#c00" /></svg>'`,
]

const namedMarkup = [
  `<path fill="currentColor" stroke="none" opacity="0.55" />`,
  `<i style={{ color: 'inherit', borderRadius: 0, background: 'none' }} />`,
  `<Badge tone="gold" icon={red}>red</Badge>`,
  `<i style={assignInlineVars({ [css.share]: share })} className={css.red} />`,
  '<a href="#offer">#1</a>',
  `const colours = ['red']`,
]
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above

describe('style rules', () => {
  it('check every style and component of the kit and of the features', () => {
    expect(styles.length).toBeGreaterThan(80)
    expect(modules.length).toBeGreaterThan(400)
    expect(styles.flatMap(({ file }) => declarationsOf(path.join(root, file))).length).toBeGreaterThan(3000)
  })

  it.each(styles)('$file uses tokens for colours, type sizes and corners', ({ file }) => {
    expect(rawIn(path.join(root, file))).toEqual([])
  })

  it('find no raw colour, size or corner in a component', () => {
    const results = modules.map(({ file, text }) => ({ file, values: writtenIn(text, file) }))
    const raw = results.filter(({ values }) => values.length > 0)
    expect(raw.filter(({ file }) => !(file in drawn))).toEqual([])
    expect(raw.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(drawn)))
  })

  it.each(rawRules)('report %s', (rule) => expect(rawInRule(rule)).not.toEqual([]))
  it.each(namedRules)('accept %s', (rule) => expect(rawInRule(rule)).toEqual([]))
  it.each(rawMarkup)('report %s', (text) => expect(writtenIn(text)).not.toEqual([]))
  it.each(namedMarkup)('accept %s', (text) => expect(writtenIn(text)).toEqual([]))

  it.each(styles)('$file uses logical sides, for both directions', ({ text }) => {
    expect(offences(text, physical)).toEqual([])
  })

  it('report a physical side', () => {
    const bad = `{ paddingLeft: '4px', left: 0, maxWidth: '3rem' }`
    expect(offences(bad, physical)).toHaveLength(3)
  })
})

const edged: [string, string][] = [
  ['chip/chip', 'chip'],
  ['pagination/pagination', 'ends'],
  ['quantity-stepper/quantity-stepper', 'frame'],
  ['combined-search-field/combined-search-field', 'frame'],
  ['field/field', 'control'],
  ['field/field', 'mark'],
  ['switch/switch', 'track'],
  ['file-field/file-field', 'drop'],
  ['menu/menu', 'outlined'],
  ['icon-button/icon-button', 'outlined'],
]

describe('edges that identify controls', () => {
  const { light, dark, report } = createTheme('#6d3bff')
  const measured = (name: string) =>
    report
      .filter(({ foreground, required }) => foreground === name && required >= 3)
      .map(({ background }) => background)

  it.each(edged)('%s: %s has an edge whose contrast is checked on every background', (file, name) => {
    const className = exportsOf(kit(`${file}.css.ts`))[name]
    const edges = declarationsOf(kit(`${file}.css.ts`))
      .filter(({ selector, property }) => selector === className && /^border(?:Color)?$/.test(property))
      .map(({ value }) => /var\(--tp-([\w-]+)\)/.exec(String(value))?.[1] ?? '')
    expect(edges).toHaveLength(1)
    expect(new Set(measured(edges[0] ?? ''))).toEqual(new Set(['page', 'surface', 'raised', 'sunken']))
  })

  it('are not hairlines, whose contrast is not checked', () => {
    expect([light, dark].map((palette) => palette.hairline)).not.toContain(undefined)
    expect(measured('hairline')).toEqual([])
  })
})
