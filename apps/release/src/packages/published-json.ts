import type { PackageJson } from './workspace-package.ts'

/** Peer dependencies: installed once by the application. */
const shared = new Set(['react', 'react-dom', '@remix-run/react', '@remix-run/server-runtime', 'react-intl', 'swr'])
/** Packages without Remix also allow React 19; Remix 2 needs React 18. */
const peerRange = (name: string, version: string, needsRemix: boolean) =>
  ['react', 'react-dom'].includes(name) && !needsRemix ? `^${version} || ^19.0.0` : `^${version}`
/** Dependencies needed only at build time: the published styles are already compiled. */
const buildOnly = new Set(['@vanilla-extract/css'])

interface Versions {
  /** Exact versions of the pnpm catalog. */
  catalog: Record<string, string>
  /** Versions of the workspace packages. */
  workspace: Record<string, string>
}

function rangeOf(name: string, range: string, { catalog, workspace }: Versions): string {
  const version = range.startsWith('workspace:') ? workspace[name] : range === 'catalog:' ? catalog[name] : range
  if (!version) throw new Error(`There is no version for ${name} (${range}).`)
  return version
}

/** Expands a pattern of `exports` into the exports that it matches. */
function expandPattern(key: string, target: string, sources: readonly string[]): [string, string][] {
  const [before, after] = target.split('*')
  if (before === undefined || after === undefined) return [[key, target]]
  return sources
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, file.length - after.length))
    .filter((name) => !name.includes('/'))
    .map((name) => [key.replace('*', name), target.replace('*', name)])
}

/** A file that is published as it is. */
export const isAsset = (target: string): boolean => target.endsWith('.svg')

const builtPath = (target: string) => target.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '')

/** The package.json to publish: with exact versions and built files, and without references to the workspace. */
export function publishedJson(
  json: PackageJson,
  sources: readonly string[],
  versions: Versions,
  hasStyles: boolean,
): Record<string, unknown> {
  const pinned = Object.entries(json.dependencies ?? {})
    .filter(([name]) => !buildOnly.has(name))
    .map(([name, range]): [string, string] => [name, rangeOf(name, range, versions)])
  const needsRemix = pinned.some(([name]) => name.startsWith('@remix-run/'))
  const exported = Object.entries(json.exports)
    .flatMap(([key, target]) => expandPattern(key, target, sources))
    .map(([key, target]): [string, unknown] => [
      key,
      isAsset(target) ? builtPath(target) : { types: `${builtPath(target)}.d.ts`, default: `${builtPath(target)}.js` },
    ])
  return {
    name: json.name,
    version: json.version,
    description: json.description,
    license: 'MIT',
    type: 'module',
    sideEffects: hasStyles ? ['*.css'] : false,
    exports: Object.fromEntries([...exported, ...(hasStyles ? [['./style.css', './dist/style.css']] : [])]),
    files: ['dist', 'README.md', 'CHANGELOG.md', 'LICENSE'],
    engines: { node: '>=20.19' },
    dependencies: Object.fromEntries(pinned.filter(([name]) => !shared.has(name))),
    peerDependencies: Object.fromEntries(
      pinned
        .filter(([name]) => shared.has(name))
        .map(([name, version]) => [name, peerRange(name, version, needsRemix)]),
    ),
  }
}
