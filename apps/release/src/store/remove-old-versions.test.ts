import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Pointer, Step } from '../pointer/pointer.ts'
import { removeOldVersions } from './remove-old-versions.ts'
import { retention } from './retention.ts'

const day = 24 * 3_600_000
let store: string

beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'tradepost-old-'))
})
afterEach(() => rmSync(store, { recursive: true, force: true }))

const served = (...versions: string[]): Pointer => {
  const steps = versions.map((version, index): Step => {
    const at = new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
    return { at, what: index === 0 ? 'opened' : 'promoted', version }
  })
  for (const version of versions) mkdirSync(join(store, 'lumen', 'versions', version), { recursive: true })
  const [previous = null, stable = ''] = versions.slice(-2)
  return { stable, previous, canary: null, history: steps }
}
const installed = () => readdirSync(join(store, 'lumen', 'versions')).sort()

it('removes versions that were not served for 30 days, and keeps the last three', () => {
  const pointer = served('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0')
  expect(removeOldVersions(store, 'lumen', pointer)).toEqual([])
  expect(removeOldVersions(store, 'lumen', pointer, Date.now() + 29 * day)).toEqual([])
  expect(removeOldVersions(store, 'lumen', pointer, Date.now() + 31 * day)).toEqual(['1.0.0', '1.1.0'])
  expect(installed()).toEqual(['1.2.0', '1.3.0', '1.4.0'])
})

it('keeps a version that is tried, but none that nobody served since it was installed', () => {
  const pointer = { ...served('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'), canary: { version: '1.0.0', percent: 5 } }
  mkdirSync(join(store, 'lumen', 'versions', '1.5.0'))
  expect(removeOldVersions(store, 'lumen', pointer, Date.now() + 31 * day)).toEqual(['1.1.0', '1.2.0', '1.5.0'])
  expect(installed()).toEqual(['1.0.0', '1.3.0', '1.4.0'])
})

it('says why a version stays, and keeps one whose promotion is scheduled and one that is running', () => {
  const before = served('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0')
  const scheduled = { version: '1.0.0', at: '2026-06-01T00:00:00.000Z', by: 'Ada' }
  const later = Date.now() + 31 * day
  const reasons = retention(store, 'lumen', { ...before, scheduled }, later, new Set(['1.1.0']))
  expect(reasons.map(({ version, reason }) => [version, reason])).toEqual([
    ['1.0.0', 'its promotion is scheduled'],
    ['1.1.0', 'is running'],
    ['1.2.0', null],
    ['1.3.0', 'is one of the last 3 that served'],
    ['1.4.0', 'a rollback returns to it'],
    ['1.5.0', 'serves everybody'],
  ])
  // Control: nobody needs them otherwise.
  expect(removeOldVersions(store, 'lumen', before, later)).toEqual(['1.0.0', '1.1.0', '1.2.0'])
})
