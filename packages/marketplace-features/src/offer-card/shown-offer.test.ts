import type { OfferCard } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { shownOffer } from './shown-offer.ts'

it('keeps what a card shows: three attributes, the seller, and no names of brand and category', () => {
  const attribute = (value: string, attrType: number, sort: number, isMainAttr = false) => ({
    ...{ id: value, name: value, value, attrType, sort, isMainAttr },
  })
  const offer = {
    ...{ id: '7', title: 'Gold', brandName: 'Fortnite', listedAt: '2026-01-01T00:00:00Z', available: 3 },
    attributes: [
      ...[attribute('e-mail', 5, 0), attribute('skins', 1, 9), attribute('PC', 2, 6)],
      ...[attribute('Europe', 2, 1, true), attribute('never shown', 1, 10)],
    ],
    seller: { id: '3', nickName: 'Nova', level: 6, ekyc: true, online: false },
  } as unknown as OfferCard
  const { attributes, seller, ...rest } = shownOffer(offer)
  expect(attributes.map(({ value }) => value)).toEqual(['Europe', 'PC', 'skins'])
  expect(Object.keys(attributes[0] ?? {})).toEqual(['value', 'attrType', 'isMainAttr', 'sort'])
  expect(seller).toMatchObject({ id: '3', nickName: 'Nova', level: 6, online: false })
  expect(seller).not.toHaveProperty('ekyc')
  expect(rest).toMatchObject({ id: '7', title: 'Gold', available: 3 })
  expect(rest).not.toHaveProperty('brandName')
  expect(rest).not.toHaveProperty('listedAt')
})
