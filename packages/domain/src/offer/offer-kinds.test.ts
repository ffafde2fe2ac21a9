import { describe, expect, it } from 'vitest'
import { isCoins, isRental, isSharing } from './offer-kinds.ts'

describe('kinds of offers', () => {
  it('recognises rental and sharing by the type of the offer or of its category', () => {
    expect(isRental({ standardType: 5, categoryType: null })).toBe(true)
    expect(isRental({ standardType: 0, categoryType: 3 })).toBe(true)
    expect(isSharing({ standardType: 4, categoryType: null })).toBe(true)
    expect(isSharing({ standardType: 0, categoryType: 2 })).toBe(true)
    expect(isRental({ standardType: 0, categoryType: 1 })).toBe(false)
    expect([isRental({ standardType: 0 }), isSharing({ standardType: 5 })]).toEqual([false, false])
  })
  it('recognises coins by the type of the offer only', () => {
    expect([0, 1, 2, 3, 4, 5].filter((type) => isCoins({ standardType: type }))).toEqual([1])
  })
})
