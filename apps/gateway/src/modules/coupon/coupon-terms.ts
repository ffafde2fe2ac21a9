import type { Money } from '@tradepost/contract'
import type { CouponTerms } from '@tradepost/domain/order/coupon'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { currency } from '../../platform/db/schema/platform.ts'
import { convertPrice, type ShownCurrency } from '../../platform/money/price.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'

/** US cents that a share takes off at most: what limits and second persons weigh it with. */
export const mostOffUsd = ({ couponPurchaseUsd }: FinanceSettings, percentOff: number): number =>
  Math.ceil((couponPurchaseUsd * percentOff) / 100)

type Terms = Omit<CouponTerms, 'mostOffMinor'>
type Rate = Pick<ShownCurrency, 'minorDigits' | 'perUsd'>

const mostOff = (finance: FinanceSettings, percentOff: number | null, { minorDigits, perUsd }: Rate): number | null =>
  percentOff === null || perUsd === null ? null : convertPrice(mostOffUsd(finance, percentOff), { minorDigits, perUsd })

/** The most a coupon takes off, as it is shown; null for one that takes off an amount. */
export function shownMostOff(finance: FinanceSettings, percentOff: number | null, shown: ShownCurrency): Money | null {
  const minor = mostOff(finance, percentOff, shown)
  return minor === null ? null : { minor, currency: shown.code }
}

/** A coupon's terms for lines in a currency, with the rate these were priced at. */
export async function couponTermsFor(
  tx: Tx,
  tenantId: number,
  terms: Terms,
  { code, perUsd }: Pick<ShownCurrency, 'code' | 'perUsd'>,
): Promise<CouponTerms> {
  const { percentOff, amountOffMinor, minTotalMinor } = terms
  const [known] = await tx.select().from(currency).where(eq(currency.code, code))
  if (!known) throw new Error(`there is no currency ${code}`)
  const { finance } = await siteOf(tx, tenantId)
  return {
    percentOff,
    amountOffMinor,
    currency: terms.currency,
    minTotalMinor,
    mostOffMinor: mostOff(finance, percentOff, { minorDigits: known.minorDigits, perUsd }),
  }
}
