import { expect, it } from 'vitest'
import { repeatedKeys } from './repeated-keys.ts'

it.each([
  ['{"a":1,"b":2,"a":3}', ['a']],
  ['{"a":{"message":"x","message":"y"}}', ['a › message']],
  ['{"a":"x","\\u0061":"y"}', ['a']],
  ['{"a":1,"a":2,"a":3}', ['a']],
  ['{"__proto__":1,"__proto__":2}', ['__proto__']],
])('%s holds a key twice', (json, keys) => {
  expect(repeatedKeys(json)).toEqual(keys)
})

it.each([
  '{"a":{"message":"x"},"b":{"message":"y"}}',
  '{"a":"a","b":"\\"a\\":{","c":["c",{"c":1},{"c":2}]}',
  '[]',
  '"a"',
])('%s holds no key twice', (json) => {
  expect(JSON.parse(json)).toBeDefined()
  expect(repeatedKeys(json)).toEqual([])
})

it('handles a large file and a long text', () => {
  expect(repeatedKeys(JSON.stringify({ a: '\\n"'.repeat(500_000), b: '[{'.repeat(200_000) }))).toEqual([])
})
