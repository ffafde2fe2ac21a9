import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const limits = { js: 100, css: 15 }

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
export function checkBudgets(buildDir: string): void {
  const clientDir = join(buildDir, 'client')
  const { entry, routes } = readManifest(clientDir)
  const parts = [entry, routes.root, routes['routes/_index']].filter((part) => part !== undefined)
  const js = kilobytes(clientDir, new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? [])])))
  const css = kilobytes(clientDir, new Set(parts.flatMap((part) => part.css ?? [])))
  console.log(
    `home: ${js.toFixed(1)} KB of JavaScript (limit ${limits.js}), ${css.toFixed(1)} KB of CSS (${limits.css})`,
  )
  if (js > limits.js || css > limits.css) throw new Error('The home page is heavier than its budget.')
}
