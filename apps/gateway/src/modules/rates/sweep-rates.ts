import { eq } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { currentRate, rateSetting, site, siteCurrency, tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { isTooOld } from '../../platform/money/price.ts'

/** The currencies that the tenant's sites sell in but whose rate is too old, in alphabetical order. */
export async function tooOldCurrencies(tx: Tx, tenantId: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ code: currentRate.code })
    .from(siteCurrency)
    .innerJoin(site, ofTenant(site, tenantId, eq(site.id, siteCurrency.siteId)))
    .innerJoin(currentRate, eq(currentRate.currencyId, siteCurrency.currencyId))
    .where(isTooOld)
    .orderBy(currentRate.code)
  return rows.map(({ code }) => code)
}

/** Stores which rates are too old, which makes pages show other prices. Raises an alert for each that is new. */
export async function storeTooOld(tx: Tx, tenantId: number): Promise<string[]> {
  const isSetting = ofTenant(rateSetting, tenantId)
  const [setting] = await tx.select().from(rateSetting).where(isSetting).for('no key update')
  if (!setting) return []
  const tooOld = await tooOldCurrencies(tx, tenantId)
  if (tooOld.join() === setting.tooOld.join()) return []
  await tx.update(rateSetting).set({ tooOld }).where(isSetting)
  const fresh = tooOld.filter((code) => !setting.tooOld.includes(code))
  for (const code of fresh)
    await raiseAlert(tx, tenantId, 'rate_too_old', { kind: 'currency', id: code }, { maxAgeDays: setting.maxAgeDays })
  return fresh
}

/** Looks at the rates of every tenant that has a maximum age. Returns how many became too old. */
export async function sweepRates(deps: Deps): Promise<number> {
  const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  let count = 0
  for (const { id } of tenants) count += (await inTenant(deps, id, 'platform', (tx) => storeTooOld(tx, id))).length
  return count
}
