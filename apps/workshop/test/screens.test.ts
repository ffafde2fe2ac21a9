import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { reasons, screens, states, storiesOf } from '../src/screens.ts'
import { type Entry, storyEntries } from './workshop.ts'

const features = path.resolve(import.meta.dirname, '../../../packages/marketplace-features/src')
/** Components that are named like screens but are parts of screens. */
const parts = ['buyer/BuyerPage', 'purchase/PurchasePage']

function pages(): string[] {
  const files = globSync('**/*.tsx', { cwd: features }).filter((file) => !/\.(test|stories)\.tsx$/.test(file))
  const exported = files.flatMap((file) => {
    const text = readFileSync(path.join(features, file), 'utf8')
    const names = [...text.matchAll(/^export (?:function|const) (\w+Page)\b/gm)].map(([, name]) => name)
    return names.map((name) => `${file.split('/')[0]}/${name}`)
  })
  return exported.filter((page) => !parts.includes(page))
}

const missingOf = (entries: readonly Pick<Entry, 'title' | 'exportName'>[], screen: (typeof screens)[number]) => {
  const { title, plain, states } = storiesOf(screen)
  const written = entries.filter((entry) => entry.title === title).map(({ exportName }) => exportName)
  return [plain, ...states.values()].filter((name) => !written.includes(name))
}

describe('the list of screens', () => {
  let stories: Entry[]
  beforeAll(async () => {
    stories = await storyEntries()
  }, 60_000)

  it('has every page a feature exports, and no other', () => {
    expect(screens.map(({ page }) => page).sort()).toEqual(pages().sort())
  })

  it.each(screens.map((screen) => [screen.page, screen] as const))(
    '%s has a story for each of its states',
    (_page, screen) => {
      expect(missingOf(stories, screen)).toEqual([])
    },
  )

  it('reports a missing story', () => {
    const [cart] = screens.filter(({ page }) => page === 'cart/CartPage')
    if (!cart) throw new Error('there is no cart')
    expect(
      missingOf(
        stories.filter(({ exportName }) => exportName !== 'LongIds'),
        cart,
      ),
    ).toEqual(['LongIds'])
  })

  it('has a reason for every state that a screen cannot have', () => {
    const without = new Set(screens.flatMap((screen) => screen.without ?? []))
    expect([...without].filter((state) => !reasons[state])).toEqual([])
    expect(states.filter((state) => !screens.some((screen) => storiesOf(screen).states.has(state)))).toEqual([])
  })
})
