import { ledgerRows } from '@tradepost/scripts/repository/ledger-rows'
import { beforeAll, describe, expect, it } from 'vitest'
import { screens, storiesOf } from '../src/screens.ts'
import { serveFolder } from './static-site.ts'
import { dist, openBrowser, openFrame } from './workshop.ts'

interface StoryFacts {
  title: string
  ledger: readonly string[]
  /** True when the specification does not mention the story's subject. */
  ours: boolean
}

/** Runs in the page. Reads the ledger parameters of every story. */
async function readStories() {
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

const rows = ledgerRows()

/** Badges without a row in the ledger. */
const unknownIn = (stories: readonly StoryFacts[]) =>
  [...new Set(stories.flatMap(({ ledger }) => ledger))].filter((id) => !rows.some((row) => row.id === id))

/** Rows that need a story and have none. */
const storyless = (stories: readonly StoryFacts[]) =>
  rows
    .filter(({ id, kinds }) => kinds.includes('S') && !stories.some(({ ledger }) => ledger.includes(id)))
    .map(({ id }) => id)

/** Screens that have neither ledger rows nor `ours`, or both. */
const undecided = (stories: readonly StoryFacts[]) =>
  [...new Set(screens.map((screen) => storiesOf(screen).title))].filter((title) => {
    const ofScreen = stories.filter((story) => story.title === title)
    return ofScreen.some(({ ledger }) => ledger.length > 0) === ofScreen.some(({ ours }) => ours)
  })

describe('the badges of the stories', () => {
  let stories: StoryFacts[]
  beforeAll(async () => {
    const site = await serveFolder(dist)
    const browser = await openBrowser()
    try {
      const page = await browser.newPage()
      await openFrame(page, site.url, 'tenant:lumen', 'kit-badge--verified')
      stories = await page.evaluate(readStories)
    } finally {
      await browser.close()
      await site.close()
    }
  }, 60_000)

  it('are rows of the ledger', () => {
    expect(unknownIn(stories)).toEqual([])
    expect(unknownIn([...stories, { title: 'x', ledger: ['D-45', 'D-99'], ours: false }])).toEqual(['D-99'])
  })

  it('are on a story of each row that needs one', () => {
    expect(rows.filter(({ kinds }) => kinds.includes('S')).map(({ id }) => id)).toContain('D-45')
    expect(storyless(stories)).toEqual([])
    expect(storyless(stories.filter(({ title }) => title !== 'Kit/Toast'))).toEqual(['D-45'])
  })

  it('are on every screen that the specification mentions', () => {
    expect(undecided(stories)).toEqual([])
    const withoutMark = stories.map((story) => ({ ...story, ours: story.ours && story.title !== 'Screens/Offline' }))
    expect(undecided(withoutMark)).toEqual(['Screens/Offline'])
  })
})
