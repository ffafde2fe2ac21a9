import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differences, reportFile, writeReport } from '../visual/run.ts'
import { shots } from '../visual/shots.ts'
import { serveFolder } from './static-site.ts'
import { buildWorkshop, dist, openBrowser } from './workshop.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  await buildWorkshop()
  site = await serveFolder(dist)
  browser = await openBrowser()
}, 480_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

it('looks as it was accepted', { timeout: 180_000 }, async () => {
  const found = await differences(browser, site.url)
  writeReport(found)
  expect(
    found.map(({ name, different }) => `${name}: ${different}`),
    `see ${reportFile}`,
  ).toEqual([])
})

it('would see a changed token', { timeout: 60_000 }, async () => {
  const button = shots.filter(({ name }) => name === 'kit-button--primary.lumen')
  const changed = ':root{--tp-radius-control:0px!important}button{border-radius:0!important}'
  expect((await differences(browser, site.url, button, changed)).map(({ name }) => name)).toEqual([
    'kit-button--primary.lumen',
  ])
})
