import { expect, it } from 'vitest'
import { directionOf } from './direction-of.ts'

it('finds the direction of a title by its words, not by the name at its start', () => {
  expect(directionOf('Tyrael’s Might للعبة ديابلو 4 — Eternal')).toBe('rtl')
  expect(directionOf('1,000,000 GP في أولد سكول رونسكيب')).toBe('rtl')
  expect(directionOf('Hand-levelled Champion account, PC')).toBe('auto')
  expect(directionOf('【原神】AR 58')).toBe('auto')
})

it.each([
  ['Hand-levelled Champion account, server م, PC', 'ltr'],
  ['محمد: hand-levelled Champion account, rank kept for a week', 'ltr'],
  ['Yalla Ludo diamonds and gold لودو', 'ltr'],
  ['Account of אור, levelled by hand', 'ltr'],
  ['اشتراك Family Game PASS', 'rtl'],
  ['Tyrael’s Might للعبة', 'rtl'],
  ['عملة G Coin', 'rtl'],
  ['חשבון PC', 'rtl'],
  ['إن بي إيه 2K26', 'rtl'],
  ['Rank 7 · ٧، ؟', 'auto'],
  ['2048', 'auto'],
  ['', 'auto'],
])('%j has direction %s', (title, direction) => {
  expect(directionOf(title)).toBe(direction)
})
