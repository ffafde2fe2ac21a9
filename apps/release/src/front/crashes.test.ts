import { describe, expect, it } from 'vitest'
import { CrashCount, crashesTooOften } from './crashes.ts'

const crashesOf = (count: number, now = () => 0) => {
  const crashes = new CrashCount(now)
  for (let n = 0; n < count; n++) crashes.add()
  return crashes
}

describe('a version that crashes', () => {
  it('restarts at once, then after a longer delay each time, up to half a minute', () => {
    let now = 0
    const crashes = crashesOf(0, () => now)
    const delays = Array.from({ length: 12 }, () => {
      crashes.add()
      const delay = crashes.restartDelayMs()
      now += delay
      return delay
    })
    expect(delays).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000])
    now += 5 * 60_000 + 1
    crashes.add()
    expect(crashes.restartDelayMs()).toBe(0)
  })
  it('is stopped as a canary after three crashes, if the stable version crashed less often', () => {
    expect(crashesTooOften(crashesOf(0), crashesOf(2))).toBeNull()
    expect(crashesTooOften(crashesOf(0), crashesOf(3))).toBe(
      'it crashed 3 times in five minutes, the stable version 0 times',
    )
    expect(crashesTooOften(crashesOf(3), crashesOf(3))).toBeNull()
    expect(crashesTooOften(crashesOf(3), crashesOf(4))).toContain('4 times')
  })
})
