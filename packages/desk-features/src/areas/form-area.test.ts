import { pageAreas } from '@tradepost/domain/content/page-areas'
import { expect, it } from 'vitest'
import { type AreaContent, emptyArea, formAreaOf, newKey, outdatedKeys, readFormArea, writtenIn } from './form-area.ts'

const part = (key: string, languages: string[], outdated: string[] = []) => ({
  ...{ key, outdated, texts: Object.fromEntries(languages.map((one) => [one, { title: one }])) },
})
const footer: AreaContent = {
  ...{ kind: 'area', areaType: 7 },
  columns: [{ ...part('1', ['en', 'de']), links: [{ ...part('c1l1', ['en', 'de'], ['de']), href: '/help' }] }],
}

it('keeps what an area has, and reads it back from its hidden field', () => {
  const area = formAreaOf(footer)
  expect(readFormArea(JSON.stringify(area))).toEqual(area)
  for (const text of ['', 'null', '[]', '3', '{']) expect(readFormArea(text)).toBeNull()
})

it('knows the languages in which all parts are written, and which words are older', () => {
  expect(writtenIn(formAreaOf(footer), ['en', 'de', 'ar'])).toEqual(['en', 'de'])
  expect(writtenIn({ links: [] }, ['en'])).toEqual([])
  expect(outdatedKeys(footer, 'de')).toEqual(['c1l1'])
  expect(outdatedKeys(footer, 'en')).toEqual([])
})

it('begins every area with the field of its type, and gives new parts keys of their own', () => {
  for (const { form } of pageAreas) expect(Object.keys(emptyArea(form))).toEqual([form])
  expect(newKey([])).toBe('n1')
  expect(newKey([{ key: 'n2' }])).toBe('n3')
})
