import type { Money } from '@tradepost/contract'
import type { CouponTerms } from '@tradepost/domain/order/coupon'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { currency } from '../../platform/db/schema/platform.ts'
import { convertPrice, type ShownCurrency } from '../../platform/money/price.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'

/** The largest discount of a percentage coupon, in US cents. Limits and approvals use this amount. */
export const mostOffUsd = ({ couponPurchaseUsd }: FinanceSettings, percentOff: number): number =>
  Math.ceil((couponPurchaseUsd * percentOff) / 100)

type Terms = Omit<CouponTerms, 'mostOffMinor'>
type Rate = Pick<ShownCurrency, 'minorDigits' | 'perUsd'>

const mostOff = (finance: FinanceSettings, percentOff: number | null, { minorDigits, perUsd }: Rate): number | null =>
  percentOff === null || perUsd === null ? null : convertPrice(mostOffUsd(finance, percentOff), { minorDigits, perUsd })

/** The most a percentage coupon takes off, as shown to buyers; null for a coupon of a fixed amount. */
export function shownMostOff(finance: FinanceSettings, percentOff: number | null, shown: ShownCurrency): Money | null {
  const minor = mostOff(finance, percentOff, shown)
  return minor === null ? null : { minor, currency: shown.code }
}

/** A coupon's terms in the currency of the lines, at the rate they were priced with. */
export async function couponTermsFor(
  tx: Tx,
  tenantId: number,
  terms: Terms,
  { code, perUsd }: Pick<ShownCurrency, 'code' | 'perUsd'>,
): Promise<CouponTerms> {
  const { sellerId, percentOff, amountOffMinor, minTotalMinor } = terms
  const [row] = await tx.select().from(currency).where(eq(currency.code, code))
  if (!row) throw new Error(`there is no currency ${code}`)
  const { finance } = await siteOf(tx, tenantId)
  return {
    sellerId,
    percentOff,
    amountOffMinor,
    currency: terms.currency,
    minTotalMinor,
    mostOffMinor: mostOff(finance, percentOff, { minorDigits: row.minorDigits, perUsd }),
  }
}
