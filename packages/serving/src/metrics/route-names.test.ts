import { expect, it } from 'vitest'
import { routeNames } from './route-names.ts'

const nameOf = routeNames([
  '',
  ':brand',
  ':brand/:category',
  'items/:id',
  'buyer/orders/:id',
  'sitemaps/:part.xml',
  'api/*',
  '*',
])

it.each([
  ['/', '/'],
  ['/items/41', '/items/:id'],
  ['/ITEMS/41', '/items/:id'],
  ['/buyer/orders/9', '/buyer/orders/:id'],
  ['/fortnite', '/:brand'],
  ['/fortnite/coins', '/:brand/:category'],
  ['/sitemaps/items-1.xml', '/sitemaps/:part.xml'],
  ['/api/offer/search/anything', '/api/*'],
  ['/a/b/c/someone@mail.example', '/*'],
  ['/%2e%2e/x/%zz', '/*'],
])('names the route of %s as %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})

it('names paths of no route alike', () => {
  expect(routeNames(['items/:id'])('/nowhere/else/at/all')).toBe('/*')
})
