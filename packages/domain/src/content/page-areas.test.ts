import { expect, it } from 'vitest'
import { areaForms, areaLink, pageAreaOf, pageAreas } from './page-areas.ts'

it('has the thirteen areas, each on the devices of its type', () => {
  const typesOn = (device: 'phone' | 'desktop') => pageAreas.filter((area) => area[device]).map(({ type }) => type)
  expect(typesOn('phone')).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10])
  expect(typesOn('desktop')).toEqual([6, 7, 8, 9, 10, 11, 12, 13])
  expect(new Set(pageAreas.map(({ form }) => form))).toEqual(new Set(areaForms))
  expect(pageAreaOf('12')?.form).toBe('pairs')
  expect(pageAreaOf('14')).toBeUndefined()
})

it('links to paths of the shop and to secure addresses only', () => {
  expect(areaLink('/brands#new-brand')).toBe('/brands#new-brand')
  expect(areaLink('https://example.org/a?b=1')).toBe('https://example.org/a?b=1')
  for (const typed of [
    '',
    'brands',
    '//evil.example',
    '/\\evil',
    'http://example.org',
    'javascript:alert(1)',
    'data:x',
  ])
    expect(areaLink(typed)).toBeNull()
  expect(areaLink('https://you:me@example.org')).toBeNull()
})
