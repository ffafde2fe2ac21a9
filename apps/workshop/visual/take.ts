import type { Browser, Page } from 'playwright-core'
import { openFrame, showStory } from '../test/workshop.ts'
import type { Shot } from './shots.ts'

// The grip of a textarea is drawn by the browser, each version its own way.
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

/** No picture is taken of it: a story that is shown already would not be shown anew. */
const opening = 'kit-badge--verified'

/** A page whose clock stands still and which reaches nothing but the workshop. */
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

/** A picture of what no longer changes: what a story still loads is waited for. */
async function lasting(page: Page, { story }: Shot): Promise<Buffer> {
  // A component is all there when it is there; a screen fetches on.
  const enough = story.startsWith('kit-') ? 1 : 3
  let last = await page.screenshot({ animations: 'disabled' })
  for (let tries = 0, same = 0; tries < 40 && same < enough; tries++) {
    await page.waitForTimeout(100)
    const next = await page.screenshot({ animations: 'disabled' })
    same = next.equals(last) ? same + 1 : 0
    last = next
  }
  return last
}

/** Few enough that the pages that work side by side end together, many enough that opening one is no matter. */
const perPage = 16

/** The pictures of one look and size, shared out over pages. */
const pagesFor = (shots: readonly Shot[]): Shot[][] =>
  [...Map.groupBy(shots, ({ globals, width }) => `${globals} ${width}`).values()].flatMap((alike) =>
    Array.from({ length: Math.ceil(alike.length / perPage) }, (_, n) => alike.slice(n * perPage, (n + 1) * perPage)),
  )

/** Takes pictures, several pages at once, and gives each to `got`. */
export async function takeAll(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  got: (shot: Shot, picture: Buffer) => Promise<void>,
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
        await got(shot, await lasting(page, shot))
      }
      await page.context().close()
    }
  }
  await Promise.all([work(), work(), work()])
}
