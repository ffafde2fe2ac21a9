import { calls } from '@tradepost/contract'
import { findOffer } from '../shop/gateway.ts'
import { type Visitor, visit } from '../shop/shop.ts'
import { sellerOrStaffApi } from './seller.ts'

/** Lists a gift card of the demo seller, without stock unless it says how much, as a CSV file at the desk; returns its id. */
export async function newGiftCard({ page, go }: Visitor, ref: string, stock = 0): Promise<string> {
  const like = await findOffer({ matches: ({ categoryAlias }) => categoryAlias === 'gift-cards' })
  const list = `ref,brand,category,title,price,stock\n${ref},${like.brandAlias},gift-cards,Gift card ${ref},10.00,${stock}\n`
  await go('/sell/offers/import')
  await page.locator('#file').setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await page.locator('main form button:not([type="button"])').click()
  // Jobs of the whole run wait in one queue.
  await page.getByText('Finished').waitFor({ timeout: 120_000 })
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const { list: offers } = await seller(calls.seller.sellerOfferPage, {
    body: { keyword: ref, pageNo: 1, pageSize: 1 },
  })
  return offers[0]?.id ?? ''
}
