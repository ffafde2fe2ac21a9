import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFolder } from './static-site.ts'
import { dist, docsEntries, openBrowser } from './workshop.ts'

const titles = [
  'Docs/Accessibility',
  'Docs/Experiments',
  'Docs/Getting started',
  'Docs/How a feature is built',
  'Docs/Right to left',
  'Docs/Tokens',
  'Docs/Writing words',
]

let browser: Browser
// One profile for all pages: it compiles the workshop's scripts only once.
let profile: BrowserContext
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  site = await serveFolder(dist)
  browser = await openBrowser()
  profile = await browser.newContext()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Runs in the page. Reads its language, direction, text and list markers, and its stories' language and direction. */
function readPage() {
  const { lang, dir } = document.documentElement
  const docs = document.querySelector<HTMLElement>('#storybook-docs')
  const marksOf = (list: string) =>
    [...(docs?.querySelectorAll(list) ?? [])].map((one) => getComputedStyle(one).listStyleType)
  return {
    ...{
      lang,
      dir,
      text: docs?.innerText ?? '',
      ordered: marksOf('.sbdocs-content > ol'),
      unordered: marksOf('.sbdocs-content > ul'),
    },
    stories: [...document.querySelectorAll<HTMLElement>('.docs-story [lang][dir]')].map(
      (one) => `${one.lang} ${one.dir}`,
    ),
  }
}

/** Opens a documentation page and reads it, once it shows the `until` element. */
async function open(id: string, globals = '', until = 'h1') {
  const page = await profile.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${site.url}/iframe.html?id=${id}&viewMode=docs&globals=${globals}`)
  await page.locator('#storybook-docs h1, body.sb-show-errordisplay').first().waitFor()
  await page.waitForLoadState('networkidle')
  if (await page.locator('body.sb-show-errordisplay').count()) problems.push('the page failed')
  else await page.locator(`#storybook-docs ${until}`).first().waitFor()
  const [heading] = await page.locator('#storybook-docs h1').allTextContents()
  const figures = await page.locator('#storybook-docs figcaption').allTextContents()
  const content = await page.evaluate(readPage)
  await page.close()
  return { ...content, problems, heading, figures }
}

it('has these documentation pages', async () => {
  expect((await docsEntries()).map(({ title }) => title).sort()).toEqual(titles)
})

it.each(titles)('%s opens without an error', { timeout: 60_000 }, async (title) => {
  const entry = (await docsEntries()).find((one) => one.title === title)
  const { problems, heading, text, ordered, unordered } = await open(entry?.id ?? title)
  expect(problems).toEqual([])
  expect(heading).toBe(title.replace('Docs/', ''))
  expect(text).not.toContain('| ---')
  expect(ordered.filter((mark) => mark !== 'decimal')).toEqual([])
  expect(unordered.filter((mark) => mark !== 'disc')).toEqual([])
})

it('shows the props of a component, with what each may be', async () => {
  const { problems, heading, text } = await open('kit-button--docs', '', 'td')
  expect(problems).toEqual([])
  expect(heading).toBe('Button')
  for (const words of ['variant', 'fullWidth', 'quiet']) expect(text).toContain(words)
})

it('numbers the steps of a list', { timeout: 60_000 }, async () => {
  expect((await open('docs-writing-words--docs')).ordered).toEqual(['decimal'])
})

it('is English and left-to-right, with stories in the language of the toolbar', { timeout: 60_000 }, async () => {
  const { lang, dir, stories } = await open('docs-experiments--docs', 'tenant:sahra')
  expect([lang, dir]).toEqual(['en', 'ltr'])
  expect(stories.slice(0, 2)).toEqual(['ar rtl', 'ar rtl'])
})

it('draws the tokens', { timeout: 60_000 }, async () => {
  const { figures } = await open('docs-tokens--docs', '', 'figcaption:text-matches("^radius ")')
  expect(figures).toContain('accent')
  expect(figures.filter((text) => text.startsWith('radius ')).length).toBeGreaterThan(4)
})

it('reports a page that does not exist', { timeout: 60_000 }, async () => {
  expect((await open('docs-no-such-page--docs')).problems).not.toEqual([])
})
