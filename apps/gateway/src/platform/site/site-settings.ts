import { unpaidMost } from '@tradepost/domain/order/unpaid-limits'
import type { PayoutSettings } from '@tradepost/domain/payout/payout-settings'
import { readOnce, type Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { site } from '../db/schema/platform.ts'

/** The money settings of a site. `site.finance_settings` holds those that differ from the defaults. */
export interface FinanceSettings extends PayoutSettings {
  cartLines: number
  guestCartLines: number
  /** Maximum total of a visitor's cart, in US cents. */
  guestCartTotalUsd: number
  /** Maximum units of one offer in a cart; the offer may allow fewer. */
  perProduct: number
  pointsPerUsd: number
  firstOrderPointsFactor: number
  pointsPerReview: number
  /** Assumed purchase in US cents, to estimate the value of a percentage coupon. */
  couponPurchaseUsd: number
  /** Limits on unpaid purchases, and units in them (see `heldUnits`), per buyer and per network. */
  unpaidPurchases: number
  unpaidUnits: number
  unpaidNetworkPurchases: number
  unpaidNetworkUnits: number
  /** True if the shop charges tax. A trigger of `tax_setting` writes it. */
  chargesTax: boolean
  /** True if staff ever set payment keys of their own. A trigger of `payment_key` writes it. */
  hasPaymentKeys: boolean
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
  reserveSteps: [],
  payoutProviders: {},
  payoutWeekday: 2,
  payoutMinimumUsd: 10_00,
  payoutFeeUsd: 0,
  sellerDepositUsd: 0,
  sepaDebtor: null,
  couponPurchaseUsd: 1000_00,
  unpaidPurchases: unpaidMost.buyer.purchases,
  unpaidUnits: unpaidMost.buyer.units,
  unpaidNetworkPurchases: unpaidMost.network.purchases,
  unpaidNetworkUnits: unpaidMost.network.units,
  chargesTax: false,
  hasPaymentKeys: false,
}

export interface SiteFacts {
  origin: string
  domain: string
  /** Null while the desktop client is not published. */
  clientDownloadUrl: string | null
  finance: FinanceSettings
}

/** The reserve as sites stored it before it had steps. */
interface OneReserve {
  reservePercent?: number
  reserveDays?: number
  reserveBelowLevel?: number
}

/** Merges the money settings that a site stores with the defaults. */
export function financeOf(stored: Partial<FinanceSettings> & OneReserve): FinanceSettings {
  const { reservePercent = 0, reserveDays = 14, reserveBelowLevel = 2, ...rest } = stored
  const step = { belowLevel: reserveBelowLevel, percent: reservePercent, days: reserveDays }
  return { ...defaults, ...(reservePercent > 0 ? { reserveSteps: [step] } : {}), ...rest }
}

/** The site of a tenant with its money settings. */
export const siteOf = (tx: Tx, tenantId: number): Promise<SiteFacts> =>
  readOnce(tx, `site ${tenantId}`, () => readSite(tx, tenantId))

async function readSite(tx: Tx, tenantId: number): Promise<SiteFacts> {
  const [row] = await tx.select().from(site).where(ofTenant(site, tenantId)).orderBy(site.id).limit(1)
  if (!row) throw new Error(`tenant ${tenantId} has no site`)
  const { origin, domain, clientDownloadUrl } = row
  return { origin, domain, clientDownloadUrl, finance: financeOf(row.financeSettings) }
}
