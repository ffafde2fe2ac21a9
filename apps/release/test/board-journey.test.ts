import { rmSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromiumFlags, findChromium } from '@tradepost/scripts/browsers/find-chromium'
import { freePort } from '@tradepost/scripts/start/free-port'
import { type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRegistry } from './registry.ts'
import { tinyRepository } from './tiny-repository.ts'

const tiny = tinyRepository()
const { repository, store, main, saysHello, note, commit } = tiny
const token = 'a-token-for-the-journey-of-the-board'
const patience = 30_000
let registry: Awaited<ReturnType<typeof startRegistry>>
let board: Running
let front: Running
let browser: Browser
let page: Page
let origin: string
let shop: string
const errors: string[] = []

beforeAll(async () => {
  registry = await startRegistry(path.join(repository, 'registry'), await freePort())
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const env = { ...tiny.environment(registry), PORT: String(port), RELEASE_BOARD_TOKEN: token, RELEASE_ACTOR: '' }
  board = startProgram({ name: 'board', args: [main, 'board'], cwd: repository, env })
  await waitUntilUp(`${origin}/healthz`, board, 60_000)
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(patience)
  // The page of a refused act answers 409 or 422, which browsers log.
  page.on(
    'console',
    (message) => message.type() === 'error' && !/status of 4/.test(message.text()) && errors.push(message.text()),
  )
  page.on('pageerror', (error) => errors.push(String(error)))
}, 180_000)
afterAll(async () => {
  await browser?.close()
  for (const program of [front, board]) if (program) await stopProgram(program)
  await registry?.close()
  rmSync(repository, { recursive: true, force: true })
}, 60_000)

const tenantPage = () => page.goto(`${origin}/tenants/tiny`)
const seen = (text: string | RegExp) => page.getByText(text).first().waitFor()
const follow = (name: string | RegExp) => page.getByRole('link', { name }).first().click()
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Confirms a switch that a link of the tenant's page begins. */
async function decide(
  link: string | RegExp,
  button: string | RegExp,
  reason: string,
  fields: Record<string, string> = {},
) {
  await tenantPage()
  await follow(link)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Reason').fill(reason)
  await press(button)
  await page.waitForURL(`${origin}/tenants/tiny`)
}

async function succeeds(...args: string[]): Promise<void> {
  const { code, output } = await tiny.release(registry, ...args)
  expect([code, output]).toEqual([0, output])
}

/** Writes a version of the shop that says the word, and publishes it. */
async function publish(word: string, sentence: string) {
  saysHello(word)
  note('change', 'patch', sentence)
  await succeeds('version')
  commit()
  await succeeds('publish', 'tiny')
}

const visit = () => fetch(shop, { headers: { cookie: 'device=device-0001' } })

