import { expect, it } from 'vitest'
import { centsOf, idempotencyKeyOf, pageNoOf } from './read-form.ts'

it.each([
  ['24.90', 2490],
  ['24,9', 2490],
  [' 1200 ', 120_000],
  ['٢٤٫٩', 2490],
  ['٢٤', 2400],
  ['0.01', 1],
  ['1000000', 100_000_000],
  ['1,299', 129_900],
  ['1.299,50', 129_950],
])('reads the price %s as %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

it.each(['', '0', '0.00', '1.299', '-3', '1e3', '1000000.01', '12.345', 'free'])('refuses the price "%s"', (typed) => {
  expect(centsOf(typed)).toBeNull()
})

it('takes page 1 for a page number that is missing or invalid', () => {
  const pages = ['', '?page=0', '?page=x', '?page=-1', '?page=3'].map((query) =>
    pageNoOf(new URL(`https://desk.example/sell${query}`)),
  )
  expect(pages).toEqual([1, 1, 1, 1, 3])
})

it('makes a new idempotency key for a malformed one', () => {
  const form = new FormData()
  form.set('key', 'a key with spaces')
  expect(idempotencyKeyOf(form)).toMatch(/^[\w-]{36}$/)
  form.set('key', 'key-12345678')
  expect(idempotencyKeyOf(form)).toBe('key-12345678')
})
