import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { homeHtmlSizes } from './home-html.ts'

const limits = { js: 100, css: 15, html: 20 }

interface RouteAssets {
  module: string
  imports?: string[]
  css?: string[]
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

/** Fails the build when what the home page loads is heavier than promised; sizes are Brotli. */
export async function checkBudgets(buildDir: string): Promise<void> {
  const clientDir = join(buildDir, 'client')
  const { entry, routes } = readManifest(clientDir)
  const parts = [entry, routes.root, routes['routes/_index']].filter((part) => part !== undefined)
  const js = kilobytes(clientDir, new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? [])])))
  const css = kilobytes(clientDir, new Set(parts.flatMap((part) => part.css ?? [])))
  const html = Math.max(...Object.values(await homeHtmlSizes(buildDir))) / 1024
  const said = { JavaScript: [js, limits.js], CSS: [css, limits.css], HTML: [html, limits.html] } as const
  const lines = Object.entries(said).map(([what, [size, limit]]) => `${size.toFixed(1)} KB of ${what} (limit ${limit})`)
  console.log(`home: ${lines.join(', ')}`)
  if (Object.values(said).some(([size, limit]) => size > limit))
    throw new Error('The home page is heavier than its budget.')
}
