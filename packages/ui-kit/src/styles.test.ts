/// <reference types="vite/client" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const paths = Object.keys(import.meta.glob(['./*/*.css.ts', './*.css.ts']))
const styles = paths.map((path) => ({ path, text: readFileSync(new URL(path, import.meta.url), 'utf8') }))
const components = styles.filter(({ path }) => !['./vars.css.ts', './global.css.ts'].includes(path))

const offences = (text: string, pattern: RegExp) => text.match(pattern) ?? []

const rawColor =
  /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(\s*[\d.]|:\s*'(?:white|black|red|gray|grey)'/g
const pixelType = /fontSize:\s*'[^']*px/g
const physical =
  /\b(?:margin|padding)(?:Left|Right|Top|Bottom)\b|\bborder(?:Left|Right|Top|Bottom)\w*|\b(?:left|right|top|bottom): (?!\{)|textAlign: '(?:left|right)'|\b(?:min|max)?(?:[wW]idth|[hH]eight): '/g

describe('rules of style', () => {
  it('looks at every style of the kit', () => {
    expect(components.length).toBeGreaterThan(40)
  })

  it.each(components)('$path names colours and type sizes instead of writing them', ({ text }) => {
    expect(offences(text, rawColor)).toEqual([])
    expect(offences(text, pixelType)).toEqual([])
  })

  it.each(styles)('$path is laid out for both directions', ({ text }) => {
    expect(offences(text, physical)).toEqual([])
  })

  it('would find what it forbids', () => {
    const bad = `{ color: '#fff', background: 'rgb(0 0 0 / 0.1)', fontSize: '13px', paddingLeft: '4px', left: 0, maxWidth: '3rem' }`
    expect(offences(bad, rawColor)).toHaveLength(2)
    expect(offences(bad, pixelType)).toHaveLength(1)
    expect(offences(bad, physical)).toHaveLength(3)
  })
})
