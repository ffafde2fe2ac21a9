import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterCommit, type Tx } from '../db/database.ts'
import { auditEntry } from '../db/schema/audit.ts'
import { type RateRule, requireRate } from '../limits/rate-limit.ts'
import { redact, redactText } from '../logging/redact.ts'

/** Limits the entries of one seller's account, which would otherwise fill the log. */
const perSeller: RateRule = { name: 'recorded-writes', limit: 10_000, windowMs: hourMs }

type Facts = Record<string, unknown>

/** The entry of a call that is running. */
export interface PendingEntry {
  readonly tenantId: number
  readonly side: 'staff' | 'seller' | 'client'
  readonly userId: string | null
  readonly role: string | null
  readonly sellerId: string | null
  readonly client: string | null
  readonly ip: string
  readonly call: string
  readonly subjects: readonly string[]
  readonly input: Facts
  readonly reason: string | null
  readonly requestId: string
  /** What the call changed; a module may note it. */
  change: { before?: Facts; after?: Facts }
  /** True once the entry is committed, or if the call repeated an earlier one and changed nothing. */
  settled: boolean
}

const maxText = 16_000
/** A copy without secrets, small enough to store. */
function storable(facts: Facts | undefined): Facts | null {
  if (!facts) return null
  const clean = redact(facts) as Facts
  return JSON.stringify(clean).length > maxText ? { shortened: true } : clean
}

async function insert(tx: Tx, entry: PendingEntry, now: Date): Promise<void> {
  const { change, settled: _, subjects, input, reason, ...facts } = entry
  if (entry.side === 'seller') await requireRate(tx, entry.tenantId, perSeller, entry.userId ?? '', now)
  await tx.insert(auditEntry).values({
    ...facts,
    subjects: [...subjects],
    input: storable(input) ?? {},
    before: storable(change.before),
    after: storable(change.after),
    reason: reason === null ? null : redactText(reason).slice(0, 2000),
    // The database replaces these values.
    ...{ seq: 0, at: now, previous: Buffer.alloc(0), hash: Buffer.alloc(0) },
  })
  afterCommit(tx, () => {
    entry.settled = true
  })
}

/**
 * Adds the entry of the running call to a transaction, as its last statement. A transaction that has written nothing
 * leaves the entry to a later one.
 */
export async function recordWrite(tx: Tx, entry: PendingEntry | null, now: Date): Promise<void> {
  if (!entry || entry.settled) return
  const [row] = await tx
    .select({ hasWritten: sql<boolean>`pg_current_xact_id_if_assigned() is not null` })
    .from(sql`(select 1) as one`)
  if (row?.hasWritten) await insert(tx, entry, now)
}

/** Adds the entry of a call that ended without it, in a transaction of its own. */
export const recordAfterwards = (tx: Tx, entry: PendingEntry, now: Date): Promise<void> => insert(tx, entry, now)
