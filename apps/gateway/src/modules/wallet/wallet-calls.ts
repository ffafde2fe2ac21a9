import { calls } from '@tradepost/contract'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { couponGrant } from '../../platform/db/schema/order/cart.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { shownCurrency } from '../../platform/money/price.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { shownMostOff } from '../coupon/coupon-terms.ts'
import { sellerOfCoupon } from '../coupon/coupon-views.ts'
import { accounts, balanceOf } from '../ledger/ledger.ts'
import { entriesOf } from '../ledger/ledger-entries.ts'

/** Calls about a buyer's G Coin, points and coupons. */
export function walletCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.wallet.walletBalance, (_, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const amount = await balanceOf(tx, context.tenant.tenantId, accounts.wallet(buyerId), 'GCOIN')
        return { amount, currency: 'GCOIN' as const }
      }),
    ),
    implement(calls.points.pointTotal, (_, context) =>
      asBuyer(deps, context, async (tx, buyerId) => ({
        totalPoint: await balanceOf(tx, context.tenant.tenantId, accounts.points(buyerId), 'POINT'),
      })),
    ),
    implement(calls.wallet.walletPage, ({ body = {} }, context) =>
      asBuyer(deps, context, (tx, buyerId) =>
        entriesOf(tx, context.tenant.tenantId, accounts.wallet(buyerId), 'GCOIN', body),
      ),
    ),
    implement(calls.points.pointPage, ({ body = {} }, context) =>
      asBuyer(deps, context, (tx, buyerId) =>
        entriesOf(tx, context.tenant.tenantId, accounts.points(buyerId), 'POINT', body),
      ),
    ),
    implement(calls.coupon.couponList, ({ body = {} }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { available, toCurrencyId, pageNo = 1, pageSize = 24 } = body
        const shown = await shownCurrency(tx, context, toCurrencyId)
        const settings = (await siteOf(tx, context.tenant.tenantId)).finance
        const usable = and(eq(couponGrant.state, 'free'), sql`${couponGrant.expiresAt} > moment()`)
        const where = ofTenant(
          couponGrant,
          context.tenant.tenantId,
          eq(couponGrant.buyerId, buyerId),
          available === undefined ? undefined : available ? usable : sql`not (${usable})`,
        )
        const [total] = await tx.select({ n: count() }).from(couponGrant).where(where)
        const rows = await tx
          .select({ row: couponGrant, sellerName: seller.nickName })
          .from(couponGrant)
          .leftJoin(seller, ofTenant(seller, couponGrant.tenantId, eq(seller.id, couponGrant.sellerId)))
          .where(where)
          .orderBy(asc(couponGrant.expiresAt), asc(couponGrant.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const now = deps.clock.now()
        const list = rows.map(({ row, sellerName }) => ({
          id: row.id,
          name: row.name,
          state: row.state === 'free' && row.expiresAt <= now ? 'expired' : row.state,
          seller: sellerOfCoupon(row.sellerId, sellerName),
          percentOff: row.percentOff ?? 0,
          amountOff: row.amountOffMinor && row.currency ? { minor: row.amountOffMinor, currency: row.currency } : null,
          minTotal: row.minTotalMinor && row.currency ? { minor: row.minTotalMinor, currency: row.currency } : null,
          mostOff: shownMostOff(settings, row.percentOff, shown),
          expiresAt: row.expiresAt.toISOString(),
        }))
        return { total: total?.n ?? 0, pageNo, pageSize, list }
      }),
    ),
  ]
}
