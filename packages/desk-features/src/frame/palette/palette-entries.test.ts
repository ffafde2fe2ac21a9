import { expect, it } from 'vitest'
import { sellerGroups, staffGroups } from '../frame-pages.ts'
import { paletteEntries } from './palette-entries.ts'

const t = (id: string, values?: { keyword: string }) => (values ? `${id} ${values.keyword}` : id)
const all = () => true
const find = (typed: string, more: Partial<Parameters<typeof paletteEntries>[0]> = {}) =>
  paletteEntries({ side: 'seller', groups: sellerGroups, typed, may: all, t, ...more })

it('lists every page and act of the side before anything is typed, and no search', () => {
  const entries = find('')
  expect(entries.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/sell/orders', '/sell/money', '/sell/offers/new', '/sell/security']),
  )
  expect(entries.some(({ id }) => id.startsWith('find'))).toBe(false)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  const staff = find('', { side: 'staff', groups: staffGroups })
  expect(new Set(staff.map(({ id }) => id)).size).toBe(staff.length)
  expect(staff.length).toBeGreaterThan(40)
})

it('finds by every typed word, in the name or the group, without case and accents', () => {
  const named = (id: string) => (id === 'desk.orders' ? 'Bestellungen über alles' : id)
  const hrefs = find('UBER bestell', { t: named }).map(({ href }) => href)
  expect(hrefs).toEqual(['/sell/orders', '/sell/orders?keyword=UBER+bestell', '/sell/offers?keyword=UBER+bestell'])
})

it('hides acts and searches that the role may not use', () => {
  const hrefs = find('new', { may: (permission) => permission === 'order.view' }).map(({ href }) => href)
  expect(hrefs).toEqual(['/sell/orders?keyword=new'])
})
