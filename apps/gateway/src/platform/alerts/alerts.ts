import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Alert, reportAfterCommit, type Tx } from '../db/database.ts'
import { financeAlert } from '../db/schema/order/ledger.ts'
import { reconciliationBreak } from '../db/schema/order/payment.ts'
import { securityEvent } from '../db/schema/record.ts'

/** Numbers of alerts that this process has written since its start, by source and kind. */
export interface AlertCounts {
  readonly counts: ReadonlyMap<string, { source: Alert['source']; kind: string; n: number }>
  /** Counts and logs an alert after its transaction has committed. */
  count(alert: Alert): void
}

export function createAlertCounts(log: Logger): AlertCounts {
  const counts = new Map<string, { source: Alert['source']; kind: string; n: number }>()
  return {
    counts,
    count({ tenantId, source, kind, ref, needsLook }) {
      const name = `${source} ${kind}`
      counts.set(name, { source, kind, n: (counts.get(name)?.n ?? 0) + 1 })
      const level = !needsLook ? 'info' : source === 'finance' ? 'error' : 'warn'
      log[level]({ alert: source, kind, tenant: tenantId, ref }, `${source} alert: ${kind}`)
    },
  }
}

type Written =
  | { source: 'finance'; values: Omit<typeof financeAlert.$inferInsert, 'id' | 'createdAt'> }
  | { source: 'reconciliation'; values: typeof reconciliationBreak.$inferInsert }
  | { source: 'security'; values: typeof securityEvent.$inferInsert & { needsLook: boolean } }

async function insert(tx: Tx, { source, values }: Written): Promise<boolean> {
  switch (source) {
    case 'finance':
      await tx.insert(financeAlert).values({ ...values, createdAt: sql`moment()` })
      return true
    case 'security':
      await tx.insert(securityEvent).values(values)
      return true
    case 'reconciliation': {
      const fresh = await tx
        .insert(reconciliationBreak)
        .values(values)
        .onConflictDoNothing()
        .returning({ ref: reconciliationBreak.providerRef })
      return fresh.length > 0
    }
  }
}

function alertOf({ source, values }: Written): Alert {
  const { tenantId, kind } = values
  switch (source) {
    case 'finance':
      return { tenantId, source, kind, ref: { kind: values.refKind, id: values.refId }, needsLook: true }
    case 'security':
      return { tenantId, source, kind, ref: { kind: 'user', id: values.userId ?? '' }, needsLook: values.needsLook }
    case 'reconciliation':
      return { tenantId, source, kind, ref: { kind: values.provider, id: values.providerRef }, needsLook: false }
  }
}

/**
 * Writes an alert: a row and, after the commit, a log line and a count. Returns false for a reconciliation break that
 * is already stored.
 */
export async function writeAlert(tx: Tx, written: Written): Promise<boolean> {
  if (!(await insert(tx, written))) return false
  reportAfterCommit(tx, alertOf(written))
  return true
}

/** Raises a finance alert: staff must look at money or goods. */
export async function raiseAlert(
  tx: Tx,
  tenantId: number,
  kind: string,
  ref: { kind: string; id: string },
  facts: Record<string, unknown>,
): Promise<void> {
  await writeAlert(tx, { source: 'finance', values: { tenantId, kind, refKind: ref.kind, refId: ref.id, facts } })
}
