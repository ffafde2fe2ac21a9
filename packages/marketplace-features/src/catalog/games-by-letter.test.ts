import type { Brand } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { gamesByLetter } from './games-by-letter.ts'

const named = (brandName: string) => ({ brandName }) as Brand

it('puts every game under one letter, accents aside, digits last', () => {
  const names = ['Zeal', 'aria', 'Éclair', 'Echo', '7 Keys', 'Arc']
  const groups = gamesByLetter(names.map(named), 'en')
  expect(groups.map(({ letter, brands }) => [letter, brands.map((b) => b.brandName)])).toEqual([
    ['A', ['Arc', 'aria']],
    ['E', ['Echo', 'Éclair']],
    ['Z', ['Zeal']],
    ['#', ['7 Keys']],
  ])
  expect(groups.flatMap(({ brands }) => brands)).toHaveLength(names.length)
})

it('knows other scripts', () => {
  expect(gamesByLetter([named('سماء'), named('بحر')], 'ar').map(({ letter }) => letter)).toEqual(['ب', 'س'])
})
