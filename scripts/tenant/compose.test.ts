import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { composeTenant } from './compose.ts'
import { logoNote } from './draw.ts'
import { drawnText } from './letters.ts'
import { type Drawn, motifFor } from './motifs.ts'
import type { NewTenant } from './new-tenant.ts'

const plan: NewTenant = {
  ...{ id: 'toms', number: 4, name: "Tom's & Co", company: "O'Neil & Sons", color: '#004488' },
  ...{ languages: ['en'], currencies: ['USD'], domain: 'toms.example' },
}
const motif = motifFor('toms', plan.color, [])

describe('the files of a tenant whose name has special characters', () => {
  const folder = composeTenant(plan, motif)

  it('contain the name unchanged', () => {
    const program = stripTypeScriptTypes(folder['tenant.ts'] ?? '')
      .replace(/^import .*$/gm, '')
      .replace('export default defineTenant(', 'return (')
    const tenant = new Function('en', program)({})
    expect(tenant).toMatchObject({ displayName: "Tom's & Co", companyName: "O'Neil & Sons" })
    expect(JSON.parse(folder['site.json'] ?? '')).toMatchObject({ companyName: "O'Neil & Sons" })
  })

  it.each(['icon.svg', 'logo-light.svg', 'logo-dark.svg'])('are a well-formed drawing: %s', (file) => {
    const svg = folder[`assets/${file}`] ?? ''
    expect(svg).toContain("<title>Tom's &#38; Co</title>")
    expect(svg.replace(/&#\d+;/g, '')).not.toContain('&')
  })
})

describe("the default currency of a new tenant's language", () => {
  it.each([
    [['en', 'de'], ['EUR', 'USD'], { en: 'USD', de: 'EUR' }],
    [['de', 'en'], ['USD', 'EUR'], { de: 'EUR', en: 'USD' }],
    [['en', 'ar'], ['GBP', 'USD', 'SAR', 'AED'], { en: 'GBP', ar: 'SAR' }],
    [['ja', 'kr'], ['JPY', 'USD'], { ja: 'JPY', kr: 'USD' }],
    [['fr', 'th'], ['GBP', 'JPY'], { fr: 'GBP', th: 'GBP' }],
  ] as const)('W8 is for languages %o and currencies %o: %o', (languages, currencies, expected) => {
    const files = composeTenant({ ...plan, languages: [...languages], currencies: [...currencies] }, motif)
    expect(JSON.parse(files['site.json'] ?? '').currencyOf).toEqual(expected)
    expect(files['tenant.ts']).toContain(`defaultCurrency: '${Object.values(expected)[0]}'`)
  })
})

describe('the text of a logo', () => {
  it.each([
    ['Nova', 'nova'],
    ['Köln', 'koln'],
    ['Łódź ß', 'lodz ss'],
    ["Tom's & Co.", "tom's & co."],
    ['متجر', null],
    ['й', null],
  ])('for %s is %s', (name, text) => {
    expect(drawnText(name)).toBe(text)
  })

  it('is reported if it differs from the name', () => {
    expect(logoNote({ id: 'nova', name: 'Nova' })).toBeNull()
    expect(logoNote({ id: 'koeln', name: 'Köln' })).toContain('The logo says KOLN')
    expect(logoNote({ id: 'matjar', name: 'متجر' })).toContain('The logo says MATJAR')
  })
})

describe('the motif of a new tenant', () => {
  const iconOf = (one: typeof motif) => `<svg>${one('#000', '#fff')}</svg>`

  it('is an unused one, if there is one', () => {
    const drawn: Drawn[] = []
    for (let n = 0; n < 8; n++) drawn.push({ color: '#004488', icon: iconOf(motifFor('toms', '#004488', drawn)) })
    expect(new Set(drawn.map(({ icon }) => icon)).size).toBe(8)
  })

  it('is otherwise one that no tenant of a similar colour has', () => {
    const drawn: Drawn[] = []
    for (let n = 0; n < 8; n++)
      drawn.push({ color: n === 3 ? '#ff8800' : '#004488', icon: iconOf(motifFor('toms', '#004488', drawn)) })
    expect(iconOf(motifFor('toms', '#0a4a90', drawn))).toBe(drawn[3]?.icon)
  })
})
