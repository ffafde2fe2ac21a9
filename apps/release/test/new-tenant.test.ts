import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumFlags, findChromium } from '@tradepost/scripts/browsers/find-chromium'
import { freePort } from '@tradepost/scripts/start/free-port'
import { type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { sharePictures } from '@tradepost/scripts/start/share-pictures'
import { chromium } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'

const checkout = copyWorkspace([
  'apps/demo',
  'apps/gateway',
  'apps/storefront',
  'packages',
  'scripts',
  'tenants',
  '.gitignore',
  'biome.json',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
])
const running: Running[] = []

/** Runs a program of the checkout and answers its questions; returns its output. */
async function runWithAnswers(args: string[], cwd: string, answers: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(''))
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, output]).toEqual([0, output])
  return output
}

afterAll(async () => {
  for (const program of running.reverse()) await stopProgram(program)
  rmSync(checkout, { recursive: true, force: true })
}, 60_000)

it('creates a tenant from six answers, and its shop is built, filled and opened', { timeout: 600_000 }, async () => {
  const startedAt = Date.now()
  const tool = path.join(checkout, 'scripts/tenant/main.ts')
  const folder = path.join(checkout, 'tenants/nova')
  const answers = ['', 'Nova Trading AS', 'blue', '#0a58ff', 'fr, de', 'EUR USD', '']
  const output = await runWithAnswers([tool, 'new', 'nova', '--no-install'], checkout, answers)
  expect(output).toContain('blue is not a colour')
  // Copy the installed packages, because installing them takes long.
  cpSync(path.join(checkout, 'tenants/lumen/node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  expect(await runWithAnswers([tool, 'check', 'nova'], checkout)).toContain('nova: in order')

  const gatewayPort = await freePort([101, 102, 103, 104])
  const dataDir = path.join(checkout, 'data')
  mkdirSync(dataDir)
  sharePictures(dataDir)
  const { settings } = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(checkout, 'scripts/start/settings.ts')).href
  )) as typeof import('@tradepost/scripts/start/settings')
  const environment = settings({ dataDir, gatewayPort, storefrontPort: gatewayPort + 101, offers: 200, orders: 0 })
  const gateway = startProgram({
    name: 'gateway',
    args: environment.gatewayArgs,
    cwd: path.join(checkout, 'apps/demo'),
    env: environment.gatewayEnv,
  })
  running.push(gateway)
  const cli = path.join(checkout, 'apps/storefront/bin/storefront.mjs')
  await Promise.all([
    runWithAnswers([cli, 'build'], folder),
    waitUntilUp(`${environment.gatewayUrl}/readyz`, gateway, 400_000),
  ])
  const shop = startProgram({ name: 'nova', args: [cli, 'start'], cwd: folder, env: environment.storefrontEnv('nova') })
  running.push(shop)
  const origin = environment.sites.find(({ id }) => id === 'nova')?.origin ?? ''
  await waitUntilUp(`${origin}/healthz`, shop, 60_000)
  console.log(`a new tenant's shop was open after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)

  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(origin, { waitUntil: 'load' })
    expect(new URL(page.url()).pathname).toBe('/fr')
    expect(await page.title()).toContain('Nova')
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme-color')),
    ).toBe('#0a58ff')
    const logo = page.locator('header img[alt="Nova"]:visible').first()
    expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(60)
    expect((await page.request.get(`${origin}/favicon.ico`)).status()).toBe(200)
    expect((await page.request.get(`${origin}/icons/192.png`)).status()).toBe(200)
    await page.goto(`${origin}/fr/all-games`)
    await page.locator('main a[href^="/fr/"]').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(errors).toEqual([])
  } finally {
    await browser.close()
  }
})
