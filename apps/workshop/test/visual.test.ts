import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differences, reportFile, writeReport } from '../visual/run.ts'
import { shots } from '../visual/shots.ts'
import { serveFolder } from './static-site.ts'
import { dist, openBrowser, storyEntries } from './workshop.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  site = await serveFolder(dist)
  browser = await openBrowser()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

it('looks like the accepted pictures', { timeout: 180_000 }, async () => {
  const differing = await differences(browser, site.url)
  writeReport(differing)
  expect(
    differing.map(({ name, different }) => `${name}: ${different}`),
    `see ${reportFile}`,
  ).toEqual([])
})

it('has a picture of every component of the kit', async () => {
  const titles = (await storyEntries()).filter(({ title }) => title.startsWith('Kit/'))
  const folders = (stories: string[]) => [...new Set(stories.map((story) => story.split('--')[0]))].sort()
  expect(folders(shots.map(({ story }) => story).filter((story) => story.startsWith('kit-')))).toEqual(
    folders(titles.map(({ id }) => id)),
  )
})

it('reports a changed token', { timeout: 60_000 }, async () => {
  const button = shots.filter(({ name }) => name === 'kit-button--primary.lumen')
  const changed = ':root{--tp-radius-control:0px!important}button{border-radius:0!important}'
  expect((await differences(browser, site.url, button, changed)).map(({ name }) => name)).toEqual([
    'kit-button--primary.lumen',
  ])
})
