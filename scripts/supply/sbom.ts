import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type LockedPackage, lockedPackages, root } from './lockfile.ts'

/** `pnpm run sbom`, after an install: writes all locked packages and their publication times as CycloneDX 1.6. */
const [file = path.join(root, 'sbom.cdx.json')] = process.argv.slice(2)
const integrity = /integrity: sha512-([A-Za-z0-9+/=]+)/

/** Publication times by package from pnpm's cache, which stores them for the check of `minimumReleaseAge`. */
function publishTimes(): Map<string, Record<string, string>> {
  const cache = execFileSync('pnpm', ['cache', 'path'], { encoding: 'utf8', cwd: root }).trim()
  const notes = globSync('{,*/}metadata-full/*/**/*.jsonl', { cwd: cache })
  return new Map(
    notes.map((note) => {
      const head = readFileSync(path.join(cache, note), 'utf8')
      const name = /"name":"([^"]+)"/.exec(head)?.[1] ?? note
      return [name, JSON.parse(/"time":(\{[^}]*\})/.exec(head)?.[1] ?? '{}')]
    }),
  )
}

/** Publication time from the registry, for packages that pnpm's cache lacks. */
function timeFromRegistry(name: string, version: string): string {
  const answer = execFileSync('npm', ['view', name, 'time', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const time = (JSON.parse(answer) as Record<string, string>)[version]
  if (!time) throw new Error(`The registry does not say when ${name}@${version} was published.`)
  return time
}

const times = publishTimes()
function componentOf({ name, version, resolution }: LockedPackage) {
  const published = times.get(name)?.[version] ?? timeFromRegistry(name, version)
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.exec(resolution)?.[1] ?? '', 'base64').toString('hex') }],
    properties: [{ name: 'tradepost:published', value: new Date(published).toISOString() }],
  }
}

const head = JSON.stringify({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { timestamp: new Date().toISOString(), component: { type: 'application', name: 'tradepost' } },
})
// Write one line per package, so that a diff shows which packages changed.
const lines = lockedPackages().map((one) => JSON.stringify(componentOf(one)))
writeFileSync(file, `${head.slice(0, -1)},"components":[\n${lines.join(',\n')}\n]}\n`)
