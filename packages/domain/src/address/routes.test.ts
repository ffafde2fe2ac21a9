import { describe, expect, it } from 'vitest'
import { reservedAliases, robotsPaths, type ShopRoute, shopRoutes, sitemapPaths } from './routes.ts'

const rows: readonly ShopRoute[] = shopRoutes
const changing = (path: string) => path.split('/').filter((segment) => /^[:*]/.test(segment))

describe('the addresses of a shop', () => {
  it('are these', () => {
    expect(
      rows.map(({ path, parts, ...more }) =>
        `/${path}${parts ? ` (${parts})` : ''} ${Object.keys(more).join(' ')}`.trim(),
      ),
    ).toMatchSnapshot()
    expect(sitemapPaths).toMatchSnapshot()
    expect(robotsPaths).toMatchSnapshot()
    expect(reservedAliases.toSorted()).toMatchSnapshot()
  })

  it('stand there once each, and say what every changing part looks like', () => {
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
    const unclear = rows.filter(
      ({ path, parts = [], readsItself }) =>
        !readsItself && !path.includes('*') && changing(path).length !== parts.length,
    )
    expect(unclear).toEqual([])
  })

  it('are in the sitemap only where they are fixed and open to everybody', () => {
    const wrong = rows.filter((row) => row.inSitemap && (changing(row.path).length > 0 || row.isGuarded || row.robots))
    expect(wrong).toEqual([])
  })
})
