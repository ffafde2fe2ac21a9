import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { sellerOrStaffApi } from '../support/buyer/seller.ts'
import { openDatabase } from '../support/shop/own-database.ts'
import { stack, visit } from '../support/shop/shop.ts'

it('a view of an offer in the shop is one view more for its seller', async () => {
  const visitor = await visit()
  const seller = await sellerOrStaffApi(visitor, 'seller')
  const { list } = await seller(calls.seller.sellerOfferPage, { body: { status: 1, pageNo: 1, pageSize: 50 } })
  const db = await openDatabase(stack().dataDir)
  try {
    const viewersOf = async (id: string) => {
      const sql = 'select count(*)::int as n from offer_viewer where offer_id = $1'
      return (await db.query<{ n: number }>(sql, [id])).rows[0]?.n
    }
    // Other tests view offers at the same time, so the last one that nobody viewed.
    const counts = await Promise.all(list.map(async ({ id }) => ({ id, n: await viewersOf(id) })))
    const { id = '' } = counts.findLast(({ n }) => n === 0) ?? {}
    const before = await seller(calls.seller.sellerInsight, { body: { days: '7' } })
    for (let n = 0; n < 2; n++) await visitor.go(`/items/${id}`)
    await expect.poll(() => viewersOf(id)).toBe(1)

    const desk = await demoSellerAtDesk()
    await desk.go('/sell/insight?days=7')
    const tile = desk.page.locator('main dl > div', { hasText: 'Each visitor once per offer and day' })
    const shown = Number((await tile.locator('dd').first().innerText()).replace(/\D/g, ''))
    expect(shown).toBeGreaterThan(before.views)
    expect(await desk.page.getByRole('table').last().innerText()).toMatch(/\d+ of \d+/)
  } finally {
    await db.end()
  }
})
