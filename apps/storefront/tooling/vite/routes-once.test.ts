import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routesOnce } from './routes-once.ts'

const fromRemix = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'))
const file = join(dirname(fromRemix.resolve('@remix-run/router')), 'router.js')
const source = readFileSync(file, 'utf8')

interface Route {
  id: string
  path: string
  children?: Route[]
}
type Match = (routes: Route[], path: string) => { route: Route; params: object; pathname: string }[] | null

const transform = (code: string, ssr: boolean) => {
  const run = routesOnce().transform as (code: string, id: string, options: { ssr: boolean }) => { code: string } | null
  return run(code, file, { ssr })
}

const matcherOf = async (code: string): Promise<Match> =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).matchRoutes

/** The routes of the storefront, and a splat behind an optional language. */
function routesOfTheShop(): Route[] {
  const names = readdirSync(new URL('../../app/routes', import.meta.url)).map((name) => name.replace(/\.tsx?$/, ''))
  const paths = names.map((name) =>
    name
      .replaceAll('.', '/')
      .replaceAll('$', ':')
      .replace(/(^|\/)_index$/, ''),
  )
  const routes = paths.map((path, n) => ({ id: String(n), path: path === ':' ? '*' : path }))
  return [
    {
      id: 'root',
      path: '',
      children: [...routes, { id: 'language', path: ':locale?', children: [{ id: 'any', path: '*' }] }],
    },
  ]
}
const testedPaths = [
  '/',
  '/de',
  '/login',
  '/items/17',
  '/de/items/17',
  '/Items/17/',
  '/items',
  '/a%2Fb/coins',
  '/wow/coins',
  '//',
  '/buyer/orders/1/confirm',
  '/x/y/z/',
]

it('matches as the router does, but sorts the routes and compiles their patterns only once', async () => {
  const code = transform(source, true)?.code ?? ''
  const [once, always] = await Promise.all([matcherOf(code), matcherOf(source)])
  const routes = routesOfTheShop()
  expect(routes[0]?.children?.length).toBeGreaterThan(60)
  const found = (match: Match, path: string) =>
    match(routes, path)?.map(({ route, params, pathname }) => [route.id, { ...params }, pathname]) ?? null
  for (const path of [...testedPaths, ...testedPaths])
    expect([path, found(once, path)]).toEqual([path, found(always, path)])
  expect(new Set(testedPaths.map((path) => JSON.stringify(found(once, path)))).size).toBeGreaterThan(5)

  let read = 0
  const watched = routesOfTheShop().map((route) => ({
    ...route,
    get children() {
      read += 1
      return route.children
    },
  }))
  const readBy = (match: Match) => {
    read = 0
    for (const path of testedPaths) match(watched, path)
    return read
  }
  expect(readBy(always)).toBeGreaterThan(testedPaths.length)
  expect(readBy(once)).toBeLessThan(testedPaths.length)
})

it('does not change browser code, and fails when the code of the router has changed', () => {
  expect(transform(source, false)).toBeNull()
  expect(() => transform(source.replace('rankRouteBranches(branches)', ''), true)).toThrow(
    'The router matches in another way now.',
  )
})
