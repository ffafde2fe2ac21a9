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

const keepAs = (subject: string) => (data: { id?: string; version?: number }, facts: Facts) => {
  facts.set(subject, data.id)
  facts.set(`${subject} version`, data.version)
}
const versionOf = (subject: string, facts: Facts) => Number(facts.get(`${subject} version`))
const goods = (facts: Facts) => ({
  params: { brandId: facts.get('check brand'), categoryId: facts.get('check category') },
})
const category = (facts: Facts) => ({
  ...{ alias: `${alias(facts)}-goods`, position: 900, enabled: false },
  words: [{ language: 'en', name: 'Contract check', about: '', seoTitle: '', seoDescription: '', keywords: 'trial' }],
})
const attribute = {
  ...{ attrType: 2, isMain: false, filterable: false, required: false, position: 900 },
  names: [{ language: 'en', name: 'Contract check' }],
}
const inAttribute = of('check attribute')

const categories: Step[] = [
  {
    call: 'catalogEdit.createCategory',
    as: 'staff',
    input: (facts) => ({ body: { ...category(facts), kind: 'items' } }),
    keep: keepAs('check category'),
    unless: ['catalog_full'],
  },
  {
    call: 'catalogEdit.editCategory',
    as: 'staff',
    input: (facts) => ({
      ...of('check category')(facts),
      body: { ...category(facts), alias: `${alias(facts)}-wares`, version: versionOf('check category', facts) },
    }),
  },
  { call: 'catalogEdit.staffCategoryDetail', as: 'staff', input: of('check category') },
  { call: 'catalogEdit.staffCategoryPage', as: 'staff', input: () => ({ body: { keyword: 'check' } }) },
]

const attributes: Step[] = [
  {
    call: 'catalogEdit.createAttribute',
    as: 'staff',
    input: () => ({ body: { ...attribute, values: ['One'] } }),
    keep: keepAs('check attribute'),
    unless: ['catalog_full'],
  },
  {
    call: 'catalogEdit.editAttribute',
    as: 'staff',
    input: (facts) => ({
      ...inAttribute(facts),
      body: { ...attribute, position: 901, version: versionOf('check attribute', facts) },
    }),
  },
  {
    call: 'catalogEdit.addAttributeValue',
    as: 'staff',
    input: (facts) => ({ ...inAttribute(facts), body: { value: 'Two' } }),
    keep: keepAs('check attribute'),
  },
  {
    call: 'catalogEdit.editAttributeValue',
    as: 'staff',
    input: (facts) => ({
      ...inAttribute(facts),
      body: {
        ...{ value: 'Two', enabled: true, place: 1, version: versionOf('check attribute', facts) },
        words: [{ language: 'en', name: 'Second' }],
      },
    }),
  },
  {
    call: 'catalogEdit.removeAttributeValue',
    as: 'staff',
    input: (facts) => ({ ...inAttribute(facts), body: { value: 'One' } }),
  },
  { call: 'catalogEdit.staffAttributeDetail', as: 'staff', input: inAttribute },
  { call: 'catalogEdit.staffAttributePage', as: 'staff', input: () => ({ body: { keyword: 'check' } }) },
]

const brandCategories: Step[] = [
  {
    call: 'catalogEdit.addBrandCategory',
    as: 'staff',
    input: (facts) => ({
      params: { brandId: facts.get('check brand') },
      body: { categoryId: facts.get('check category') },
    }),
    keep: keepAs('check goods'),
  },
  {
    call: 'catalogEdit.editBrandCategory',
    as: 'staff',
    input: (facts) => ({
      ...goods(facts),
      body: {
        ...{ enabled: false, position: 1, version: versionOf('check goods', facts) },
        words: [{ language: 'en', seoTitle: 'Contract check', seoDescription: '' }],
        attributes: [{ id: facts.get('check attribute'), choices: ['Two'] }],
      },
    }),
  },
  { call: 'catalogEdit.staffBrandCategoryDetail', as: 'staff', input: goods },
  {
    call: 'catalogEdit.staffBrandCategories',
    as: 'staff',
    input: (facts) => ({ params: { brandId: facts.get('check brand') } }),
  },
  { call: 'catalogEdit.removeBrandCategory', as: 'staff', input: goods },
]

/** A second brand, which the first one is merged into. */
const merge: Step[] = [
  {
    call: 'catalogEdit.createBrand',
    as: 'staff',
    input: (facts) => ({ body: { ...statements(facts), alias: `${alias(facts)}-3` } }),
    keep: keepAs('check other brand'),
  },
  {
    call: 'catalogEdit.readBrandMerge',
    as: 'staff',
    input: (facts) => ({ params: { id: facts.get('check brand'), intoId: facts.get('check other brand') } }),
  },
  {
    call: 'catalogEdit.mergeBrand',
    as: 'staff',
    input: (facts) => ({
      ...of('check brand')(facts),
      body: {
        ...{ intoId: facts.get('check other brand'), version: versionOf('check brand', facts) },
        intoVersion: versionOf('check other brand', facts),
      },
    }),
  },
]

/** A brand, a category and an attribute that the shop never shows. */
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
  ...categories,
  ...attributes,
  ...brandCategories,
  ...merge,
]
