import { dayMs } from '@tradepost/domain/time/durations'
import { eq, isNotNull, lte } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import { verification } from '../../platform/db/schema/trust.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailAboutOffer } from './trust-mails.ts'
import { trustSettingsOf } from './trust-setting.ts'
import { endMarks } from './verification-store.ts'

const atOnce = 500

/** Ends the oldest marks that are too old, and tells their sellers. Returns how many. */
export async function expireMarks(deps: Deps, tx: Tx, tenantId: number): Promise<number> {
  const { verifiedDays } = await trustSettingsOf(tx, tenantId)
  const now = deps.clock.now()
  const rows = await tx
    .select({ id: verification.id, sellerId: offer.sellerId, title: offer.title })
    .from(offer)
    .innerJoin(verification, ofTenant(verification, offer.tenantId, eq(verification.id, offer.verifiedBy)))
    .where(
      ofTenant(
        offer,
        tenantId,
        isNotNull(offer.verifiedBy),
        lte(verification.decidedAt, new Date(now.getTime() - verifiedDays * dayMs)),
      ),
    )
    .orderBy(verification.decidedAt, verification.id)
    .limit(atOnce)
    .for('no key update', { of: offer, skipLocked: true })
  const end = { cause: 'expired' as const, endedBy: null, reason: null, at: now }
  await endMarks(
    tx,
    tenantId,
    rows.map(({ id }) => id),
    end,
  )
  for (const { sellerId, title } of rows) await mailAboutOffer(deps, tx, { tenantId, sellerId, title, news: 'expired' })
  return rows.length
}

/** Ends the marks of all tenants that are too old. */
export async function sweepMarks(deps: Deps): Promise<void> {
  const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  for (const { id } of tenants) {
    let ended = atOnce
    while (ended === atOnce) ended = await inTenant(deps, id, 'platform', (tx) => expireMarks(deps, tx, id))
  }
}
