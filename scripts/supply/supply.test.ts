import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LockedPackage, lockedPackages, root } from './lockfile.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
const packages = lockedPackages()
const fromRegistry = /^\{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/
const weekMs = 7 * 24 * 3_600_000
/** The lowest version of a package without known vulnerabilities. */
const atLeast: Readonly<Record<string, string>> = {
  '@remix-run/dev': '2.17.5',
  '@remix-run/node': '2.17.5',
  '@remix-run/react': '2.17.5',
  '@remix-run/server-runtime': '2.17.5',
  '@remix-run/router': '1.23.2',
  'node-fetch': '2.7.0',
}

interface Component {
  name: string
  version: string
  hashes: { alg: string; content: string }[]
  properties: { name: string; value: string }[]
}
interface Bill {
  bomFormat: string
  specVersion: string
  metadata: { timestamp: string }
  components: Component[]
}

function isBelow(version: string, least: string): boolean {
  const number = (text: string) => {
    const [major = 0, minor = 0, patch = 0] = text.split(/[.-]/).map(Number)
    return major * 1e6 + minor * 1e3 + patch
  }
  return number(version) < number(least)
}

/** Packages that are not from the registry, have no digest, or have a known vulnerability. */
const unsafe = (locked: readonly LockedPackage[]) =>
  locked
    .filter(
      ({ name, version, resolution }) => !fromRegistry.test(resolution) || isBelow(version, atLeast[name] ?? '0.0.0'),
    )
    .map(({ name, version }) => `${name}@${version}`)

const digestOf = ({ resolution }: LockedPackage) =>
  Buffer.from(/sha512-([^}]+)/.exec(resolution)?.[1] ?? '', 'base64').toString('hex')

/** Differences between the bill of materials and the lockfile, and packages younger than a week at its timestamp. */
function billFaults(locked: readonly LockedPackage[], { metadata, components }: Bill): string[] {
  const digests = new Map(components.map(({ name, version, hashes }) => [`${name}@${version}`, hashes[0]?.content]))
  const missing = locked.filter((one) => digests.get(`${one.name}@${one.version}`) !== digestOf(one))
  const names = new Set(locked.map(({ name, version }) => `${name}@${version}`))
  const extra = [...digests.keys()].filter((name) => !names.has(name))
  const written = Date.parse(metadata.timestamp)
  const young = components.filter(({ properties }) => {
    const published = properties.find(({ name }) => name === 'tradepost:published')?.value ?? ''
    return !(Date.parse(published) <= written - weekMs)
  })
  return [...missing, ...young].map(({ name, version }) => `${name}@${version}`).concat(extra)
}

it('S59 installed packages come from the registry with a digest, run scripts only if listed, have no known vulnerabilities, were a week old when locked, and are in the bill of materials', () => {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  expect(packages.length).toBeGreaterThan(500)
  expect(packages).toHaveLength(lock.match(/^ {4}resolution: /gm)?.length ?? 0)
  expect(unsafe(packages)).toEqual([])
  for (const name of Object.keys(atLeast)) expect(packages.map((one) => one.name)).toContain(name)

  const workspace = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  expect(workspace).not.toMatch(
    /dangerouslyAllowAllBuilds|enablePrePostScripts: true|^registr|minimumReleaseAgeExclude/m,
  )
  expect(workspace).toMatch(/^minimumReleaseAge: 10080$/m)
  for (const rc of git('ls-files', '.npmrc', '**/.npmrc').split('\n').filter(Boolean))
    expect(readFileSync(path.join(root, rc), 'utf8')).not.toMatch(/registry/)
  const section = workspace.slice(workspace.indexOf('allowBuilds:'), workspace.indexOf('catalog:'))
  const allowed = [...section.matchAll(/^ {2}'?([^':]+)'?: true$/gm)].map(([, name]) => name)
  expect(allowed.length).toBeGreaterThan(3)
  expect(allowed.filter((name) => !packages.some((one) => one.name === name))).toEqual([])

  const bill: Bill = JSON.parse(readFileSync(path.join(root, 'sbom.cdx.json'), 'utf8'))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(Date.parse(bill.metadata.timestamp)).toBeLessThanOrEqual(Date.now())
  expect(billFaults(packages, bill), 'write it with `pnpm run sbom`').toEqual([])
})

