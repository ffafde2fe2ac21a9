import { createFake, offerIds } from '@tradepost/api-client/testing'
import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { SellerLine } from '../seller/seller-marks.tsx'
import { pageOf } from '../testing/page-of.tsx'
import { OfferCardView } from './offer-card-view.tsx'

const card = () => createFake().api(calls.offer.offerCard, { params: { id: offerIds.noStand }, query: {} })
const open = async (change: (offer: Awaited<ReturnType<typeof card>>) => Awaited<ReturnType<typeof card>>) =>
  pageOf({
    at: '/',
    load: async () => change(await card()),
    render: (offer) => (
      <>
        <OfferCardView offer={offer} />
        <SellerLine seller={offer.seller} />
      </>
    ),
  })

it('A-53 A-54 gives item and store links an address only with a numeric id', async () => {
  const good = await open((offer) => offer)
  expect(good.document.querySelectorAll('a[href^="/items/"]').length).toBe(1)
  expect(good.document.querySelectorAll('a[href^="/store/"]').length).toBe(1)
  const bad = await open((offer) => ({ ...offer, id: 'abc', seller: { ...offer.seller, id: 'x1' } }))
  expect(bad.document.querySelectorAll('a[href]').length).toBe(0)
  expect(bad.texts('h3')).toEqual(good.texts('h3'))
})
