import { expect, it } from 'vitest'
import { directionOf } from './direction-of.ts'

it('reads a title by its words, not by the name it begins with', () => {
  expect(directionOf('Tyrael’s Might للعبة ديابلو 4 — Eternal')).toBe('rtl')
  expect(directionOf('1,000,000 GP في أولد سكول رونسكيب')).toBe('rtl')
  expect(directionOf('Hand-levelled Champion account, PC')).toBe('auto')
  expect(directionOf('【原神】AR 58')).toBe('auto')
})
