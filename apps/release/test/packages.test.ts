import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, findChromium } from '@tradepost/scripts/browsers/find-chromium'
import { freePort } from '@tradepost/scripts/start/free-port'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPackage } from '../src/packages/check-package.ts'
import { root } from '../src/packages/workspace-package.ts'
import { npm } from '../src/registry/npm.ts'
import { startRegistry } from './registry.ts'

const testFolder = mkdtempSync(path.join(tmpdir(), 'tradepost-packages-'))
const app = path.join(testFolder, 'app')
const reportedLines: string[] = []
let registry: Awaited<ReturnType<typeof startRegistry>>

/** Mounts the example of the package's README, with a button text from another package. */
function exampleOf(readme: string): string {
  const example = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  return `${example.replace('Buy now', '{createFormats()}')}
import { createRoot } from 'react-dom/client'
import { createFormats } from './formats'
createRoot(document.getElementById('root')!).render(<Shop />)
`
}
const formats = `import { standardTag } from '@tradepost/i18n/locales'
export const createFormats = (): string => 'Buy now, in ' + standardTag('kr')
`

beforeAll(async () => {
  registry = await startRegistry(path.join(testFolder, 'registry'), await freePort())
  Object.assign(process.env, registry.env)
  const command = [
    path.join(root, 'apps/release/src/main.ts'),
    'packages',
    '--publish',
    '--allow-uncommitted',
    '--registry',
    registry.url,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, command)
  reportedLines.push(...stdout.trim().split('\n'))
}, 600_000)
afterAll(async () => {
  await registry?.close()
  rmSync(testFolder, { recursive: true, force: true })
})

describe('the published packages', () => {
  it('are published without those that only the workspace uses', { timeout: 240_000 }, async () => {
    const manifests = globSync('packages/*/package.json', { cwd: root })
    const published = manifests.filter(
      (file) => !readFileSync(path.join(root, file), 'utf8').includes('"workspace-only"'),
    )
    expect(published.length).toBe(manifests.length - 1)
    expect(reportedLines).toHaveLength(published.length)
    expect(reportedLines.every((line) => line.endsWith('published'))).toBe(true)
  })

  it.each([
    ['React and Vite of the workspace', {}],
    [
      "today's React and Vite",
      {
        vite: '8.3.8',
        ...{ react: '19.2.9', 'react-dom': '19.2.9' },
        ...{ '@types/react': '19.2.18', '@types/react-dom': '19.2.3' },
      },
    ],
  ])(
    'W20 work in a plain Vite application with %s after the three lines of the README, typed and styled',
    {
      timeout: 240_000,
    },
    async (_, newerVersions) => {
      rmSync(app, { recursive: true, force: true })
      mkdirSync(path.join(app, 'src'), { recursive: true })
      const pins = Object.fromEntries(
        ['vite', 'react', 'react-dom', 'typescript', '@types/react', '@types/react-dom'].map((name) => {
          const pin = new RegExp(`^  '?${name}'?: (.+)$`, 'm').exec(
            readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
          )
          return [name, pin?.[1] ?? '']
        }),
      )
      const versions = { ...pins, ...newerVersions }
      const packages = Object.fromEntries(
        ['ui-kit', 'theme-from-theme-color', 'i18n'].map((name) => [`@tradepost/${name}`, 'latest']),
      )
      writeFileSync(
        path.join(app, 'package.json'),
        JSON.stringify({ private: true, type: 'module', dependencies: { ...versions, ...packages } }),
      )
      writeFileSync(
        path.join(app, 'index.html'),
        '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
      )
      const readme = readFileSync(path.join(root, '.cache/packages/ui-kit/README.md'), 'utf8')
      writeFileSync(path.join(app, 'src/main.tsx'), exampleOf(readme))
      writeFileSync(path.join(app, 'src/formats.ts'), formats)
      writeFileSync(
        path.join(app, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            strict: true,
            noEmit: true,
            jsx: 'react-jsx',
            module: 'ESNext',
            moduleResolution: 'bundler',
            target: 'ES2022',
            lib: ['ES2023', 'DOM'],
            types: ['vite/client'],
            skipLibCheck: false,
          },
          include: ['src'],
        }),
      )
      await npm(['install', '--no-audit', '--no-fund'], { cwd: app, registry: registry.url })
      const run = promisify(execFile)
      await run(process.execPath, [path.join(app, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: app })
      await run(process.execPath, [path.join(app, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
        cwd: app,
      })
      const server = await preview({
        root: app,
        logLevel: 'silent',
        preview: { port: await freePort(), host: '127.0.0.1' },
      })
      const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
      try {
        const visit = await browser.newPage()
        const errors: string[] = []
        visit.on(
          'console',
          (message) =>
            message.type() === 'error' &&
            !message.location().url.endsWith('favicon.ico') &&
            errors.push(message.text()),
        )
        visit.on('pageerror', (error) => errors.push(String(error)))
        await visit.goto(server.resolvedUrls?.local[0] ?? '')
        const button = visit.getByRole('button', { name: 'Buy now, in ko' })
        await button.waitFor()
        const { background, height } = await button.evaluate((element) => ({
          background: getComputedStyle(element).backgroundColor,
          height: element.getBoundingClientRect().height,
        }))
        expect(background).not.toBe('rgba(0, 0, 0, 0)')
        expect(height).toBeGreaterThanOrEqual(36)
        expect(errors).toEqual([])
      } finally {
        await browser.close()
        await server.close()
      }
    },
  )

  it('W20 have a README each', () => {
    for (const name of readdirSync(path.join(root, '.cache/packages')))
      expect(readFileSync(path.join(root, '.cache/packages', name, 'README.md'), 'utf8')).toContain(
        `# @tradepost/${name}\n`,
      )
  })

  it('contain the licence that they name', () => {
    for (const name of readdirSync(path.join(root, '.cache/packages'))) {
      const folder = path.join(root, '.cache/packages', name)
      const { license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { license: string }
      expect(license).toBe('MIT')
      expect(readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toContain('MIT License')
    }
  })

  it('fail the check if an export has no file or no types', {
    timeout: 60_000,
  }, async () => {
    const folder = path.join(testFolder, 'spoiled')
    cpSync(path.join(root, '.cache/packages/theme-from-theme-color'), folder, { recursive: true })
    rmSync(path.join(folder, 'dist/tokens.js'))
    rmSync(path.join(folder, 'dist/index.d.ts'))
    const problems = await checkPackage({ name: 'spoiled', version: '0.1.0', folder })
    expect(problems.join('\n')).toMatch(/tokens\.js/)
    expect(problems.join('\n')).toMatch(/UntypedResolution \./)
  })
})
