import { expect, it } from 'vitest'
import { looks, shareOut } from './looks.ts'
import { type Entry, storyEntries } from './workshop.ts'

const lookOf = (stories: readonly Entry[]) =>
  new Map([...shareOut(stories)].flatMap(([look, some]) => some.map(({ id }) => [id, look.name] as const)))

it('gives a story the same look regardless of the other stories', async () => {
  const stories = await storyEntries()
  const all = lookOf(stories)
  const fewer = lookOf(stories.filter((_, index) => index % 3 > 0).reverse())
  expect([...fewer].filter(([id, look]) => all.get(id) !== look)).toEqual([])
})

it('gives each look more than 20 stories', async () => {
  const shares = shareOut(await storyEntries())
  expect(looks.filter((look) => (shares.get(look)?.length ?? 0) <= 20)).toEqual([])
})
