import type { OfferCard } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { recommendedSellers } from './recommended.ts'

const offerOf = (id: string, level: number | null, rating: number | null = 4) =>
  ({ seller: { id, level, rating, reviewCount: 3 } }) as OfferCard

it('recommends only sellers strictly above the level, each once, best rated first', () => {
  const offers = [
    offerOf('1', 4),
    offerOf('2', 6, 4.2),
    offerOf('2', 6, 4.2),
    offerOf('3', 5),
    offerOf('4', null),
    offerOf('5', 9, 4.9),
  ]
  expect(recommendedSellers(offers, 5).map(({ id }) => id)).toEqual(['5', '2'])
  expect(recommendedSellers(offers, 9)).toEqual([])
})
