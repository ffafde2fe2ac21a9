import type { Browser, Page } from 'playwright-core'
import { openFrame, showStory } from '../test/workshop.ts'
import type { Shot } from './shots.ts'

// Each version of the browser draws the resize handle of a textarea differently.
const still = `
  *,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}
  textarea{resize:none!important}`

async function settled(page: Page): Promise<void> {
  await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor()
  await page.addStyleTag({ content: still })
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
}

/** The story with which a page opens. It has no picture, because a story already shown is not rendered again. */
const opening = 'kit-badge--verified'

/** A page with a stopped clock that can reach only the workshop. */
async function openStill(browser: Browser, url: string, { globals, width, height }: Shot): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  await page.clock.setFixedTime('2026-03-04T10:00:00Z')
  await page.route('**', (route) => (route.request().url().startsWith(url) ? route.continue() : route.abort()))
  await openFrame(page, url, globals, opening)
  return page
}

/** Takes a picture once the story no longer changes. */
async function stablePicture(page: Page, { story }: Shot): Promise<Buffer> {
  // A component is complete at once; a screen may still load data.
  const required = story.startsWith('kit-') ? 1 : 3
  let last = await page.screenshot({ animations: 'disabled' })
  for (let tries = 0, same = 0; tries < 40 && same < required; tries++) {
    await page.waitForTimeout(100)
    const next = await page.screenshot({ animations: 'disabled' })
    same = next.equals(last) ? same + 1 : 0
    last = next
  }
  return last
}

/** Few enough pictures that parallel pages finish together, and enough that opening a page takes little of the time. */
const perPage = 16

/** Groups pictures by toolbar settings and width, and splits the groups over pages. */
const pagesFor = (shots: readonly Shot[]): Shot[][] =>
  [...Map.groupBy(shots, ({ globals, width }) => `${globals} ${width}`).values()].flatMap((alike) =>
    Array.from({ length: Math.ceil(alike.length / perPage) }, (_, n) => alike.slice(n * perPage, (n + 1) * perPage)),
  )

/** Takes pictures in several pages at once, and calls `onPicture` with each. */
export async function takeAll(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  onPicture: (shot: Shot, picture: Buffer) => Promise<void>,
  css = '',
): Promise<void> {
  const waiting = pagesFor(shots)
  async function work() {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const [first] = group
      if (!first) continue
      const page = await openStill(browser, url, first)
      for (const shot of group) {
        const problems = (await showStory(page, shot.story)).filter((text) => !text.includes('ERR_FAILED'))
        if (problems.length) throw new Error(`${shot.story}: ${problems.join(', ')}`)
        await settled(page)
        if (css) await page.addStyleTag({ content: css })
        await onPicture(shot, await stablePicture(page, shot))
      }
      await page.context().close()
    }
  }
  await Promise.all([work(), work(), work()])
}
