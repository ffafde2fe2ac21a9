import { execFile } from 'node:child_process'
import { glob, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../../scripts/find-chromium.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const app = path.join(root, 'apps/workshop')
export const dist = path.join(app, 'dist')

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  tags?: string[]
}

const timeOf = async (file: string) => (await stat(file).catch(() => null))?.mtimeMs ?? 0

async function newestSource(): Promise<number> {
  const patterns = ['packages/*/src/**/*.{ts,tsx}', 'apps/workshop/{src,.storybook}/*', 'tenants/*/**/*.{ts,svg}']
  let newest = 0
  for await (const file of glob(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') }))
    newest = Math.max(newest, await timeOf(path.join(root, file)))
  return newest
}

/** Builds the workshop unless the last build is newer than everything that goes into it. */
export async function buildWorkshop(): Promise<void> {
  if ((await timeOf(path.join(dist, 'index.json'))) > (await newestSource())) return
  const cli = path.join(app, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = { cwd: app, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_ENV: 'production', CI: '1' } }
  await promisify(execFile)(process.execPath, [cli, 'build', '-o', dist, '--quiet'], options)
}

export async function storyEntries(): Promise<Entry[]> {
  const index = JSON.parse(await readFile(path.join(dist, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })

/** Opens a story with toolbar choices and answers what went wrong while it rendered. */
export async function openStory(page: Page, baseUrl: string, id: string, globals: string): Promise<string[]> {
  const problems: string[] = []
  const hear = (text: string) => problems.push(text)
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') hear(message.text())
  }
  const onError = (error: Error) => hear(`thrown: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  await page.goto(`${baseUrl}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  const shown = page.locator('body.sb-show-main #storybook-root > *, body.sb-show-errordisplay').first()
  await shown.waitFor({ state: 'attached', timeout: 15_000 }).catch(() => hear('did not render within 15 s'))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  if (await page.locator('body.sb-show-errordisplay').count())
    hear(`error display: ${await page.locator('#error-message').textContent()}`)
  const failed = page.locator('[data-workshop=failed]')
  if (await failed.count()) hear(`loader: ${await failed.textContent()}`)
  page.off('console', onConsole)
  page.off('pageerror', onError)
  return problems
}
