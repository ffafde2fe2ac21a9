import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { homeHtmlSizes } from './home-html.ts'

const limits = { js: 95, css: 15, html: 12, routeJs: 112, routeScripts: 16 }

interface RouteAssets {
  module: string
  imports?: string[]
  css?: string[]
  parentId?: string
}
interface Manifest {
  entry: RouteAssets
  routes: Record<string, RouteAssets | undefined>
}

function readManifest(clientDir: string): Manifest {
  const assets = join(clientDir, 'assets')
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The build has no route manifest.')
  const text = readFileSync(join(assets, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

const kilobytes = (clientDir: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(join(clientDir, `${file}.br`)).size, 0) / 1024

/** The assets that a page of one route loads: those of the entry, the route and its parent routes. */
function partsOf({ entry, routes }: Manifest, id: string): RouteAssets[] {
  const parts = [entry]
  for (let routeId: string | undefined = id; routeId; routeId = routes[routeId]?.parentId) {
    const part = routes[routeId]
    if (part) parts.push(part)
  }
  return parts
}
const scriptsOf = (parts: RouteAssets[]) => new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? [])]))

/** Fails the build if the home page or another route exceeds its budget. Sizes are Brotli-compressed. */
export async function checkBudgets(buildDir: string): Promise<void> {
  const clientDir = join(buildDir, 'client')
  const manifest = readManifest(clientDir)
  const home = partsOf(manifest, 'routes/_index')
  const js = kilobytes(clientDir, scriptsOf(home))
  const css = kilobytes(clientDir, new Set(home.flatMap((part) => part.css ?? [])))
  const html = Math.max(...Object.values(await homeHtmlSizes(buildDir))) / 1024
  const sizes = { JavaScript: [js, limits.js], CSS: [css, limits.css], HTML: [html, limits.html] } as const
  const lines = Object.entries(sizes).map(
    ([what, [size, limit]]) => `${size.toFixed(1)} KB of ${what} (limit ${limit})`,
  )
  console.log(`home: ${lines.join(', ')}`)
  if (Object.values(sizes).some(([size, limit]) => size > limit))
    throw new Error('The home page is heavier than its budget.')

  const routes = Object.keys(manifest.routes)
    .map((id) => {
      const scripts = scriptsOf(partsOf(manifest, id))
      return { id, size: kilobytes(clientDir, scripts), scripts: scripts.size }
    })
    .sort((one, other) => other.size - one.size)
  const [heaviest] = routes
  const most = Math.max(...routes.map(({ scripts }) => scripts))
  if (heaviest)
    console.log(
      `heaviest of ${routes.length} routes: ${heaviest.id}, ${heaviest.size.toFixed(1)} KB of JavaScript (limit ${limits.routeJs}); at most ${most} scripts (limit ${limits.routeScripts})`,
    )
  const over = routes.filter(({ size, scripts }) => size > limits.routeJs || scripts > limits.routeScripts)
  if (over.length > 0)
    throw new Error(
      `Heavier than their budget: ${over.map(({ id, size, scripts }) => `${id} (${size.toFixed(1)} KB in ${scripts} scripts)`).join(', ')}.`,
    )
}
