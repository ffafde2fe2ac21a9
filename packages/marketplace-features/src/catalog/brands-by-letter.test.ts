import type { Brand } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { brandsByLetter } from './brands-by-letter.ts'

const named = (brandName: string) => ({ brandName }) as Brand

it('puts every brand under one letter, ignoring accents, with digits last', () => {
  const names = ['Zeal', 'aria', 'Éclair', 'Echo', '7 Keys', 'Arc']
  const groups = brandsByLetter(names.map(named), 'en')
  expect(groups.map(({ letter, brands }) => [letter, brands.map((b) => b.brandName)])).toEqual([
    ['A', ['Arc', 'aria']],
    ['E', ['Echo', 'Éclair']],
    ['Z', ['Zeal']],
    ['#', ['7 Keys']],
  ])
  expect(groups.flatMap(({ brands }) => brands)).toHaveLength(names.length)
})

it('keeps letters of other scripts', () => {
  expect(brandsByLetter([named('سماء'), named('بحر')], 'ar').map(({ letter }) => letter)).toEqual(['ب', 'س'])
})

it.each([
  [
    'ru',
    ['Йога', 'Ёлка', 'Игра', 'Ежи', 'Ель', '2048', 'Arc'],
    ['Е Ежи Ёлка Ель', 'И Игра', 'Й Йога', 'A Arc', '# 2048'],
  ],
  ['es', ['Ñu', 'Nube', 'Oso', 'Nación'], ['N Nación Nube', 'Ñ Ñu', 'O Oso']],
  ['ko', ['하늘', '나라', '까치', '가디언', '깃발', 'Arc'], ['ㄱ 가디언 깃발 까치', 'ㄴ 나라', 'ㅎ 하늘', 'A Arc']],
  [
    'ja',
    ['ガンダム', 'かぜ', 'カード', 'さくら', 'Arc', '3'],
    ['A Arc', 'か カード かぜ ガンダム', 'さ さくら', '# 3'],
  ],
  ['th', ['แก้ว', 'ขนม', 'เกม', 'กบ'], ['ก กบ เกม แก้ว', 'ข ขนม']],
  ['de', ['Zorn', 'Äther', 'Arc', 'Öl'], ['A Arc Äther', 'O Öl', 'Z Zorn']],
])('%s has its own letters, in its own order', (tag, names, expected) => {
  const groups = brandsByLetter(names.map(named), tag)
  expect(groups.map(({ letter, brands }) => [letter, ...brands.map((b) => b.brandName)].join(' '))).toEqual(expected)
})
