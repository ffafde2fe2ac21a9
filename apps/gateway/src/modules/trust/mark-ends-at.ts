import { dayMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import type { offer } from '../../platform/db/schema/offer.ts'
import { verification } from '../../platform/db/schema/trust.ts'
import { trustSettingsOf } from './trust-setting.ts'

/** When the mark of an offer ends by itself; null without one. */
export async function markEndsAt(
  tx: Tx,
  { tenantId, verifiedBy }: Pick<typeof offer.$inferSelect, 'tenantId' | 'verifiedBy'>,
): Promise<string | null> {
  if (verifiedBy === null) return null
  const { verifiedDays } = await trustSettingsOf(tx, tenantId)
  const [row] = await tx
    .select({ decidedAt: verification.decidedAt })
    .from(verification)
    .where(ofTenant(verification, tenantId, eq(verification.id, verifiedBy)))
  return row?.decidedAt ? new Date(row.decidedAt.getTime() + verifiedDays * dayMs).toISOString() : null
}
