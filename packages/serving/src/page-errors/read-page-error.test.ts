import { expect, it } from 'vitest'
import { readReport } from './read-page-error.ts'
import { reportLimit } from './report-limit.ts'
import { openSourceMaps } from './source-maps.ts'

const origin = 'https://shop.example'
const stack = `Error: Broken\n    at a (${origin}/assets/a-12345678.js:1:2)`
const read = (more: object = {}) =>
  readReport(
    { name: 'Error', message: 'Broken', stack, path: '/items/5', build: 'b1', ...more },
    origin,
    openSourceMaps(null),
  )

it('reads an error of the own program, and no query, other site or failure of the network', () => {
  expect(read()).toEqual({
    ...{ name: 'Error', message: 'Broken', path: '/items/5', build: 'b1' },
    frames: [{ source: 'assets/a.js', line: 1, column: 2, name: '' }],
  })
  expect(read({ path: '/search?q=my+words#top' })?.path).toBe('/search')
  expect(read({ name: '<b>', build: '../x' })).toMatchObject({ name: 'b', build: '..x' })
  expect(read({ message: 'y'.repeat(5000) })?.message).toHaveLength(1000)
  expect(read({ stack: Array.from({ length: 40 }, () => stack).join('\n') })?.frames).toHaveLength(12)
  for (const wrong of [
    { stack: 'at https://other.example/assets/a.js:1:2' },
    { stack: 5 },
    { message: 'Failed to fetch' },
    { message: 'Failed to fetch dynamically imported module: https://shop.example/assets/a.js' },
    { message: 'NetworkError when attempting to fetch resource.' },
  ])
    expect(read(wrong)).toBeNull()
  for (const wrong of [null, 'text', [], 7]) expect(readReport(wrong, origin, openSourceMaps(null))).toBeNull()
})

it('allows a bounded number of reports in a minute', () => {
  let now = 1_000_000
  const isAllowed = reportLimit(2, () => now)
  expect([isAllowed(), isAllowed(), isAllowed()]).toEqual([true, true, false])
  now += 60_000
  expect(isAllowed()).toBe(true)
})
