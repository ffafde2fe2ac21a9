import { describe, expect, it } from 'vitest'
import { ErrorRate, worseThan } from './error-rate.ts'

const rateOf = (answers: number, errors: number, now = () => 0) => {
  const rate = new ErrorRate(now)
  for (let n = 0; n < answers; n++) rate.add(n < errors)
  return rate
}

describe('the error rate of a canary', () => {
  it('stops the canary when it is significantly above that of the stable version', () => {
    expect(worseThan(rateOf(1000, 5), rateOf(60, 12))).toBe('20.0 % of 60 answers failed, against 0.5 % of 1000')
    expect(worseThan(rateOf(0, 0), rateOf(50, 50))).toContain('100.0 % of 50')
  })
  it('does not stop the canary after few answers, by chance, or when both versions fail alike', () => {
    expect(worseThan(rateOf(1000, 0), rateOf(39, 39))).toBeNull()
    expect(worseThan(rateOf(1000, 10), rateOf(50, 1))).toBeNull()
    expect(worseThan(rateOf(200, 200), rateOf(50, 50))).toBeNull()
  })
  it('ignores answers that are older than five minutes', () => {
    let now = 0
    const rate = rateOf(50, 50, () => now)
    now = 5 * 60_000 + 1
    rate.add(false)
    expect(rate.total()).toEqual({ answers: 1, errors: 0 })
  })
})
