import { languages } from '@tradepost/i18n'
import { describe, expect, it } from 'vitest'
import { attributeDefs } from '../catalogue/attributes.ts'
import { catalogueRows } from '../catalogue/catalogue-rows.ts'
import { gameEventRows } from '../catalogue/game-events.ts'
import { passEventRows } from '../pass/pass-events.ts'
import { seedTenants } from '../tenant/tenants.ts'
import { articleRows, noticeRows, pageAreaRows, sceneRows } from './site-rows.ts'

const now = new Date('2026-03-14T12:00:00Z')
type Texts = Readonly<Record<string, unknown>>

/** The kinds of elements of a text, in order. */
const shapeOf = (html: string) => [...html.matchAll(/<(\w+)>/g)].map(([, tag]) => tag)

describe.each(seedTenants)('the demo data of $code', (tenant) => {
  const { ids, brands, categories, pairs, attributes } = catalogueRows(tenant, now)
  const { articles, categories: topics } = articleRows(tenant, now)
  const allTexts: [name: string, texts: Texts][] = [
    ...brands.flatMap(({ alias, about, seo }): [string, Texts][] => [
      [`about ${alias}`, about],
      [`seo of ${alias}`, seo],
    ]),
    ...categories.map(({ alias, names }): [string, Texts] => [`category ${alias}`, names]),
    ...pairs.map(({ brand_id, article }): [string, Texts] => [`pair of ${brand_id}`, article]),
    ...attributes.map(({ names }, n): [string, Texts] => [`attribute ${Object.keys(attributeDefs)[n]}`, names]),
    ...topics.map(({ icon, names }): [string, Texts] => [`topic ${icon}`, names]),
    ...articles.map(({ position, texts }): [string, Texts] => [`article ${position}`, texts]),
    ...pageAreaRows(tenant, ids).map(({ area_type, content }): [string, Texts] => [`area ${area_type}`, content]),
    ...noticeRows(tenant, now).map(({ type, texts }): [string, Texts] => [`notice ${type}`, texts]),
    ...sceneRows(tenant).map(({ key, texts }): [string, Texts] => [`scene ${key}`, texts]),
    ...passEventRows(tenant, now).map(({ position, texts }): [string, Texts] => [`event ${position}`, texts]),
    ...gameEventRows(tenant, brands, now).map(({ brand_id, texts }): [string, Texts] => [`week of ${brand_id}`, texts]),
  ]

  it.each(tenant.languages)('has every text in %s', (language) => {
    expect(allTexts.filter(([, texts]) => texts[language] === undefined).map(([name]) => name)).toEqual([])
  })

  it('has its own text for the home page in each language', () => {
    const { home } = tenant
    const words = [
      home.hotTitle,
      ...[...home.stage, ...home.blocks].flatMap(({ title, text }) => [title, text]),
      ...home.quick.map(({ title }) => title),
    ]
    for (const language of tenant.languages)
      expect(words.filter((texts) => !texts[language]).map(({ en }) => `${language}: ${en}`)).toEqual([])
  })

  it('has the same number of headings, list items and paragraphs in every language', () => {
    for (const { position, texts } of articles) {
      const shape = shapeOf(texts.en.html)
      for (const [language, { html, title }] of Object.entries(texts))
        expect([position, language, title.length > 1, shapeOf(html)]).toEqual([position, language, true, shape])
    }
  })
})

it('the demo notices are in every language of the product, because a new shop may use any', () => {
  const [tenant] = seedTenants
  for (const { type, texts } of tenant ? noticeRows({ ...tenant, languages }, now) : [])
    expect([type, Object.keys(texts).sort()]).toEqual([type, [...languages].sort()])
})
