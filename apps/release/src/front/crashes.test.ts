import { describe, expect, it } from 'vitest'
import { CrashCount, crashesTooOften } from './crashes.ts'

const endsOf = (count: number, now = () => 0) => {
  const ends = new CrashCount(now)
  for (let n = 0; n < count; n++) ends.add()
  return ends
}

describe('a version that ends by itself', () => {
  it('is started again at once, then later each time, and never more often than every half minute', () => {
    let now = 0
    const ends = endsOf(0, () => now)
    const rests = Array.from({ length: 12 }, () => {
      ends.add()
      const rest = ends.restMs()
      now += rest
      return rest
    })
    expect(rests).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000])
    now += 5 * 60_000 + 1
    ends.add()
    expect(ends.restMs()).toBe(0)
  })
  it('stops its canary when it did so three times, and more often than the stable one', () => {
    expect(crashesTooOften(endsOf(0), endsOf(2))).toBeNull()
    expect(crashesTooOften(endsOf(0), endsOf(3))).toBe('it crashed 3 times in five minutes, the stable version 0 times')
    expect(crashesTooOften(endsOf(3), endsOf(3))).toBeNull()
    expect(crashesTooOften(endsOf(3), endsOf(4))).toContain('4 times')
  })
})
