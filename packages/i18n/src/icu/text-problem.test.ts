import { expect, it } from 'vitest'
import { catalogues, source } from '../catalogues.ts'
import { textProblem, unseenCharacter } from './text-problem.ts'

it.each([
  ['\u202eabc', 'U+202E'],
  ['abc\u202a', 'U+202A'],
  ['a\u2066b', 'U+2066'],
  ['a\u2069b', 'U+2069'],
  ['a\u2028b', 'U+2028'],
  ['a\u2029b', 'U+2029'],
  ['St\ufffdck', 'U+FFFD'],
  ['a\u200bb', 'U+200B'],
  ['a\u2060b', 'U+2060'],
  ['\ufeffabc', 'U+FEFF'],
  ['a\u3164b', 'U+3164'],
  ['a\u{e0041}b', 'U+E0041'],
  ['a\u0007b', 'U+0007'],
  ['a\rb', 'U+000D'],
  ['a\u200d\u200bb', 'U+200B'],
  ['a\ud800b', 'U+D800'],
  ['a\ue000b', 'U+E000'],
  ['a\uffffb', 'U+FFFF'],
])('%j contains an invisible character', (text, character) => {
  expect(unseenCharacter(text)).toBe(character)
  expect(textProblem(text, 'Cart')).toBe(`contains the invisible character ${character}`)
})

it.each([
  ['', 'is empty'],
  ['  \n', 'is empty'],
  ['\u2028', 'is empty'],
  ['\u200b', 'contains the invisible character U+200B'],
  ['…', 'has no visible letter'],
  ['\u200d', 'has no visible letter'],
  ['<b></b>', 'has no visible letter'],
  ['{count, plural, one {} other {…}}', 'has no visible letter'],
  ['x'.repeat(200_000), 'is longer than 5000 characters'],
])('%.20j is not fit to show', (text, problem) => {
  expect(textProblem(text, 'Cart')).toBe(problem)
})

it.each([
  'Korb',
  'Zeile\n\tund Zeile',
  '{min}～{max}',
  '/ {unit}',
  "'<img src=x>'",
  '{count, plural, =0 {} other {#}}',
  'می\u200cخواهم',
  '\u200fعربي',
  '50\u202f% de\u00a0plus',
  'Donau\u00addampf',
  'Danke ❤\ufe0f',
  'Offene {Klammer',
])('%j is fit to show', (text) => {
  expect(textProblem(text, 'Cart')).toBeNull()
})

it('accepts a sign in place of an English sign', () => {
  expect(textProblem('—', '–')).toBeNull()
  expect(textProblem(' ', '–')).toBe('is empty')
})

it('accepts every message of the catalogues', () => {
  const texts = Object.values(catalogues).flatMap((catalogue) => Object.entries(catalogue))
  expect(texts.filter(([id, text]) => textProblem(text, source[id] ?? '') !== null)).toEqual([])
})

it.each([
  ['{percent, number, ::percent}', 'percent'],
  ['{percent, number, percent} off', 'percent'],
  ['{n, number, ::compact-short}', 'n'],
  ['{price, number, ::currency/EUR}', 'price'],
  ['{until, date, short}', 'until'],
  ['{until, date, ::yyyyMMdd}', 'until'],
  ['{until, time, full}', 'until'],
  ['{count, plural, one {one} other {# of {all, number, integer}}}', 'all'],
  ['<b>{n, number, ::.00}</b>', 'n'],
  ['{kind, select, a {x} other {{n, number, percent}}}', 'n'],
])('W7 refuses the style in %s', (text, value) => {
  expect(textProblem(text, 'Cart')).toBe(`sets a style for {${value}}, which pages ignore: write {${value}}`)
})

it('W7 accepts numbers, dates and plurals without a style', () => {
  for (const text of [
    '{n, number}',
    '{until, date} {until, time}',
    "it's '{n, number, percent}'",
    '{n, plural, offset:1 other {#}}',
  ])
    expect(textProblem(text, 'Cart')).toBe(null)
})

it('W7 finds no style in any catalogue', () => {
  for (const texts of [source, ...Object.values(catalogues)])
    for (const [id, text] of Object.entries(texts ?? {}))
      expect([id, textProblem(text, source[id] ?? '')]).toEqual([id, null])
})
