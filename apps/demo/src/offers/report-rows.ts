import { createHash } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import { seedId } from '../rows/ids.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import type { SeedOffer } from './offer-rows.ts'

/** The id of the report about an offer. `copyOffers` makes the same in SQL. */
export function reportId(offerId: string): string {
  const digest = createHash('md5').update(`report ${offerId}`).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The reports by which offers are verified: one by the demo's staff for each. */
export const reportRows = (tenant: SeedTenant, offers: readonly SeedOffer[]) =>
  offers.flatMap(({ row }) => {
    const { verified_report: report, verified_by: id } = row
    if (!report || !id) return []
    const at = new Date(report.checkedAt)
    return {
      ...{ tenant_id: tenant.id, id, offer_id: row.id, seller_id: row.seller_id },
      ...{ asked_by: seedId(tenant.id, 'user', 1), asked_at: new Date(at.getTime() - dayMs) },
      checks: report.checks.map((check) => ({ ...check, note: '' })),
      ...{ passed: true, summary: 'Demo data: nobody looked at an account.' },
      ...{ decided_by: seedId(tenant.id, 'user', 2), decided_at: at },
    }
  })
