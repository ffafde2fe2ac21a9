import { expect, it } from 'vitest'
import { isNewerVersion } from './newer-version.ts'

it('is newer than all known versions, or unknown without an order', () => {
  expect(isNewerVersion('1.10.0', ['1.9.0', '1.2.3'])).toBe(true)
  expect(isNewerVersion('1.9.0', ['1.10.0'])).toBe(false)
  expect(isNewerVersion('1.9.0', ['1.9.0'])).toBe(false)
  expect(isNewerVersion('1.10.0', ['1.10.0-canary.2'])).toBe(true)
  expect(isNewerVersion('1.10.0-canary.10', ['1.10.0-canary.2'])).toBe(true)
  expect(isNewerVersion('1.10.0-canary.2', ['1.10.0'])).toBe(false)
  expect(isNewerVersion('4f2a', ['1b3c', '1.0.0'])).toBe(true)
  expect(isNewerVersion('4f2a', ['4f2a'])).toBe(false)
  expect(isNewerVersion('', ['1.0.0'])).toBe(false)
})
