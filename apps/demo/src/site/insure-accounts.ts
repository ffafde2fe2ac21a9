import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { CatalogueIds } from '../catalogue/catalogue-rows.ts'
import { seedId, seedUuid } from '../rows/ids.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

/** Insures the verified accounts of a shop, by a rule of the demo's staff, and lets one person decide about more. */
export async function insureAccounts(client: pg.ClientBase, tenant: SeedTenant, ids: CatalogueIds): Promise<void> {
  const rule = {
    ...{ tenant_id: tenant.id, category_id: ids.category.get('accounts') },
    ...{ insured: true, verified_only: true, needs_deposit: false, min_level: null },
  }
  const id = seedUuid(tenant.id, createHash('sha256').update(`insurance ${tenant.id}`).digest())
  await insertRows(client, 'trust_setting', [{ tenant_id: tenant.id, insurance_limit_minor: 10_000_000_000 }])
  await insertRows(client, 'insurance_change', [
    {
      ...{ ...rule, id, exposure_minor: 0, needs_second: false, state: 'applied' },
      ...{ reason: 'Demo data: nobody decided this.', proposed_by: seedId(tenant.id, 'user', 2) },
    },
  ])
  await insertRows(client, 'insurance_rule', [{ ...rule, change_id: id, followed_at: new Date() }])
}
