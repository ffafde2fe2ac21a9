import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyWorkspace } from './workspace-copy.ts'

interface Registry {
  url: string
  env: Record<string, string>
}

/**
 * A minimal workspace with the release tools: a package, and a tenant whose shop shows the word that the package
 * exports. The shop answers with errors if the word is "Broken".
 */
export function tinyRepository() {
  const repository = copyWorkspace([
    'apps/release',
    'apps/storefront/node_modules',
    'apps/storefront/package.json',
    'apps/storefront/tooling',
    'packages/domain',
    'packages/i18n',
    'packages/serving',
    'packages/theme-from-theme-color',
    'scripts',
    '.changeset/config.json',
    'package.json',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    'turbo.json',
  ])
  const store = path.join(repository, 'store')
  const main = path.join(repository, 'apps/release/src/main.ts')
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true })
    writeFileSync(path.join(repository, file), text)
  }
  const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')
  const json = (file: string, value: unknown) => write(file, JSON.stringify(value, null, 2))
  const versionOf = (folder: string): string => JSON.parse(read(`${folder}/package.json`)).version
  const saysHello = (word: string) => write('packages/words/src/index.ts', `export const hello: string = '${word}'\n`)
  const note = (name: string, change: string, sentence: string) =>
    write(`.changeset/${name}.md`, `---\n"@tradepost/words": ${change}\n---\n\n${sentence}\n`)

  /** Writes the parts of a tenant that identify its builds: its name, its colour and an icon. */
  function writeTenant(id: string, name: string, themeColor: string) {
    const marks = { tenantName: id, displayName: name, companyName: `${name} Ltd`, themeColor }
    const unset = { sellerUrl: null, blogUrl: null, overrides: {} }
    write(`tenants/${id}/tenant.ts`, `export default ${JSON.stringify({ ...marks, ...unset })}\n`)
    write(`tenants/${id}/assets/icon.svg`, `<svg fill="${themeColor}"/>`)
  }

  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' })
  /** Commits all files; returns the hash. */
  function commit(): string {
    git('add', '--all')
    const committer = ['user.name=a', 'user.email=a@example.org', 'commit.gpgSign=false'].flatMap((setting) => [
      '-c',
      setting,
    ])
    git(...committer, 'commit', '--quiet', '--allow-empty', '--message', 'state')
    return git('rev-parse', 'HEAD').trim()
  }
  /** Makes a minimal workspace to release: a package, and a tenant whose shop shows the word that the package exports. */
  function makeRepository() {
    // Leave out the release tool itself, which is not released here.
    write(
      'pnpm-workspace.yaml',
      read('pnpm-workspace.yaml').replace(/^packages: .*$/m, 'packages: [packages/*, tenants/*]'),
    )
    json('packages/words/package.json', {
      name: '@tradepost/words',
      version: '0.1.0',
      private: true,
      description: 'A word.',
      type: 'module',
      exports: { '.': './src/index.ts' },
    })
    saysHello('Hello')
    json('tenants/tiny/package.json', {
      name: '@tradepost/tenant-tiny',
      version: '0.1.0',
      private: true,
      description: 'A shop that says hello.',
      type: 'module',
      scripts: { build: 'node build.mjs', package: 'node package.mjs' },
      dependencies: { '@tradepost/words': 'workspace:*' },
    })
    writeTenant('tiny', 'Tiny Shop', '#123456')
    write('tenants/tiny/CHANGELOG.md', '# @tradepost/tenant-tiny\n')
    write(
      'tenants/tiny/build.mjs',
      `import { cpSync } from 'node:fs'
cpSync('../../packages/words/src/index.ts', 'build/word.txt')`,
    )
    write(
      'tenants/tiny/package.mjs',
      `import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
const read = (file) => readFileSync(file, 'utf8')
const word = read('build/word.txt')
cpSync('build', 'deployment/build', { recursive: true })
writeFileSync('deployment/server.js', read('server.js'))
writeFileSync('deployment/manifest.json', JSON.stringify({
  tenant: 'tiny',
  version: JSON.parse(read('package.json')).version,
  packages: { '@tradepost/words': JSON.parse(read('../../packages/words/package.json')).version },
  runtime: { native: {} },
  languages: { en: { messages: 1, translated: word.includes("''") ? 0 : 1 } },
  contrast: { failing: 0 },
  contentHash: createHash('sha256').update(word).digest('hex'),
}))`,
    )
    write(
      'tenants/tiny/server.js',
      `import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
const word = readFileSync(new URL('build/word.txt', import.meta.url), 'utf8')
createServer((request, response) => {
  response.writeHead(word.includes('Broken') && request.url !== '/healthz' ? 500 : 200).end(word)
}).listen(process.env.PORT, process.env.HOST)`,
    )
    write('.gitignore', 'node_modules\nbuild\ndeployment\n.turbo\n.cache\nstore\nregistry\n')
    mkdirSync(store, { recursive: true })
    mkdirSync(path.join(repository, 'tenants/tiny/node_modules/@tradepost'), { recursive: true })
    symlinkSync('../../../../packages/words', path.join(repository, 'tenants/tiny/node_modules/@tradepost/words'))
  }

  /** The environment in which the release tools publish to this registry. */
  const environment = (registry: Registry): Record<string, string> => ({
    ...registry.env,
    PATH: `${path.join(repository, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    RELEASE_STORE: store,
    RELEASE_REGISTRY: registry.url,
  })

  /** Runs a release command; returns its exit code and its output or error. */
  function release(registry: Registry, ...args: string[]): Promise<{ code: number; output: string }> {
    const env = { ...process.env, ...environment(registry) }
    return new Promise((resolve) =>
      execFile(process.execPath, [main, ...args], { cwd: repository, env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: error ? stdout + stderr : stdout }),
      ),
    )
  }

  makeRepository()
  git('init', '--quiet')
  commit()
  return {
    repository,
    store,
    main,
    write,
    read,
    json,
    versionOf,
    saysHello,
    note,
    writeTenant,
    git,
    commit,
    environment,
    release,
  }
}
