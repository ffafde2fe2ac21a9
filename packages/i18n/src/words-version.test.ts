import { expect, it } from 'vitest'
import { isOlderPack } from './words-version.ts'

it.each([
  ['0.9.1', '0.10.0', true],
  ['1.2.3', '1.2.10', true],
  ['0.10.0', '0.9.1', false],
  ['1.0.0', '1.0.0', false],
  [undefined, '1.0.0', false],
])('with a pack of version %s and messages of version %s, isOlderPack() is %s', (version, words, older) => {
  expect(isOlderPack(version, words)).toBe(older)
})
