import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { sellerOrStaffApi } from '../support/buyer/seller.ts'
import { visit } from '../support/shop/shop.ts'

it('a view of an offer in the shop is one view more for its seller', async () => {
  const visitor = await visit()
  const seller = await sellerOrStaffApi(visitor, 'seller')
  const insight = () => seller(calls.seller.sellerInsight, { body: { days: '7' } })
  const { list } = await seller(calls.seller.sellerOfferPage, { body: { status: 1, pageNo: 1, pageSize: 50 } })
  const before = await insight()
  const seen = new Set(before.offers.filter(({ views }) => views > 0).map(({ id }) => id))
  const offer = list.find(({ id }) => !seen.has(id))
  if (!offer) throw new Error('the seller has no offer that nobody viewed')
  for (let n = 0; n < 2; n++) await visitor.go(`/items/${offer.id}`)
  await expect.poll(async () => (await insight()).views).toBe(before.views + 1)

  const desk = await demoSellerAtDesk()
  await desk.go('/sell/insight?days=7')
  const row = desk.page.locator('main tbody tr', { has: desk.page.locator(`a[href$="/sell/offers/${offer.id}"]`) })
  expect(await row.locator('td').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/\b1$/)]))
  expect(await row.innerText()).toMatch(/\d+ of \d+/)
})
