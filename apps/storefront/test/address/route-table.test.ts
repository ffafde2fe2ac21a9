import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ShopRoute, shopRoutes } from '@tradepost/domain/address/routes'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { places, withoutPage } from '@tradepost/scripts/places/places'
import { describe, expect, it } from 'vitest'
import { isGuarded, takesCards } from '../../server/security/protected-paths.ts'

const rows: readonly ShopRoute[] = shopRoutes
const files = readdirSync(path.join(import.meta.dirname, '../../app/routes')).map((file) => file.replace(/\.tsx?$/, ''))

/** The path of a route's file, by Remix's flat routes: `buyer_.message.stream` is `buyer/message/stream`. */
const pathOf = (file: string) =>
  file
    .replaceAll('[.]', '\u0000')
    .replaceAll(/\[([^\]]*)\]/g, (_, text: string) => text.replaceAll('.', '\u0000'))
    .split('.')
    .filter((segment) => segment !== '_index')
    .map((segment) => segment.replace(/_$/, '').replace(/^\$$/, '*').replace(/^\$/, ':'))
    .join('/')
    .replaceAll('\u0000', '.')

const example = (route: string) => `/${route.replaceAll(/:\w+|\*/g, 'x')}`
const matching = (address: string) => {
  const parts = new URL(address, 'http://shop.example').pathname.split('/').filter(Boolean)
  return rows.find(({ path: route }) => {
    const segments = route.split('/').filter(Boolean)
    return (
      !route.includes('*') &&
      segments.length === parts.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment === parts[index])
    )
  })
}

describe('the table of routes', () => {
  it('lists every route of the app and no other', () => {
    const routes = files.map(pathOf).filter((route, index, all) => all.indexOf(route) === index)
    expect(rows.map((row) => row.path).toSorted()).toEqual(routes.toSorted())
  })

  it('marks the routes that are guarded or take cards, in every language', () => {
    for (const { path: route, isGuarded: guarded = false, takesCards: cards = false } of rows)
      for (const address of [example(route), `/de${example(route)}`])
        expect([address, isGuarded(address), takesCards(address)]).toEqual([address, guarded, cards])
  })

  it('contains every link of the features', () => {
    const id = '1911300001538551313'
    const links = Object.entries(paths).map(([name, link]) => [name, (link as (text?: string) => string | null)(id)])
    expect(links.length).toBeGreaterThan(40)
    expect(links.filter(([, link]) => typeof link === 'string' && !matching(link))).toEqual([])
  })

  it('contains every address at which a story of the workshop is shown', () => {
    const features = path.join(import.meta.dirname, '../../../../packages/marketplace-features/src')
    const stories = globSync('**/*.stories.tsx', { cwd: features })
    const shown = stories.flatMap((file) =>
      [...readFileSync(path.join(features, file), 'utf8').matchAll(/\bpath: '\/([^'?]*)'/g)].map(
        ([, route = '']) => route,
      ),
    )
    expect(shown.length).toBeGreaterThan(30)
    const shape = (route: string) => route.replaceAll(/:\w+/g, ':')
    const shapes = new Set(rows.map((row) => shape(row.path)))
    expect(shown.filter((route) => !shapes.has(shape(route)))).toEqual([])
  })

  it('has an example of every page, or a reason why there is none', () => {
    const examples = new Set([...Object.keys(places), ...Object.keys(withoutPage)].map(pathOf))
    expect(rows.filter((row) => !examples.has(row.path)).map((row) => row.path)).toEqual([])
  })
})
