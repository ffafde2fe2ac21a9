import { isCoins, isRental, isSharing, isUnique } from '@tradepost/domain/offer/offer-kinds'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { isRentalCard, isRentalOffer, isUniqueOffer } from './kind-sql.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const kinds = [0, 1, 2, 3, 4, 5].flatMap((standardType) =>
  [null, 1, 2, 3].map((categoryType) => ({ standardType, categoryType })),
)

it.each(kinds)('gives %j the same kind in SQL as in the domain', async (kind) => {
  const { standardType, categoryType } = kind
  const stepsOf = async (handOver: string | null) => {
    const [row] = await shop.rows<{ steps: string[] }>(
      sql`select handover_steps(${standardType}, ${categoryType}, ${handOver}) as steps`,
    )
    return row?.steps
  }
  const [row] = await shop.rows(sql`
    select ${isRentalOffer} as of_offer, ${isRentalCard(sql`${JSON.stringify(kind)}::jsonb`)} as of_card
    from (values (${standardType}::int, ${categoryType}::int)) as offer (standard_type, category_type)`)
  expect(row).toEqual({ of_offer: isRental(kind), of_card: isRental(kind) })
  const name = isRental(kind)
    ? 'rental'
    : isSharing(kind)
      ? 'shared'
      : isCoins(kind) && categoryType !== 1
        ? 'coins'
        : null
  if (name) expect(await stepsOf(null)).toEqual(await stepsOf(name))
  for (const handOver of [null, 'account', 'gift_card', 'items', 'coins', 'shared']) {
    const [unique] = await shop.rows(sql`select ${isUniqueOffer(sql`${handOver}::text`)} as found
      from (values (${standardType}::int, ${categoryType}::int)) as offer (standard_type, category_type)`)
    expect([handOver, unique?.found]).toEqual([handOver, isUnique(kind, handOver)])
  }
  // What is handed over like an account is unique.
  expect(isUnique(kind, null)).toBe(String(await stepsOf(null)) === String(await stepsOf('account')))
})
