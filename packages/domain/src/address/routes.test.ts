import { describe, expect, it } from 'vitest'
import { isForEverybody, reservedAliases, robotsPaths, type ShopRoute, shopRoutes, sitemapPaths } from './routes.ts'

const rows: readonly ShopRoute[] = shopRoutes
const parametersOf = (path: string) => path.split('/').filter((segment) => /^[:*]/.test(segment))

describe('the routes of a shop', () => {
  it('match the snapshot', () => {
    expect(
      rows.map(({ path, parts, ...flags }) =>
        `/${path}${parts ? ` (${parts})` : ''} ${Object.keys(flags).join(' ')}`.trim(),
      ),
    ).toMatchSnapshot()
    expect(sitemapPaths).toMatchSnapshot()
    expect(robotsPaths).toMatchSnapshot()
    expect(reservedAliases.toSorted()).toMatchSnapshot()
  })

  it('are listed once each, with a shape for every parameter', () => {
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
    const incomplete = rows.filter(
      ({ path, parts = [], readsItself }) =>
        !readsItself && !path.includes('*') && parametersOf(path).length !== parts.length,
    )
    expect(incomplete).toEqual([])
  })

  it('are in the sitemap only without parameters and open to everybody', () => {
    const wrong = rows.filter(
      (row) => row.inSitemap && (parametersOf(row.path).length > 0 || row.isGuarded || row.robots),
    )
    expect(wrong).toEqual([])
  })

  it('are never both guarded and the same document for everybody', () => {
    expect(rows.filter((row) => row.isForEverybody && (row.isGuarded || row.robots))).toEqual([])
    const open = [
      '/',
      '/fortnite',
      '/fortnite/accounts',
      '/items/7',
      '/search',
      '/store/7',
      '/events/summer',
      '/rental',
    ]
    const others = [
      '/cart',
      '/buyer',
      '/buyer/orders',
      '/login',
      '/events/beta',
      '/wishlist',
      '/rental/7',
      '/a/b/c',
      '/en',
    ]
    expect(open.filter((path) => !isForEverybody(path))).toEqual([])
    expect(others.filter(isForEverybody)).toEqual([])
  })
})
