import type { OfferCard } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { nearestInPrice } from './nearest-in-price.ts'

const at = (id: string, minor: number | null) =>
  ({ id, price: minor === null ? null : { minor, currency: 'USD' } }) as OfferCard
const ids = (list: OfferCard[]) => list.map(({ id }) => id)
const list = [at('1', 1500), at('2', 30_000), at('3', 1400), at('4', 7900), at('5', 1600), at('6', 1300), at('7', null)]

it('similar offers are those with the nearest prices, in the order of the list', () => {
  expect(ids(nearestInPrice(list, at('9', 1499)))).toEqual(['1', '3', '5', '6'])
  expect(ids(nearestInPrice(list, at('1', 1499)))).toEqual(['3', '4', '5', '6'])
})

it('an offer without a price gets the first offers of the list', () => {
  expect(ids(nearestInPrice(list, at('9', null)))).toEqual(['1', '2', '3', '4'])
})
