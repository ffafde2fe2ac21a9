import { describe, expect, it } from 'vitest'
import { offerState, spanOf } from './offer-state.ts'

describe('offer state', () => {
  it.each([
    [1, 'onSale'],
    [2, 'offSale'],
    [3, 'soldOut'],
    [6, 'renting'],
    [7, 'maintaining'],
    [4, 'offSale'],
    [5, 'offSale'],
  ])('reads product status %i as %s', (status, state) => expect(offerState({ status, available: 3 })).toBe(state))

  it('is sold out when nothing is left', () => expect(offerState({ status: 1, available: 0 })).toBe('soldOut'))

  it('gives durations in the most readable unit', () => {
    expect(spanOf(5)).toEqual({ unit: 'minute', count: 5 })
    expect(spanOf(90)).toEqual({ unit: 'minute', count: 90 })
    expect(spanOf(180)).toEqual({ unit: 'hour', count: 3 })
    expect(spanOf(200)).toEqual({ unit: 'hour', count: 4 })
    expect(spanOf(14 * 1440)).toEqual({ unit: 'day', count: 14 })
  })
})
