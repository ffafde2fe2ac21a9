import { describe, expect, it } from 'vitest'
import { medianOf, type RankFacts, rankFactors, rankPoints, rankScore } from './offer-rank.ts'

const old: RankFacts = {
  ...{ buyers: 0, rating: null, reviews: 0, kept: 0, measured: 0, pricePercent: null, alike: 1 },
  ...{ ageDays: 400, stock: 1, isSingle: true },
}

describe('the score of best match', () => {
  it('is between 0 and 1,000, and the sum of whole points', () => {
    const best: RankFacts = {
      ...{ buyers: 10_000, rating: 5, reviews: 1_000_000, kept: 1_000_000, measured: 1_000_000, pricePercent: 1 },
      ...{ alike: 9, ageDays: 0, stock: 900, isSingle: false },
    }
    const worst: RankFacts = {
      ...{ buyers: 0, rating: 1, reviews: 1_000_000, kept: 0, measured: 1_000_000, pricePercent: 900 },
      ...{ alike: 9, ageDays: 9000, stock: 0, isSingle: false },
    }
    expect(Object.values(rankFactors).reduce<number>((sum, most) => sum + most, 0)).toBe(1000)
    expect(rankScore(best)).toBe(1000)
    expect(rankPoints(worst)).toEqual({ sales: 0, rating: 0, promise: 0, price: 0, freshness: 0, stock: 10 })
  })

  it('rises with each factor alone', () => {
    const better: Partial<RankFacts>[] = [
      { buyers: 3 },
      { rating: 5, reviews: 12 },
      { kept: 40, measured: 40 },
      { pricePercent: 80, alike: 9 },
      { ageDays: 10 },
    ]
    for (const change of better) expect(rankScore({ ...old, ...change })).toBeGreaterThan(rankScore(old))
    expect(rankScore({ ...old, isSingle: false, stock: 5 })).toBeGreaterThan(
      rankScore({ ...old, isSingle: false, stock: 1 }),
    )
    expect(rankScore({ ...old, pricePercent: 130, alike: 9 })).toBeLessThan(rankScore(old))
    expect(rankScore({ ...old, kept: 1, measured: 9 })).toBeLessThan(rankScore(old))
  })

  it('gives a new offer a fair start, and buyers weigh more than that', () => {
    const fresh = { ...old, ageDays: 0 }
    expect(rankPoints(fresh).sales).toBe(120)
    expect(rankPoints({ ...fresh, ageDays: 13 }).sales).toBe(120)
    expect(rankPoints({ ...fresh, ageDays: 14 }).sales).toBe(0)
    expect(rankPoints({ ...old, buyers: 5 }).sales).toBeGreaterThan(120)
  })

  it('does not let a single review or order decide', () => {
    const one = rankPoints({ ...old, rating: 5, reviews: 1, kept: 1, measured: 1 })
    const many = rankPoints({ ...old, rating: 4.8, reviews: 200, kept: 196, measured: 200 })
    expect(many.rating).toBeGreaterThan(one.rating)
    expect(many.promise).toBeGreaterThan(one.promise)
  })

  it('does not reward a price below half of the median', () => {
    expect(rankPoints({ ...old, pricePercent: 50, alike: 9 }).price).toBe(150)
    expect(rankPoints({ ...old, pricePercent: 2, alike: 9 }).price).toBe(150)
  })
})

describe('the median', () => {
  it('is the middle, or the mean of the two in the middle', () => {
    expect(medianOf([])).toBeNull()
    expect(medianOf([7])).toBe(7)
    expect(medianOf([9, 1, 5])).toBe(5)
    expect(medianOf([1, 9, 5, 7])).toBe(6)
  })
})
