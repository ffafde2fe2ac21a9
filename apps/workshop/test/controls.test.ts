import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFolder } from './static-site.ts'
import { autodocsEntries, dist, openBrowser, storyEntries } from './workshop.ts'

/** A prop of a component, as the controls of its docs page show it. */
interface Prop {
  component: string
  name: string
  /** The type that Storybook read from the component. */
  type: string
  control: string | null
}

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>
let props: Prop[]
/** The first story of each component of the kit, which its docs page shows with controls. */
let primary: [title: string, id: string][]

/** Runs in the page. Reads the props of stories from Storybook. */
async function readProps(stories: [string, string][]): Promise<Prop[]> {
  interface ArgType {
    name: string
    type?: { name: string }
    control?: false | { type?: string; disable?: boolean }
  }
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: { loadStory(of: { storyId: string }): Promise<{ argTypes: Record<string, ArgType> }> }
  }
  const read: Prop[] = []
  for (const [component, storyId] of stories) {
    const { argTypes } = await preview.loadStory({ storyId })
    for (const { name, type, control } of Object.values(argTypes)) {
      const shown = control && !control.disable ? (control.type ?? null) : null
      read.push({ component, name, type: type?.name ?? 'unknown', control: control === false ? 'by code' : shown })
    }
  }
  return read
}

beforeAll(async () => {
  site = await serveFolder(dist)
  browser = await openBrowser()
  const stories = (await storyEntries()).filter(({ title }) => title.startsWith('Kit/'))
  primary = [...new Map(stories.toReversed().map(({ title, id }) => [title, id])).entries()]
  const page = await browser.newPage()
  await page.goto(`${site.url}/iframe.html?id=kit-button--primary&viewMode=story`)
  await page.waitForFunction(
    () =>
      (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } } }).__STORYBOOK_PREVIEW__
        ?.currentRender?.phase === 'finished',
  )
  props = await page.evaluate(readProps, primary)
  await page.close()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

it('has a docs page for every component of the kit', async () => {
  const documented = new Set((await autodocsEntries()).map(({ title }) => title))
  expect(primary.length).toBeGreaterThan(45)
  expect(primary.map(([title]) => title).filter((title) => !documented.has(title))).toEqual([])
})

it('has a typed control for every prop that a person can fill in', () => {
  expect(props.length).toBeGreaterThan(250)
  expect(props.filter(({ control }) => control === null)).toEqual([])
  expect(props.filter(({ type }) => type === 'unknown')).toEqual([])
  const byCode = props.filter(({ control, type }) => control === 'by code' && type !== 'function')
  expect(new Set(byCode.map(({ name }) => name))).toEqual(new Set(['as', 'inputRef', 'linkAs']))
  const button = Object.fromEntries(
    props.filter(({ component }) => component === 'Kit/Button').map(({ name, control }) => [name, control]),
  )
  expect(button).toMatchObject({ variant: 'radio', size: 'radio', loading: 'boolean', children: 'text' })
})
