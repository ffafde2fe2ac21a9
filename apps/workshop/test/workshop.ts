import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, findChromium } from '@tradepost/scripts/browsers/find-chromium'
import { type Browser, chromium, type Page } from 'playwright-core'

const root = path.resolve(import.meta.dirname, '../../..')
const app = path.join(root, 'apps/workshop')
export const dist = path.join(app, 'dist')

/** A story or a documentation page in Storybook's index. */
export interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  exportName: string
  importPath: string
  tags?: string[]
}

const timeOf = async (file: string) => (await stat(file).catch(() => null))?.mtimeMs ?? 0

async function newestSource(): Promise<number> {
  const patterns = [
    'packages/*/src/**/*.{ts,tsx}',
    'apps/workshop/{src,docs,.storybook}/*',
    'apps/workshop/vite.config.ts',
    'apps/storefront/app/routes/unsubscribe.tsx',
    'apps/gateway/src/modules/alerts/notification-calls.ts',
    'scripts/places/places.ts',
    'tenants/*/{tenant.ts,locales/*,assets/*}',
  ]
  const times = globSync(patterns, { cwd: root }).map((file) => timeOf(path.join(root, file)))
  return Math.max(...(await Promise.all(times)))
}

/** Builds the workshop unless the last build is newer than all its sources. */
export async function buildWorkshop(): Promise<void> {
  if ((await timeOf(path.join(dist, 'index.json'))) > (await newestSource())) return
  const cli = path.join(app, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = {
    cwd: app,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'development' as const, CI: '1', WORKSHOP_BUILD: 'quick' },
  }
  await promisify(execFile)(process.execPath, [cli, 'build', '-o', dist, '--quiet'], options).catch(async (error) => {
    // Otherwise the next run would take a partial build for a complete one.
    await rm(path.join(dist, 'index.json'), { force: true })
    throw error
  })
}

async function entries(): Promise<Entry[]> {
  const index = JSON.parse(await readFile(path.join(dist, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(index.entries)
}

export const storyEntries = async () => (await entries()).filter(({ type }) => type === 'story')

/** Pages from MDX files, not those generated from stories. */
export const docsEntries = async () => (await entries()).filter(({ tags }) => tags?.includes('unattached-mdx'))

/** Pages generated from the stories of a component. */
export const autodocsEntries = async () =>
  (await entries()).filter(({ type, tags }) => type === 'docs' && tags?.includes('autodocs'))

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

export interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void
  off: (event: string, listener: (detail: unknown) => void) => void
  once: (event: string, listener: (detail: unknown) => void) => void
  emit: (event: string, detail: object) => void
}

interface Preview {
  currentRender?: { id: string; phase: string }
}

/** Runs in the page. Turns off highlighting, which would examine every element after each change. */
function disableHighlight() {
  let features = {}
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false }
    },
  })
}

/** Opens the story frame with toolbar settings. The frame can then show one story after the other without a reload. */
export async function openFrame(
  page: Page,
  baseUrl: string,
  globals: string,
  id: string,
  checked = false,
): Promise<void> {
  await page.addInitScript(disableHighlight)
  await page.goto(`${baseUrl}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!${!checked};${globals}`)
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor()
  // The frame reloads if the next story is requested before this one has finished.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview }
    return preview?.currentRender?.phase === 'finished'
  })
}

const show = (id: string) =>
  new Promise<string>((resolve) => {
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
    const resolveWith = (event: string) => (detail: unknown) =>
      resolve(`${event} ${JSON.stringify((detail as Error | undefined)?.message ?? detail)}`)
    for (const event of ['storyErrored', 'storyMissing', 'storyThrewException']) channel.once(event, resolveWith(event))
    channel.once('storyRendered', () => resolve(''))
    setTimeout(() => resolve('did not render within 45 s'), 45_000)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })

/** Shows a story in an open frame. Returns the problems while it rendered. */
export async function showStory(page: Page, id: string): Promise<string[]> {
  const problems: string[] = []
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') problems.push(message.text().slice(0, 200))
  }
  const onError = (error: Error) => problems.push(`thrown: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  const problem = await page.evaluate(show, id).catch((error: Error) => {
    if (!/context was destroyed/i.test(error.message)) throw error
    // The frame reloaded meanwhile. Try once more.
    return page.waitForLoadState('load').then(() => page.evaluate(show, id))
  })
  if (problem) problems.push(problem)
  await page
    .locator('#storybook-root > *')
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => problems.push('rendered nothing'))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
  const failed = page.locator('[data-workshop=failed]')
  if (await failed.count()) problems.push(`load failed: ${await failed.getAttribute('title')}`)
  page.off('console', onConsole)
  page.off('pageerror', onError)
  return problems
}
