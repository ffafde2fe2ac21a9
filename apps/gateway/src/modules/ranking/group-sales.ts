import { refundedStates } from '@tradepost/domain/order/order-states'
import { soldDays } from '@tradepost/domain/ranking/sold-prices'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, desc, eq, gte, notInArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { soldUsdMinor } from '../insight/sold-price.ts'
import type { RankGroup } from './rank-facts.ts'

/**
 * The sales of a brand and category that say what its goods are worth: the last price that each buyer paid for each
 * offer and was not refunded. A buyer who buys often does not weigh more.
 */
export function salesOfGroup(tx: Tx, { tenantId, brandId, categoryId }: RankGroup, now: Date) {
  return tx
    .selectDistinctOn([orderHead.offerId, orderHead.buyerId], {
      attributes: offer.attributes,
      unitName: offer.unitName,
      usdMinor: soldUsdMinor,
      paidAt: orderHead.paidAt,
    })
    .from(orderHead)
    .innerJoin(offer, ofTenant(offer, orderHead.tenantId, eq(offer.id, orderHead.offerId)))
    .where(
      and(
        ofTenant(
          orderHead,
          tenantId,
          gte(orderHead.paidAt, new Date(now.getTime() - soldDays * dayMs)),
          notInArray(orderHead.state, [...refundedStates]),
        ),
        eq(offer.brandId, brandId),
        eq(offer.categoryId, categoryId),
      ),
    )
    .orderBy(orderHead.offerId, orderHead.buyerId, desc(orderHead.paidAt))
}
