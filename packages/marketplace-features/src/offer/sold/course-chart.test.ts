import { expect, it } from 'vitest'
import { pictureOf } from './course-chart.tsx'

const week = (from: string, minor: number) => ({ from, sales: 3, median: { minor, currency: 'USD' } })

it('places weeks by their day and medians by their height, the highest on top', () => {
  const { points, least, most } = pictureOf([week('2026-10-05', 100), week('2026-10-12', 300), week('2026-11-02', 200)])
  expect([least, most]).toEqual([100, 300])
  const [first, second, last] = points
  expect(first).toEqual({ x: 6, y: 90 })
  expect(last).toEqual({ x: 314, y: 48 })
  expect(second).toEqual({ x: 6 + 308 / 4, y: 6 })
})

it('breaks the line where a week had too few sales', () => {
  const { line } = pictureOf([week('2026-10-05', 100), week('2026-10-12', 300), week('2026-11-02', 200)])
  expect(line).toMatch(/^M[\d. ]+L[\d. ]+M[\d. ]+$/)
})

it('draws a price that never changed in the middle', () => {
  expect(pictureOf([week('2026-10-05', 100), week('2026-10-12', 100)]).points.map(({ y }) => y)).toEqual([48, 48])
})
