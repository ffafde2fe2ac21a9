import { expect, it } from 'vitest'
import { isForeign } from '../server/refuse-foreign.ts'

const origin = 'https://desk.example'

it.each([
  ['POST', { origin, 'sec-fetch-site': 'same-origin' }, false],
  ['POST', { origin }, false],
  ['GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['POST', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { origin: 'https://other.desk.example', 'sec-fetch-site': 'same-site' }, true],
  ['POST', { origin: 'null' }, true],
  ['POST', {}, true],
  ['DELETE', { origin: 'https://evil.example' }, true],
])('%s with %o is foreign: %s', (method, headers, isRefused) => {
  expect(isForeign({ method, headers }, origin)).toBe(isRefused)
})
