import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { loadValueIndex } from './load-value.ts'
import { ValueIndexPage } from './value-index-page.tsx'

const open = async (typed: string) =>
  (
    await pageOf({
      at: `/value-calculator?q=${encodeURIComponent(typed)}`,
      load: loadValueIndex,
      render: (data) => <ValueIndexPage {...data} />,
    })
  ).data

it('X11 finds a brand by its name in any spelling', async () => {
  const all = (await open('')).games
  const brandName = all[0]?.brandName ?? ''
  const plain = await open(brandName)
  expect(plain.games.map((game) => game.brandName)).toContain(brandName)
  expect(plain.games.length).toBeLessThan(all.length)
  for (const typed of [`${brandName}®`, [...brandName].join('\u200b'), brandName.toUpperCase(), `“${brandName}”`])
    expect((await open(typed)).games, typed).toEqual(plain.games)
  expect((await open('®')).games).toEqual([])
  expect((await open('\u200b')).games).toEqual(all)
})
