import { createHash } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import { seedId, seedUuid } from '../rows/ids.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

/** The act by which the demo's staff gave a seller a mark. Nobody paid a deposit, so none has that mark. */
export const sellerMarkRow = (
  tenant: SeedTenant,
  { sellerId, mark, at }: { sellerId: string; mark: 'identity' | 'indemnity'; at: Date },
) => ({
  ...{ tenant_id: tenant.id, seller_id: sellerId, mark, given: true, at },
  id: seedUuid(tenant.id, createHash('sha256').update(`mark ${sellerId} ${mark}`).digest()),
  ...{ changed_by: seedId(tenant.id, 'user', 2), reason: 'Demo data: nobody looked at a paper.' },
})

/** The acts for the generated sellers: some have both marks, some one, some none. */
export const sellerMarkRows = (tenant: SeedTenant, sellers: readonly { id: string; member_since: Date }[]) =>
  sellers.flatMap(({ id: sellerId, member_since: since }, n) => {
    const at = new Date(since.getTime() + 7 * dayMs)
    return [
      ...((n & 1) === 0 ? [sellerMarkRow(tenant, { sellerId, mark: 'identity', at })] : []),
      ...((n & 4) === 0 ? [sellerMarkRow(tenant, { sellerId, mark: 'indemnity', at })] : []),
    ]
  })
