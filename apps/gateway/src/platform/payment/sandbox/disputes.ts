import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Database, Tx } from '../../db/database.ts'
import { ofTenant } from '../../db/of-tenant.ts'
import { sandboxDispute, sandboxSession } from '../../db/schema/order/payment.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../time/clock.ts'
import type { DisputeAnswer } from '../payment-provider.ts'
import { planEvent, type Session } from './events.ts'

const task = 'sandbox.end_dispute'
const respondWithinMs = 7 * dayMs
/** The bank reads evidence for so long. */
const reviewMs = minuteMs
/** Evidence whose statement holds this text is lost, whatever else it says; any other wins. */
const losingText = 'losing_evidence'

type DisputeRow = typeof sandboxDispute.$inferSelect

const ofDispute = (tenantId: number, id: string) => ofTenant(sandboxDispute, tenantId, eq(sandboxDispute.id, id))

/** Lets the holder of a card dispute a payment at a time. The bank takes the money at once. */
export async function planDispute(jobs: Jobs, tx: Tx, session: Session, at: Date): Promise<void> {
  const { tenantId } = session
  const dispute = `dp_${randomUUID()}`
  const respondBy = new Date(at.getTime() + respondWithinMs)
  await tx.insert(sandboxDispute).values({ tenantId, id: dispute, sessionId: session.id, respondBy })
  for (const step of ['disputed', 'dispute_withdrawn'] as const)
    await planEvent(jobs, tx, session, step, { at, dispute, reason: 'fraudulent', evidenceBy: respondBy })
  await jobs.add(tx, task, { dispute }, { key: `${dispute}:unanswered`, runAt: respondBy })
}

async function lock(tx: Tx, tenantId: number, id: string): Promise<{ row: DisputeRow; session: Session } | null> {
  const [found] = await tx
    .select({ row: sandboxDispute, session: sandboxSession })
    .from(sandboxDispute)
    .innerJoin(
      sandboxSession,
      ofTenant(sandboxSession, sandboxDispute.tenantId, eq(sandboxSession.id, sandboxDispute.sessionId)),
    )
    .where(ofDispute(tenantId, id))
    .for('update', { of: sandboxDispute })
  return found ?? null
}

interface Parts {
  db: Database
  clock: Clock
  jobs: Jobs
}

async function decide({ clock, jobs }: Parts, tx: Tx, row: DisputeRow, session: Session, won: boolean): Promise<void> {
  const about = { at: clock.now(), dispute: row.id }
  await tx
    .update(sandboxDispute)
    .set({ state: won ? 'won' : 'lost' })
    .where(ofDispute(row.tenantId, row.id))
  await planEvent(jobs, tx, session, won ? 'dispute_won' : 'dispute_lost', about)
  if (won) await planEvent(jobs, tx, session, 'dispute_reinstated', about)
}

/** Decides disputes: those without evidence are lost at the end of their time, the others after the bank's review. */
export function handleDisputes(parts: Parts): void {
  parts.jobs.handle(task, ({ tenantId, dispute, reviewed }) =>
    parts.db.withTenant(tenantId, 'sandbox', async (tx) => {
      const found = await lock(tx, tenantId, String(dispute))
      if (!found || found.row.state !== (reviewed ? 'reviewed' : 'open')) return
      const won = reviewed === true && !found.row.statement?.includes(losingText)
      await decide(parts, tx, found.row, found.session, won)
    }),
  )
}

/** Takes the evidence about a dispute once, as a bank does. */
export function takeEvidence(
  { db, clock, jobs }: Parts,
  { tenantId, dispute, key, statement }: { tenantId: number; dispute: string; key: string; statement: string },
): Promise<DisputeAnswer> {
  return db.withTenant(tenantId, 'sandbox', async (tx) => {
    const found = await lock(tx, tenantId, dispute)
    if (!found) throw new Error(`the sandbox has no dispute ${dispute}`)
    const { row } = found
    if (row.evidenceKey !== null) return row.evidenceKey === key ? 'taken' : 'too_late'
    if (row.state !== 'open' || row.respondBy <= clock.now()) return 'too_late'
    await tx
      .update(sandboxDispute)
      .set({ state: 'reviewed', evidenceKey: key, statement })
      .where(ofDispute(tenantId, dispute))
    const runAt = new Date(clock.now().getTime() + reviewMs)
    await jobs.add(tx, task, { dispute, reviewed: true }, { key: `${dispute}:reviewed`, runAt })
    return 'taken'
  })
}

/** Loses a dispute that the shop does not contest. */
export function giveUp(
  parts: Parts,
  { tenantId, dispute, key }: { tenantId: number; dispute: string; key: string },
): Promise<DisputeAnswer> {
  return parts.db.withTenant(tenantId, 'sandbox', async (tx) => {
    const found = await lock(tx, tenantId, dispute)
    if (!found) throw new Error(`the sandbox has no dispute ${dispute}`)
    const { row, session } = found
    if (row.evidenceKey === key) return 'taken'
    if (row.evidenceKey !== null || row.state !== 'open') return 'too_late'
    await tx.update(sandboxDispute).set({ evidenceKey: key }).where(ofDispute(tenantId, dispute))
    await decide(parts, tx, row, session, false)
    return 'taken'
  })
}