it('S59 control: each kind of fault is found', () => {
  const digest = `{integrity: sha512-${'A'.repeat(86)}==}`
  const one = (name: string, version: string, resolution = digest): LockedPackage => ({ name, version, resolution })
  expect(
    unsafe([
      one('tarball', '1.0.0', '{tarball: https://elsewhere.example/a.tgz}'),
      one('weak', '1.0.0', '{integrity: sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=}'),
      one('@remix-run/node', '2.17.4'),
      one('fine', '0.0.1'),
    ]),
  ).toEqual(['tarball@1.0.0', 'weak@1.0.0', '@remix-run/node@2.17.4'])
  const component = (name: string, published: string): Component => ({
    name,
    version: '1.0.0',
    hashes: [{ alg: 'SHA-512', content: '00'.repeat(64) }],
    properties: [{ name: 'tradepost:published', value: published }],
  })
  const bill: Bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { timestamp: '2026-11-22T12:00:00Z' },
    components: [
      component('old', '2026-11-15T12:00:00Z'),
      component('young', '2026-11-15T12:00:01Z'),
      component('gone', '2026-01-01T00:00:00Z'),
    ],
  }
  const locked = [one('old', '1.0.0'), one('young', '1.0.0'), one('new', '1.0.0')]
  expect(billFaults(locked, bill)).toEqual(['new@1.0.0', 'young@1.0.0', 'gone@1.0.0'])
})

const rules: [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[\s\\n]*[A-Za-z0-9+/]{60}/],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a Stripe key', /\b[sr]k_live_[0-9A-Za-z]{16,}\b/],
  ['a GitHub token', /\bgh[pousr]_[0-9A-Za-z]{36,}\b/],
  ['a Slack token', /\bxox[abprs]-[0-9A-Za-z-]{20,}\b/],
  ['a Google key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['an npm token', /\bnpm_[0-9A-Za-z]{36}\b/],
  ['a JSON Web Token', /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}\b/],
]
const assigned = /(?:secret|password|token|api_?key)["']?\s*[:=]\s*["']([A-Za-z0-9+/=_-]{24,})["']/gi

function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0)
}
/** Secrets in a text: a known kind of key, or a long random value assigned to a name like `token`. */
function secretsIn(text: string): string[] {
  const recognised = rules.filter(([, rule]) => rule.test(text)).map(([name]) => name)
  const random = [...text.matchAll(assigned)].filter(([, value = '']) => /\d/.test(value) && entropy(value) > 4.2)
  return [...recognised, ...random.map(([match]) => match)]
}

describe('secrets', () => {
  it('S58 are in no file of the repository, in no earlier commit, and in no file sent to browsers', () => {
    // Control: the rules find secrets.
    expect(secretsIn(`sk_${'live'}_4eC39HqLyjWDarjtT1zdp7dc`)).toEqual(['a Stripe key'])
    expect(secretsIn(`clientSecret: '${'q8Zr2LxN0vTb5KwYd7HsPc3M'}${'uJfG'}'`)).toHaveLength(1)
    const files = git('ls-files')
      .split('\n')
      .filter((file) => /\.(?:[cm]?[jt]sx?|json|ya?ml|md|sql|sh|html|css|svg)$|^\.ci/.test(file))
    expect(files.length).toBeGreaterThan(300)
    const secrets = files
      .filter((file) => existsSync(path.join(root, file)) && file !== 'pnpm-lock.yaml')
      .flatMap((file) => secretsIn(readFileSync(path.join(root, file), 'utf8')).map((what) => `${file}: ${what}`))
    expect(secrets).toEqual([])
    const added = git('log', '-p', '--no-color', '--unified=0', '--', '.', ':!pnpm-lock.yaml')
    expect(secretsIn(added)).toEqual([])
    const built = globSync('tenants/*/build/client/**/*.{js,css,html,map,json}', { cwd: root })
    for (const file of built) {
      const text = readFileSync(path.join(root, file), 'utf8')
      expect([file, secretsIn(text), /client_secret=|GATEWAY_CLIENT_SECRET|development-only-/.test(text)]).toEqual([
        file,
        [],
        false,
      ])
    }
  }, 60_000)
})
