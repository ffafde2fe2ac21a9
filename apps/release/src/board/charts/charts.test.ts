import { describe, expect, it } from 'vitest'
import { healthSeries, quantile } from './health-series.ts'
import { lineChart, pathOf, topOf } from './line-chart.ts'

describe('a chart', () => {
  it('draws a line for each version, with gaps where nothing was answered', () => {
    expect(pathOf([0, 10, null, 5, null], 10)).toBe('M0.0 90.0L75.0 0.0M225.0 45.0h0.1')
    const chart = lineChart({
      ...{ title: 'Errors', unit: ' %', least: 1, summary: '1.0.0: <none>' },
      lines: [
        [0, 0],
        [0, 40],
      ],
    }).text
    expect(chart).toContain('aria-label="1.0.0: &lt;none&gt;"')
    expect(chart.match(/class="line line-/g)).toHaveLength(2)
    expect(chart).toContain('>50 %<')
  })
  it.each([
    [0, 1, 1],
    [3, 1, 5],
    [11, 1, 20],
    [100, 1, 100],
    [0.4, 0.1, 0.5],
  ])('of values up to %s, at least %s, ends at %s', (highest, least, top) => {
    expect(topOf(highest, least)).toBeCloseTo(top)
  })
})

describe('the health of a version', () => {
  it('has a value for each of the last sixty minutes', () => {
    const now = 60_000 * 1000
    const at = (minute: number, answers: number, errors: number) => ({
      ...{ version: '1.0.0', minute, answers, errors, latency: [answers - errors, 0, 0, 0, 0, errors] },
    })
    const series = healthSeries('1.0.0', [at(941, 4, 0), at(1000, 10, 5), at(900, 9, 9)], now)
    expect(series.requests).toHaveLength(60)
    expect([series.requests[0], series.requests[1], series.requests[59]]).toEqual([4, 0, 10])
    expect([series.errors[0], series.errors[1], series.errors[59]]).toEqual([0, null, 50])
    expect([series.latency[0], series.latency[59]]).toEqual([25, 800])
    expect(series.total).toEqual({ answers: 14, errors: 5, latency: 800 })
    expect(healthSeries('1.1.0', [at(1000, 1, 0)], now).total).toEqual({ answers: 0, errors: 0, latency: null })
  })
  it('takes the limit within which most answers began', () => {
    expect(quantile([94, 0, 6], 0.95)).toBe(100)
    expect(quantile([95, 0, 5], 0.95)).toBe(25)
    expect(quantile([0, 0, 0, 0, 0, 0, 0, 0, 0, 3], 0.95)).toBe(6400)
    expect(quantile([], 0.95)).toBeNull()
  })
})
