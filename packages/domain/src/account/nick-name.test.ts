import { expect, it } from 'vitest'
import { readNickName } from './nick-name.ts'

it.each([
  [' Zoë ', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['🦊'.repeat(40), '🦊'.repeat(40)],
  ['🦊'.repeat(41), null],
  ['a'.repeat(41), null],
  ['', null],
  ['  ', null],
  ['a\u202eb', null],
  ['a\u0000b', null],
  ['a\nb', null],
])('X7 reads the name %j as %j', (typed, name) => {
  expect(readNickName(typed)).toBe(name)
})
