import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scaffold } from '../new.ts'
import { nameProblem } from './names.ts'

const root = path.resolve(import.meta.dirname, '../..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const run = promisify(execFile)

/** A copy of the files that a new feature or component changes, with links to the installed packages. */
let copy: string
let files: string[]

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'tradepost-new-'))
  for (const part of [
    'packages',
    'biome.json',
    'tsconfig.base.json',
    'package.json',
    'pnpm-workspace.yaml',
    'vitest.config.ts',
    'apps/workshop/src',
    'apps/workshop/visual/shots.ts',
    'apps/storefront/app',
    'apps/storefront/server',
    'apps/storefront/node_modules',
    'scripts/places/places.ts',
  ])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true, verbatimSymlinks: true })
  writeFileSync(
    path.join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: ['packages'] }),
  )
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  files = [...scaffold(copy, 'component', 'rating-bar'), ...scaffold(copy, 'feature', 'gift-list')]
  // The copy is not a git repository, so biome must not use git.
  await run(bin('biome'), ['check', '--write', '--vcs-enabled=false', ...files], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const written = (pattern: string) => globSync(pattern, { cwd: copy })

describe('pnpm new', () => {
  it('writes the files of a component and of a feature', () => {
    expect(written('packages/ui-kit/src/rating-bar/*').length).toBe(5)
    expect(written('packages/marketplace-features/src/gift-list/*').length).toBe(6)
    expect(written('packages/i18n/src/messages/*/giftlist.ts').length).toBe(14)
    expect(readFileSync(path.join(copy, 'apps/workshop/src/screens.ts'), 'utf8')).toContain("'gift-list/GiftListPage'")
  })

  it('adds the page of a feature to the shop, with its path and an example for the browser tests', () => {
    const added = (file: string) => {
      const before = new Set(readFileSync(path.join(root, file), 'utf8').split('\n'))
      return readFileSync(path.join(copy, file), 'utf8')
        .split('\n')
        .filter((line) => !before.has(line))
    }
    expect(added('packages/domain/src/address/routes.ts')).toEqual(["  { path: 'gift-list' },"])
    expect(added('packages/marketplace-features/src/kernel/paths/paths.ts')).toEqual([
      "  giftList: () => '/gift-list',",
    ])
    expect(added('scripts/places/places.ts')).toEqual(["  'gift-list': { 'gift-list': fixed('/gift-list') },"])
    const route = readFileSync(path.join(copy, 'apps/storefront/app/routes/gift-list.tsx'), 'utf8')
    expect(route).toContain("page(['giftlist']")
  })

  it("marks a new screen's story with `ours`, and adds a new component to the compared pictures", () => {
    const text = (base: string, file: string) => readFileSync(path.join(base, file), 'utf8')
    const story = text(copy, 'packages/marketplace-features/src/gift-list/gift-list-page.stories.tsx')
    expect(story).toContain('parameters: { ours: true }')
    const before = text(root, 'apps/workshop/visual/shots.ts')
    expect(
      text(copy, 'apps/workshop/visual/shots.ts')
        .split('\n')
        .filter((line) => !before.includes(line)),
    ).toEqual(["  'ratingbar--normal',"])
  })

  it('writes files without linter or compiler errors', async () => {
    await run(bin('biome'), ['check', '--vcs-enabled=false', ...files], { cwd: copy })
    const config = {
      extends: './tsconfig.base.json',
      files: files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('places.ts')),
      include: ['apps/storefront/app/**/*.d.ts', 'apps/storefront/app/load-context.ts'],
      compilerOptions: {
        paths: { '~/*': ['./apps/storefront/app/*'] },
        typeRoots: [path.join(root, 'node_modules/@types')],
      },
    }
    writeFileSync(path.join(copy, 'tsconfig.new.json'), JSON.stringify(config))
    const { stdout } = await run(bin('tsc'), ['-p', path.join(copy, 'tsconfig.new.json'), '--singleThreaded']).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
  })

  it('writes tests that pass, and stories that pass those of the kit', async () => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
    const tests = ['rating-bar', 'gift-list', 'packages/ui-kit/src/stories.test.tsx']
    const outputFile = path.join(copy, 'tests.json')
    const options = { cwd: copy, env: { ...env, NODE_ENV: 'test' as const }, maxBuffer: 32 * 1024 * 1024 }
    const failed = await run(
      bin('vitest'),
      [
        'run',
        '--project=ui-kit',
        '--project=marketplace-features',
        '--testTimeout=900000',
        '--reporter=json',
        '--outputFile',
        outputFile,
        ...tests,
      ],
      options,
    ).then(
      () => '',
      (error: { stdout: string; stderr: string }) => error.stderr + error.stdout,
    )
    expect(failed).toBe('')
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
      testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
    }
    expect(testResults.length).toBe(3)
    const names = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName))
    expect(names.filter((name) => name.startsWith('rating-bar ')).length).toBe(3)
  })

  it('refuses a name that is taken, reserved or malformed', () => {
    expect(nameProblem(copy, 'component', 'rating-bar')).toContain('exists already')
    expect(nameProblem(copy, 'feature', 'gift-list')).toContain('exists already')
    expect(nameProblem(copy, 'feature', 'unlock-your-gaming-world')).toContain('has the address')
    expect(nameProblem(copy, 'feature', 'switch')).toContain('JavaScript')
    expect(nameProblem(copy, 'component', 'RatingBar')).toContain('not a valid name')
    expect(nameProblem(copy, 'component', 'star-row')).toBeNull()
  })
})
