import { camel, pascal, wordsOf } from './names.ts'

/** The route of a new feature's page. */
export const routeFile = (
  name: string,
): string => `import { ${pascal(name)}Page } from '@tradepost/marketplace-features/${name}'
import { load${pascal(name)} } from '@tradepost/marketplace-features/${name}/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: '${name}', layout: 'web' }
export const loader = page(['${wordsOf(name)}'], (context) => load${pascal(name)}(context))
export const meta = metaFromData

export default ${pascal(name)}Page
export { RouteError as ErrorBoundary } from '~/document/route-error'
`

/** Inserts a line after the line that names the page to compare offers, which every list of pages has. */
function afterCompare(list: string, line: string): string {
  const changed = list.replace(/^ *compare: .*\n|^ *\{ path: 'compare' \},\n/m, (found) => found + line)
  if (changed === list) throw new Error('the list of pages does not name the page to compare offers')
  return changed
}

/** Adds the route to those of a shop. */
export const withRoute = (routes: string, name: string) => afterCompare(routes, `  { path: '${name}' },\n`)
/** Adds the path for links from other pages. */
export const withPath = (paths: string, name: string) => afterCompare(paths, `  ${camel(name)}: () => '/${name}',\n`)
/** Adds an example of the page, which the browser tests open in every shop. */
export const withPlace = (places: string, name: string) =>
  afterCompare(places, `  '${name}': { '${name}': fixed('/${name}') },\n`)
