import { ledgerRows } from '@tradepost/scripts/repository/ledger-rows'
import { beforeAll, describe, expect, it } from 'vitest'
import { screens, storiesOf } from '../src/screens.ts'
import { serveFolder } from './static-site.ts'
import { dist, openBrowser, openFrame } from './workshop.ts'

interface Told {
  title: string
  ledger: readonly string[]
  /** The specification does not speak of it. */
  ours: boolean
}

/** Runs in the page: what every story says of itself. */
async function tellAll() {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: {
      extract: () => Promise<Record<string, { title: string; parameters: { ledger?: string[]; ours?: boolean } }>>
    }
  }
  return Object.values(await preview.extract()).map(({ title, parameters }) => ({
    title,
    ledger: parameters.ledger ?? [],
    ours: parameters.ours ?? false,
  }))
}

const known = ledgerRows()

/** Badges that stand for no row. */
const unknownIn = (stories: readonly Told[]) =>
  [...new Set(stories.flatMap(({ ledger }) => ledger))].filter((id) => !known.some((row) => row.id === id))

/** Rows that ask for a story and have none. */
const storyless = (stories: readonly Told[]) =>
  known
    .filter(({ id, kinds }) => kinds.includes('S') && !stories.some(({ ledger }) => ledger.includes(id)))
    .map(({ id }) => id)

/** Screens that say neither which rows they are about nor that they are ours, or both. */
const undecided = (stories: readonly Told[]) =>
  [...new Set(screens.map((screen) => storiesOf(screen).title))].filter((title) => {
    const own = stories.filter((story) => story.title === title)
    return own.some(({ ledger }) => ledger.length > 0) === own.some(({ ours }) => ours)
  })

describe('the badges of the stories', () => {
  let stories: Told[]
  beforeAll(async () => {
    const site = await serveFolder(dist)
    const browser = await openBrowser()
    try {
      const page = await browser.newPage()
      await openFrame(page, site.url, 'tenant:lumen', 'kit-badge--verified')
      stories = await page.evaluate(tellAll)
    } finally {
      await browser.close()
      await site.close()
    }
  }, 60_000)

  it('are rows of the ledger', () => {
    expect(unknownIn(stories)).toEqual([])
    expect(unknownIn([...stories, { title: 'x', ledger: ['D-45', 'D-99'], ours: false }])).toEqual(['D-99'])
  })

  it('are on a story of each row that asks for one', () => {
    expect(known.filter(({ kinds }) => kinds.includes('S')).map(({ id }) => id)).toContain('D-45')
    expect(storyless(stories)).toEqual([])
    expect(storyless(stories.filter(({ title }) => title !== 'Kit/Toast'))).toEqual(['D-45'])
  })

  it('are on every screen but those the specification does not speak of', () => {
    expect(undecided(stories)).toEqual([])
    const forgetful = stories.map((story) => ({ ...story, ours: story.ours && story.title !== 'Screens/Offline' }))
    expect(undecided(forgetful)).toEqual(['Screens/Offline'])
  })
})