/** Faults that axe finds in both colour schemes, on a screen and on a phone. */
async function faults(): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .setLegacyMode()
      .analyze()
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 200)}`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflow > 0) found.push(`${overflow} px too wide on a phone`)
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}

describe('a release manager at the board', { timeout: 240_000 }, () => {
  it('signs in with the link of the terminal, and sees what the repository lacks', async () => {
    note('louder', 'minor', 'The shop says hello louder.')
    await page.goto(`${origin}/sign-in?token=${token}`)
    expect(await faults()).toEqual([])
    await page.getByLabel('Your name').fill('Ada')
    await press('Open the board')
    await page.getByRole('heading', { name: 'Releases' }).waitFor()
    await seen('1 note waits for a version.')
    await seen('1 file is not committed.')
    await seen('Nothing serves yet.')
    expect(await faults()).toEqual([])
  })

  it('plans, learns what is missing, plans again and publishes', async () => {
    await follow('tiny')
    await follow('Plan the next one')
    await press('Plan tiny')
    await seen(/versions are not written yet/)
    await seen('The shop says hello louder.')
    expect(await page.getByRole('button', { name: /^Publish/ }).count()).toBe(0)
    await succeeds('version')
    commit()
    await press('Plan again')
    await seen('It may go.')
    await seen('not published → 0.1.1')
    expect(await faults()).toEqual([])
    await press('Publish 0.1.1')
    await seen(/tiny 0\.1\.1 is published, from commit [0-9a-f]{12}\./)
  })

  it('promotes the first version, and a front serves it', async () => {
    await decide('Promote 0.1.1', 'Promote 0.1.1 to everybody', 'the shop opens')
    const port = await freePort()
    shop = `http://127.0.0.1:${port}`
    const env = { PORT: String(port), RELEASE_STORE: store, PUBLIC_ORIGIN: shop }
    front = startProgram({ name: 'front', args: [main, 'serve', 'tiny'], cwd: repository, env })
    await waitUntilUp(`${shop}/healthz`, front, 60_000)
    await seen(/serves 0\.1\.1$/)
    expect(await (await visit()).text()).toContain('Hello')
  })

  it('starts a canary that goes bad, and sees it taken back', async () => {
    await publish('Broken', 'The shop says something else.')
    await page.goto(`${origin}/tenants/tiny`)
    // The board asks the registry at most once a minute; a plan makes it ask again.
    await page.goto(`${origin}/tenants/tiny/plan`)
    await press('Plan')
    await seen(/0\.1\.2 is published already/)
    await decide('Canary 0.1.2', 'Start the canary of 0.1.2', 'a trial', { 'Share of the devices, in percent': '100' })
    await seen('tiny: 0.1.2 serves 100 % of the devices.')
    for (let n = 0; n < 200 && (await visit()).status === 500; n++);
    await seen(/“100\.0 % of 4\d answers failed, against/)
    expect(await (await visit()).text()).toContain('Hello')
    await page.getByRole('img', { name: /Failed answers\. .*0\.1\.2: 100\.0 %/ }).waitFor()
    await seen('taken back')
    expect(await faults()).toEqual([])
  })

  it('compares the next version, sees a preview of it, promotes it, and rolls back', async () => {
    await publish('Good evening', 'The shop says good evening.')
    await page.goto(`${origin}/tenants/tiny/plan`)
    await press('Plan')
    await seen(/0\.1\.3 is published already/)
    await tenantPage()
    await follow('Compare 0.1.3')
    await seen('What changes from 0.1.1 to 0.1.3')
    await seen('The shop says good evening.')
    await seen('words')
    expect(await faults()).toEqual([])
    await tenantPage()
    await press('Preview 0.1.3')
    const link = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href')
    const visitor = await browser.newContext()
    const previewed = await visitor.newPage()
    await previewed.goto(link ?? '')
    expect(await previewed.textContent('body')).toContain('Good evening')
    await previewed.goto(`${shop}/release-preview`)
    expect(await previewed.textContent('body')).toContain('Hello')
    await visitor.close()

    await tenantPage()
    await follow('Promote 0.1.3')
    await seen('The shop says good evening.')
    expect(await faults()).toEqual([])
    await decide('Promote 0.1.3', 'Promote 0.1.3 to everybody', 'the evening campaign')
    await seen('tiny: 0.1.3 serves everybody.')
    await expect.poll(async () => (await visit()).text()).toContain('Good evening')
    await decide('Roll back to 0.1.1', 'Roll back to 0.1.1', 'cards fail')
    await seen('tiny: 0.1.1 serves everybody again.')
    await expect.poll(async () => (await visit()).text()).toContain('Hello')
  })

  it('is told when another manager was faster', async () => {
    await tenantPage()
    await follow('Roll back to 0.1.3')
    await succeeds('canary', 'tiny', '0.1.3', '--percent', '5')
    await page.getByLabel('Reason').fill('the cards work again')
    await press('Roll back to 0.1.3')
    await seen(/Another switch came first: canary 0\.1\.3 by .*Nothing was changed\./)
    expect(await page.getByLabel('Reason').inputValue()).toBe('the cards work again')
    expect(await faults()).toEqual([])
  })

  it('schedules a promotion, and cancels it', async () => {
    await decide('Schedule 0.1.3', 'Schedule the promotion of 0.1.3', 'for the campaign')
    await seen(/^tiny: 0\.1\.3 is promoted at/)
    await page.reload()
    await page.getByRole('heading', { name: 'scheduled 0.1.3' }).waitFor()
    expect(await faults()).toEqual([])
    await decide('Cancel the promotion', 'Cancel the promotion', 'the campaign moved')
    await seen('tiny: 0.1.3 is not promoted any more.')
  })

  it('finds everything in the history, and the tenant reads what changed', async () => {
    await tenantPage()
    const steps = await page.locator('#history > li').allInnerTexts()
    const lines = steps.map((step) => step.replaceAll(/\s+/g, ' '))
    expect(lines.map((line) => /^([a-z ]+ [\d.]+)/.exec(line)?.[1]).reverse()).toEqual([
      ...['opened 0.1.1', 'canary started 0.1.2', 'canary stopped 0.1.2', 'promoted 0.1.3', 'rolled back 0.1.1'],
      ...['canary started 0.1.3', 'scheduled 0.1.3', 'schedule cancelled 0.1.3'],
    ])
    expect(lines.find((line) => line.startsWith('rolled back'))).toMatch(/“cards fail” Ada \(board of .*\), /)
    expect(lines.find((line) => line.startsWith('canary stopped'))).toContain('front on ')
    await follow('Changes for the tenant')
    await seen('The shop says hello louder.')
    expect(await page.locator('main').innerText()).toMatch(/taken back:\n.*good evening/is)
    expect(await faults()).toEqual([])
    await page.goto(origin)
    await page.getByRole('link', { name: 'tiny 0.1.1, live' }).waitFor()
    saysHello('Good night')
    await press('Look again')
    await seen('1 package changed without a note.')
    await seen(/not committed/)
    expect(await faults()).toEqual([])
    expect(errors).toEqual([])
  })
})
