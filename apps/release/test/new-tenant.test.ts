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

/** Runs a program of the checkout and types an answer to each of its questions; says what it printed. */
async function typed(args: string[], cwd: string, answers: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(''))
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, said]).toEqual([0, said])
  return said
}

afterAll(async () => {
  for (const program of running.reverse()) await stopProgram(program)
  rmSync(checkout, { recursive: true, force: true })
}, 60_000)

it('makes a tenant of six answers, whose shop is built, filled and open', { timeout: 600_000 }, async () => {
  const began = Date.now()
  const tool = path.join(checkout, 'scripts/tenant/main.ts')
  const folder = path.join(checkout, 'tenants/nova')
  const answers = ['', 'Nova Trading AS', 'blue', '#0a58ff', 'fr, de', 'EUR USD', '']
  const said = await typed([tool, 'new', 'nova', '--no-install'], checkout, answers)
  expect(said).toContain('blue is not a colour')
  // NOTE: what an installation would put there; its own test would cost more than it says.
  cpSync(path.join(checkout, 'tenants/lumen/node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  expect(await typed([tool, 'check', 'nova'], checkout)).toContain('nova: in order')

  const gatewayPort = await freePort([101, 102, 103, 104])
  const dataDir = path.join(checkout, 'data')
  mkdirSync(dataDir)
  sharePictures(dataDir)
  const { settings } = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(checkout, 'scripts/start/settings.ts')).href
  )) as typeof import('@tradepost/scripts/start/settings')
  const all = settings({ dataDir, gatewayPort, storefrontPort: gatewayPort + 101, offers: 200 })
  const gateway = startProgram({
    name: 'gateway',
    args: all.gatewayArgs,
    cwd: path.join(checkout, 'apps/demo'),
    env: all.gatewayEnv,
  })
  running.push(gateway)
  const cli = path.join(checkout, 'apps/storefront/bin/storefront.mjs')
  await Promise.all([typed([cli, 'build'], folder), waitUntilUp(`${all.gatewayUrl}/readyz`, gateway, 400_000)])
  const shop = startProgram({ name: 'nova', args: [cli, 'start'], cwd: folder, env: all.storefrontEnv('nova') })
  running.push(shop)
  const origin = all.sites.find(({ id }) => id === 'nova')?.origin ?? ''
  await waitUntilUp(`${origin}/healthz`, shop, 60_000)
  console.log(`a new tenant's shop was open after ${((Date.now() - began) / 1000).toFixed(0)} s`)

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
