import { readVatNumber } from '@tradepost/domain/money/vat-number'
import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { taxRate, taxSetting } from '../../platform/db/schema/order/tax.ts'
import { country } from '../../platform/db/schema/platform.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'

/** Rates that new orders may get at an instant. */
export const isCurrent = (now: Date): SQL | undefined =>
  and(lte(taxRate.startsAt, now), or(isNull(taxRate.endsAt), gt(taxRate.endsAt, now)))

/** The order in which rates apply: one of the category before one for all, then the newest. */
const byPrecedence = [sql`${taxRate.categoryId} is null`, desc(taxRate.startsAt), desc(taxRate.setAt), taxRate.id]

/** The country where the shop is established. Throws if no country has the code that the buyer states. */
async function ownCountry(tx: Tx, tenantId: number, stated: string): Promise<string | null> {
  const [row] = await tx
    .select({ own: taxSetting.country })
    .from(country)
    .leftJoin(taxSetting, ofTenant(taxSetting, tenantId))
    .where(eq(country.code, stated))
  if (!row) throw new Failure('tax_country_required', { field: 'tax.country' })
  return row.own
}

/** What a buyer states of its place at the checkout. */
export interface StatedPlace {
  country: string
  vatNumber?: string | undefined
}

/** The tax of an order that is placed now. */
export interface PlacedTax {
  country: string
  /** The VAT number of a business, as it is stored. */
  vatNumber: string | null
  isReverse: boolean
  /** The percentage for goods of a category. */
  percentIn(categoryId: string): number
  /** The percentage for a period of the pass. */
  percentOfPass: number
}

/**
 * The tax that prices include for a buyer. A business in another country owes the tax itself; one in the shop's own
 * country pays it as everybody does. A country without a rate has a rate of zero.
 */
export async function placeTax(tx: Tx, tenantId: number, stated: StatedPlace, now: Date): Promise<PlacedTax> {
  const own = await ownCountry(tx, tenantId, stated.country)
  const vatNumber = stated.vatNumber ? readVatNumber(stated.vatNumber, stated.country) : null
  if (stated.vatNumber && !vatNumber) throw new Failure('vat_number_invalid', { field: 'tax.vatNumber' })
  const isReverse = vatNumber !== null && stated.country !== own
  const rates = isReverse
    ? []
    : await tx
        .select({ categoryId: taxRate.categoryId, forPass: taxRate.forPass, percent: taxRate.percent })
        .from(taxRate)
        .where(ofTenant(taxRate, tenantId, eq(taxRate.country, stated.country), isCurrent(now)))
        .orderBy(...byPrecedence)
  const ofGoods = rates.filter(({ forPass }) => !forPass)
  const ofAll = ofGoods.find((rate) => rate.categoryId === null)
  const percentIn = (categoryId: string) =>
    (ofGoods.find((rate) => String(rate.categoryId) === categoryId) ?? ofAll)?.percent ?? 0
  const percentOfPass = (rates.find(({ forPass }) => forPass) ?? ofAll)?.percent ?? 0
  return { country: stated.country, vatNumber, isReverse, percentIn, percentOfPass }
}

/** The tax of a purchase that is placed now; null if the shop charges none. Throws if the buyer stated no country. */
export async function requirePlacedTax(
  tx: Tx,
  tenantId: number,
  stated: StatedPlace | undefined,
  now: Date,
  { chargesTax }: Pick<FinanceSettings, 'chargesTax'>,
): Promise<PlacedTax | null> {
  if (!chargesTax) return null
  if (!stated) throw new Failure('tax_country_required', { field: 'tax.country' })
  return placeTax(tx, tenantId, stated, now)
}

/** The country that a buyer most likely states: that of the profile, of the network, or of the shop. */
export async function likelyCountry(
  tx: Tx,
  tenantId: number,
  buyerId: string,
  ipCountry: string | null,
): Promise<string | null> {
  const [buyer] = await tx
    .select({ code: country.code })
    .from(appUser)
    .innerJoin(country, eq(country.id, appUser.countryId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, buyerId)))
  const [shop] = await tx.select({ code: taxSetting.country }).from(taxSetting).where(ofTenant(taxSetting, tenantId))
  return buyer?.code ?? ipCountry ?? shop?.code ?? null
}

/** The highest tax that a price of goods of a category may include. Empty if the shop charges none. */
export async function highestTax(
  tx: Tx,
  tenantId: number,
  categoryId: string,
  now: Date,
): Promise<{ highestTaxPercent?: number }> {
  const { finance } = await siteOf(tx, tenantId)
  if (!finance.chargesTax) return {}
  const rates = await tx
    .selectDistinctOn([taxRate.country], { percent: taxRate.percent })
    .from(taxRate)
    .where(
      ofTenant(
        taxRate,
        tenantId,
        eq(taxRate.forPass, false),
        or(isNull(taxRate.categoryId), sql`${taxRate.categoryId}::text = ${categoryId}`),
        isCurrent(now),
      ),
    )
    .orderBy(taxRate.country, ...byPrecedence)
  return { highestTaxPercent: Math.max(0, ...rates.map(({ percent }) => percent)) }
}
