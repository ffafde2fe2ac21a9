import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { trustSetting } from '../../platform/db/schema/trust.ts'

/** The settings of a tenant that has not changed them. The columns have the same defaults. */
const defaults = { verifiedDays: 90, insuranceLimitMinor: 1_000_000 }

export async function trustSettingsOf(tx: Tx, tenantId: number): Promise<typeof defaults> {
  const [row] = await tx.select().from(trustSetting).where(ofTenant(trustSetting, tenantId))
  return row ?? defaults
}

export async function storeTrustSettings(tx: Tx, tenantId: number, change: Partial<typeof defaults>): Promise<void> {
  await tx
    .insert(trustSetting)
    .values({ tenantId, ...change })
    .onConflictDoUpdate({ target: trustSetting.tenantId, set: change })
}
