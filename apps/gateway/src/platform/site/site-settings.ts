import { unpaidMost } from '@tradepost/domain/order/unpaid-limits'
import type { Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { site } from '../db/schema/platform.ts'

/** What a site may decide about money; `site.finance_settings` holds what differs from these. */
export interface FinanceSettings {
  /** The platform's share of a confirmed order. */
  feePercent: number
  cartLines: number
  guestCartLines: number
  /** In US cents. */
  guestCartTotalUsd: number
  /** Units of one product in a cart, besides what the offer itself allows. */
  perProduct: number
  pointsPerUsd: number
  firstOrderPointsFactor: number
  pointsPerReview: number
  /** Decisions of customer service above this take two people: US cents, and points. */
  fourEyesUsd: number
  fourEyesPoints: number
  /** What one person of customer service gives alone within 24 hours, and what one receiver gains so: US cents, points. */
  giftsPerDayUsd: number
  giftsPerDayPoints: number
  giftsPerReceiverUsd: number
  giftsPerReceiverPoints: number
  /** The purchase, in US cents, that a coupon of percents is weighed by. */
  couponPurchaseUsd: number
  /** What one buyer, and all buyers of one network, hold unpaid at a time: purchases, and units as `heldUnits` counts them. */
  unpaidPurchases: number
  unpaidUnits: number
  unpaidNetworkPurchases: number
  unpaidNetworkUnits: number
}

const defaults: FinanceSettings = {
  feePercent: 8,
  cartLines: 50,
  guestCartLines: 10,
  guestCartTotalUsd: 500_00,
  perProduct: 9999,
  pointsPerUsd: 1,
  firstOrderPointsFactor: 5,
  pointsPerReview: 5,
  fourEyesUsd: 200_00,
  fourEyesPoints: 2000,
  giftsPerDayUsd: 1000_00,
  giftsPerDayPoints: 10_000,
  giftsPerReceiverUsd: 400_00,
  giftsPerReceiverPoints: 4000,
  couponPurchaseUsd: 1000_00,
  unpaidPurchases: unpaidMost.buyer.purchases,
  unpaidUnits: unpaidMost.buyer.units,
  unpaidNetworkPurchases: unpaidMost.network.purchases,
  unpaidNetworkUnits: unpaidMost.network.units,
}

export interface SiteFacts {
  origin: string
  domain: string
  /** Null while the desktop client is not published. */
  clientDownloadUrl: string | null
  finance: FinanceSettings
}

/** The site of a tenant with its money settings. */
export async function siteOf(tx: Tx, tenantId: number): Promise<SiteFacts> {
  const [row] = await tx.select().from(site).where(ofTenant(site, tenantId)).orderBy(site.id).limit(1)
  if (!row) throw new Error(`tenant ${tenantId} has no site`)
  const { origin, domain, clientDownloadUrl } = row
  return { origin, domain, clientDownloadUrl, finance: { ...defaults, ...row.financeSettings } }
}
