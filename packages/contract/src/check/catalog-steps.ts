import { type Facts, of, type Step } from './journey.ts'

const alias = (facts: Facts) => `check-${facts.get('run')}`.toLowerCase()
const keep = (data: { id?: string; version?: number }, facts: Facts) => {
  facts.set('check brand', data.id)
  facts.set('check brand version', data.version)
}
const statements = (facts: Facts) => ({
  ...{ alias: alias(facts), name: 'Contract check', keywords: 'check', enabled: false },
  words: [{ language: 'en', name: '', about: 'Not shown.', seoTitle: '', seoDescription: '' }],
})

/** A brand that the shop never shows. */
export const catalog: Step[] = [
  { call: 'catalogEdit.createBrand', as: 'staff', input: (facts) => ({ body: statements(facts) }), keep },
  {
    call: 'catalogEdit.editBrand',
    as: 'staff',
    input: (facts) => ({
      ...of('check brand')(facts),
      body: { ...statements(facts), version: Number(facts.get('check brand version')), alias: `${alias(facts)}-2` },
    }),
    keep,
  },
  { call: 'catalogEdit.staffBrandDetail', as: 'staff', input: of('check brand') },
  { call: 'catalogEdit.staffBrandPage', as: 'staff', input: () => ({ body: { keyword: 'check' } }) },
]
