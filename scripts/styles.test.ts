import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\/|node_modules/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const styles = sources('{packages/{ui-kit,marketplace-features}/src,apps/storefront/app}/**/*.css.ts')
const components = sources('{packages/{ui-kit,marketplace-features}/src,apps/storefront/app}/**/*.tsx')
// NOTE: where the names get their values; the sheet of every page says 100 %, the reader's own size.
const isVocabulary = (file: string) => file.endsWith('ui-kit/src/vars.css.ts')
const isPage = (file: string) => file.endsWith('ui-kit/src/global.css.ts')

const offences = (text: string, pattern: RegExp) => text.match(pattern) ?? []

const rawColor =
  /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(\s*(?:[\d.]|from|display-p3)|:\s*'(?:white|black|red|green|blue|gray|grey)'/g
const rawType = /\bfontSize:\s*(?:['"`]|\d)[^,}\n]*|\bfont:\s*['"`](?!inherit['"`])[^,}\n]*/g
const rawRadius = /\bborder\w*Radius:\s*(?:[1-9.]|(['"`])(?:(?!\1).)*\d(?:px|r?em|%)(?:(?!\1).)*\1)/g
const rawInMarkup =
  /['"`]#[0-9a-fA-F]{3,8}['"`]|\b(?:rgba?|hsla?|oklch)\(|\b(?:fontSize|borderRadius|color|background):\s*['"`\d][^,}\n]*/g
const physical =
  /\b(?:margin|padding)(?:Left|Right|Top|Bottom)\b|\bborder(?:Left|Right|Top|Bottom)\w*|\b(?:left|right|top|bottom): (?!\{)|textAlign: '(?:left|right)'|\b(?:min|max)?(?:[wW]idth|[hH]eight): '/g

describe('rules of style', () => {
  it('looks at every style and component of the kit and of the features', () => {
    expect(styles.length).toBeGreaterThan(80)
    expect(components.length).toBeGreaterThan(200)
  })

  it.each(styles)('$file names colours, type sizes and corners instead of writing them', ({ file, text }) => {
    if (isVocabulary(file)) return
    expect(offences(text, rawColor)).toEqual([])
    expect(offences(text, rawRadius)).toEqual([])
    expect(offences(isPage(file) ? text.replace("fontSize: '100%'", '') : text, rawType)).toEqual([])
  })

  it('finds no colour, size or corner written into a component', () => {
    const found = components.map(({ file, text }) => ({ file, found: offences(text, rawInMarkup) }))
    expect(found.filter((one) => one.found.length > 0)).toEqual([])
  })

  it.each(styles)('$file is laid out for both directions', ({ text }) => {
    expect(offences(text, physical)).toEqual([])
  })

  it('would find what it forbids', () => {
    const bad = `{ color: '#fff', background: 'rgb(0 0 0 / 0.1)', fontSize: '13px', borderRadius: '4px', paddingLeft: '4px', left: 0, maxWidth: '3rem' }`
    expect(offences(bad, rawColor)).toHaveLength(2)
    expect(offences(bad, rawType)).toHaveLength(1)
    expect(offences(bad, rawRadius)).toHaveLength(1)
    expect(offences(bad, physical)).toHaveLength(3)
    expect(offences('{ borderStartEndRadius: `0 2rem`, fontSize: 14, font: "bold 1rem x" }', rawRadius)).toHaveLength(1)
    expect(offences('{ fontSize: 14, font: "bold 1rem x" }', rawType)).toHaveLength(2)
    expect(offences(`<i style={{ color: 'red', fontSize: 13 }} fill="#c00" />`, rawInMarkup)).toHaveLength(3)
    const good = '{ borderRadius: radius.small, borderStartEndRadius: `0`, fontSize: size[14], font: "inherit" }'
    expect([...offences(good, rawRadius), ...offences(good, rawType), ...offences(good, rawColor)]).toEqual([])
  })
})
