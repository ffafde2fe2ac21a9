import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screens, storiesOf } from '../src/screens.ts'
import { type Look, looks, shareOut } from './looks.ts'
import { type Played, playStory } from './play.ts'
import { serveFolder } from './static-site.ts'
import { dist, type Entry, openBrowser, openFrame, showStory, storyEntries } from './workshop.ts'

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

async function frame(globals: string, width = 1440, height = 900): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openFrame(page, site.url, globals, 'kit-button--primary')
  return page
}
const english = 'tenant:lumen;language:en'

/** With this user agent, the workshop's accessibility check skips animations. */
const userAgent = 'StorybookTestRunner'

async function openLook({ globals, width, height }: Look): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', userAgent })
  const page = await context.newPage()
  await openFrame(page, site.url, globals, opening, true)
  return page
}

const opening = 'kit-badge--verified'
const [plain] = looks

describe('every story renders, plays and is accessible, without console errors', () => {
  const played = new Map<string, Played & { look: Look }>()
  let stories: Entry[]

  beforeAll(async () => {
    stories = await storyEntries()
    const shares = [...shareOut(stories)].map(([look, left]) => ({ look, left, begun: false }))
    /** The next look to show: a look not begun yet, or else the look with most stories left, if more than 20. */
    const next = () =>
      shares.find(({ begun }) => !begun) ??
      shares.filter(({ left }) => left.length > 20).sort((one, other) => other.left.length - one.left.length)[0]
    async function work() {
      for (let share = next(); share; share = next()) {
        share.begun = true
        const { look, left } = share
        let page = await openLook(look)
        for (let story = left.shift(); story; story = left.shift()) {
          const one = await playStory(page, story.id)
          played.set(story.id, { ...one, look })
          if (!one.left) continue
          await page.context().close()
          page = await openLook(look)
        }
        await page.context().close()
      }
    }
    await Promise.all([work(), work(), work(), work()])
  }, 1_500_000)

  it.each(looks.map((look) => [look.name, look] as const))('%s', (_name, look) => {
    const shown = [...played].filter(([, one]) => one.look === look)
    const problems = shown.filter(([, one]) => one.problems.length).map(([id, one]) => [id, one.problems])
    expect(Object.fromEntries(problems)).toEqual({})
    expect(shown.length).toBeGreaterThan(20)
  })

  it('plays each story', () => {
    expect(stories.length).toBeGreaterThan(500)
    expect(stories.filter(({ id }) => !played.has(id))).toEqual([])
  })

  it('fits every story into its page, and the worst case of each screen into the smallest phone', () => {
    expect([...played].filter(([, one]) => one.beyond > 0).map(([id]) => id)).toEqual([])
    expect([...played].filter(([id, one]) => id.endsWith('-worst-case') && one.look.width !== 320)).toEqual([])
  })

  it('cuts off no text on a phone unintentionally', () => {
    const cut = [...played].filter(([, one]) => one.look.width < 640 && one.cut.length)
    expect(cut.map(([id, one]) => [id, one.cut])).toEqual([])
  })

  it.each(['texts', 'ids', 'prices'] as const)(
    'has a story with extreme %s for exactly the screens that show them',
    (state) => {
      const wrong = screens.filter((screen) => {
        const { title, plain, states } = storiesOf(screen)
        const entry = stories.find((one) => one.title === title && one.exportName === plain)
        // The stories of the shell do not control the states around them.
        if (title === 'Screens/Shell') return false
        return played.get(entry?.id ?? '')?.states.includes(state) !== states.has(state)
      })
      expect(wrong.map(({ page }) => page)).toEqual([])
    },
  )

  it.each([
    ['a story that is missing', 'kit-button--no-such-story', ''],
    ['text too pale to read', 'kit-button--primary', '*{color:#999!important;background:#aaa!important}'],
    ['a failing play function', 'kit-checkbox--with-count', '#storybook-root{display:none}'],
  ])('reports %s', async (_what, id, css) => {
    if (!plain) throw new Error('there is no look')
    const page = await openLook(plain)
    if (css) await page.addStyleTag({ content: css })
    expect((await playStory(page, id)).problems).not.toEqual([])
    await page.context().close()
  })
})

it.each([
  ['with an ellipsis', 'text-overflow:ellipsis'],
  ['without an ellipsis', 'overflow:clip'],
])('reports text that is cut off %s', async (_how, css) => {
  const narrow = looks.find(({ width }) => width === 320)
  if (!narrow) throw new Error('there is no narrow look')
  const page = await openLook(narrow)
  await page.addStyleTag({
    content: `h3,li span{display:block!important;overflow:hidden;white-space:nowrap;width:4rem;${css}}`,
  })
  expect((await playStory(page, 'kit-offercard--available')).cut).not.toEqual([])
  await page.context().close()
})

describe('single stories', () => {
  it('D-45 has a toast of each of the four types', async () => {
    const page = await frame(english)
    const types: string[] = []
    for (const story of ['success', 'warning', 'failure', 'info']) {
      expect(await showStory(page, `kit-toast--${story}`)).toEqual([])
      await page.getByRole('button', { name: /^Show/ }).click()
      const toast = page.getByText('Added to your cart').last()
      await toast.waitFor()
      types.push(await toast.evaluate((node) => node.closest('[data-toast]')?.getAttribute('data-toast') ?? '?'))
    }
    expect(types).toEqual(['success', 'warning', 'error', 'info'])
    await page.context().close()
  })

  it('E-13 keeps a text within its maximum length', async () => {
    const page = await frame(english)
    await showStory(page, 'kit-textfield--max-length')
    const field = page.getByRole('textbox')
    await field.fill('')
    await field.pressSequentially('123456789')
    expect(await field.inputValue()).toBe('12345')
    await page.context().close()
  })

  it('E-14 trims a text on change', async () => {
    const page = await frame(english)
    await showStory(page, 'kit-textfield--trim-on-change')
    const field = page.getByRole('textbox')
    await field.fill('  a ')
    await field.blur()
    expect(await field.inputValue()).toBe('a')
    await page.context().close()
  })

  it('sets direction, language and colour scheme by the toolbar alone', async () => {
    const rootOf = async (globals: string) => {
      const page = await frame(globals)
      await showStory(page, 'kit-textfield--plain')
      const { lang, dir, dataset } = await page.evaluate(() => {
        const { lang, dir, dataset } = document.documentElement
        return { lang, dir, dataset: { ...dataset } }
      })
      await page.context().close()
      return [lang, dir, dataset.colorScheme]
    }
    expect(await rootOf('tenant:sahra;language:ar;colorScheme:dark')).toEqual(['ar', 'rtl', 'dark'])
    expect(await rootOf('tenant:sahra;language:kr;direction:rtl')).toEqual(['ko', 'rtl', 'light'])
    expect(await rootOf('tenant:sahra;language:auto')).toEqual(['ar', 'rtl', 'light'])
  })
})
