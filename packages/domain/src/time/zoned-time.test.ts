import { expect, it } from 'vitest'
import { typedMoment } from './zoned-time.ts'

it('reads a typed time in its zone, before and after the clocks change', () => {
  const read = (typed: string, zone: string) => typedMoment(typed, zone)?.toISOString() ?? null
  expect(read('2026-03-29T01:30', 'Europe/Berlin')).toBe('2026-03-29T00:30:00.000Z')
  expect(read('2026-03-29T03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(read('2026-11-27T10:30:15', 'America/New_York')).toBe('2026-11-27T15:30:15.000Z')
  expect(read('2026-11-27T10:30', 'UTC')).toBe('2026-11-27T10:30:00.000Z')
  for (const typed of ['', 'tomorrow', '2026-11-27', '2026-13-27T10:30', '2026-11-27T25:00'])
    expect(read(typed, 'UTC')).toBeNull()
})
