import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockedPackages, root } from './lockfile.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
const packages = lockedPackages()

describe('what is installed', () => {
  it('comes from the registry with a digest, nothing from elsewhere', () => {
    expect(packages.length).toBeGreaterThan(500)
    const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
    expect(packages).toHaveLength(lock.match(/^ {4}resolution: /gm)?.length ?? 0)
    const other = packages.filter(({ resolution }) => !/^\{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/.test(resolution))
    expect(other).toEqual([])
  })

  it('may run a script only where it is named, and is as new as known holes ask', () => {
    const workspace = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
    expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|enablePrePostScripts: true/)
    const section = workspace.slice(workspace.indexOf('allowBuilds:'), workspace.indexOf('catalog:'))
    const allowed = [...section.matchAll(/^ {2}'?([^':]+)'?: true$/gm)].map(([, name]) => name)
    expect(allowed.length).toBeGreaterThan(3)
    expect(allowed.filter((name) => !packages.some((one) => one.name === name))).toEqual([])
    const number = (version: string) => {
      const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number)
      return major * 1e6 + minor * 1e3 + patch
    }
    const remix = packages.filter(
      ({ name }) => name.startsWith('@remix-run/') && name !== '@remix-run/router' && name !== '@remix-run/web-blob',
    )
    const ours = remix.filter(({ name }) => /\/(dev|node|react|server-runtime)$/.test(name))
    expect(ours.length).toBeGreaterThanOrEqual(4)
    for (const { name, version } of ours) expect([name, number(version) >= number('2.17.5')]).toEqual([name, true])
  })

  it('is listed by the command that writes the bill of materials', () => {
    const document = JSON.parse(
      execFileSync(process.execPath, [path.join(root, 'scripts/sbom.ts')], {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      }),
    )
    expect(document).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    expect(document.components).toHaveLength(packages.length)
    for (const { hashes } of document.components) expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/)
  })
})

const rules: [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[\s\\n]*[A-Za-z0-9+/]{60}/],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a Stripe key', /\b[sr]k_live_[0-9A-Za-z]{16,}\b/],
  ['a GitHub token', /\bgh[pousr]_[0-9A-Za-z]{36,}\b/],
  ['a Slack token', /\bxox[abprs]-[0-9A-Za-z-]{20,}\b/],
  ['a Google key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['an npm token', /\bnpm_[0-9A-Za-z]{36}\b/],
  ['a token of JSON', /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}\b/],
]
const assigned = /(?:secret|password|token|api_?key)["']?\s*[:=]\s*["']([A-Za-z0-9+/=_-]{24,})["']/gi

function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0)
}
/** What a text gives away: a known kind of key, or a long random value given to a telling name. */
function secretsIn(text: string): string[] {
  const known = rules.filter(([, rule]) => rule.test(text)).map(([name]) => name)
  const random = [...text.matchAll(assigned)].filter(([, value = '']) => /\d/.test(value) && entropy(value) > 4.2)
  return [...known, ...random.map(([match]) => match)]
}

describe('secrets', () => {
  it('S58 are in no file of the repository, in nothing it ever held, and in nothing a browser gets', () => {
    // The rules do find what they look for.
    expect(secretsIn(`sk_${'live'}_4eC39HqLyjWDarjtT1zdp7dc`)).toEqual(['a Stripe key'])
    expect(secretsIn(`clientSecret: '${'q8Zr2LxN0vTb5KwYd7HsPc3M'}${'uJfG'}'`)).toHaveLength(1)
    const files = git('ls-files')
      .split('\n')
      .filter((file) => /\.(?:[cm]?[jt]sx?|json|ya?ml|md|sql|sh|html|css|svg)$|^\.ci/.test(file))
    expect(files.length).toBeGreaterThan(300)
    const found = files
      .filter((file) => existsSync(path.join(root, file)) && file !== 'pnpm-lock.yaml')
      .flatMap((file) => secretsIn(readFileSync(path.join(root, file), 'utf8')).map((what) => `${file}: ${what}`))
    expect(found).toEqual([])
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
