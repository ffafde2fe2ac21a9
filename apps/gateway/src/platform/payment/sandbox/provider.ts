import { randomUUID } from 'node:crypto'
import { chargebackReasonOf } from '@tradepost/domain/order/chargebacks'
import { and, eq, gte, lt, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type { Database } from '../../db/database.ts'
import { ofTenant } from '../../db/of-tenant.ts'
import { sandboxRefund, sandboxSession } from '../../db/schema/order/payment.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../time/clock.ts'
import { isCurrency, isMinor, isReference, isTenantId } from '../event-fields.ts'
import type { DisputeEvent, PaymentProvider, ProviderEvent } from '../payment-provider.ts'
import { giveUp, takeEvidence } from './disputes.ts'
import { type EventBody, planEvent, webhookSecret } from './events.ts'
import { isSigned, signatureHeader } from './signature.ts'

interface Parts {
  db: Database
  clock: Clock
  jobs: Jobs
  secrets: SecretBox
  /** Base URL of the hosted page. */
  publicUrl: () => string
}

const states: readonly string[] = ['pending', 'captured', 'failed', 'cancelled', 'refunded']
const disputeStates: readonly string[] = [
  ...['disputed', 'dispute_withdrawn', 'dispute_reinstated', 'dispute_won', 'dispute_lost'],
]
const isDispute = (state: EventBody['state']): state is DisputeEvent['state'] => disputeStates.includes(state)

function parse(bytes: Buffer): EventBody | null {
  try {
    const body = JSON.parse(bytes.toString()) as EventBody
    const { id, account, state, session, amount, failure, dispute, evidenceBy } = body
    const isKnown = dispute === undefined ? states.includes(state) : isReference(dispute) && isDispute(state)
    const isNamed = isReference(id) && isReference(session) && isTenantId(account) && isKnown
    const isPaid = isMinor(amount?.minor) && isCurrency(amount.currency)
    const isDated = evidenceBy === undefined || (isReference(evidenceBy) && Number.isFinite(Date.parse(evidenceBy)))
    return isNamed && isPaid && isDated && (failure === null || isReference(failure)) ? body : null
  } catch {
    return null
  }
}

/** A payment provider for development and demos: a hosted page, signed events, and test cards with known failures. */
export function createSandboxProvider({ db, clock, jobs, secrets, publicUrl }: Parts): PaymentProvider {
  const read = (tenantId: number, condition: SQL | undefined) =>
    db.withTenant(tenantId, 'sandbox', async (tx) => {
      const refunds = tx
        .select({ sum: sum(sandboxRefund.amountMinor) })
        .from(sandboxRefund)
        .where(ofTenant(sandboxRefund, sandboxSession.tenantId, eq(sandboxRefund.sessionId, sandboxSession.id)))
      const refunded = sql<string>`coalesce(${refunds}, 0)`
      const rows = await tx
        .select({ session: sandboxSession, refunded })
        .from(sandboxSession)
        .where(ofTenant(sandboxSession, tenantId, condition))
      return rows.map(({ session, refunded }) => ({
        providerRef: session.id,
        captured: session.state === 'open' ? 0 : session.amountMinor,
        refunded: Number(refunded),
        currency: session.currency,
        // After a refused card the page accepts another card, so no session fails permanently.
        failure: null,
      }))
    })
  return {
    name: 'sandbox',
    createSession({ tenantId, paymentId, amount, merchant, successUrl, failedUrl, locale }) {
      return db.withTenant(
        tenantId,
        'sandbox',
        async (tx) => {
          const [session] = await tx
            .insert(sandboxSession)
            .values({
              tenantId,
              id: randomUUID(),
              paymentId,
              merchant,
              locale,
              amountMinor: amount.minor,
              currency: amount.currency,
              successUrl,
              failedUrl,
              createdAt: clock.now(),
            })
            // A repeated call returns the existing session.
            .onConflictDoUpdate({
              target: [sandboxSession.tenantId, sandboxSession.paymentId],
              set: { paymentId },
            })
            .returning({ id: sandboxSession.id })
          if (!session) throw new Error(`sandbox session of payment ${paymentId} is missing`)
          return { providerRef: session.id, redirectUrl: `${publicUrl()}/sandbox-pay/${tenantId}/${session.id}` }
        },
        { prepared: true },
      )
    },
    chargeSaved({ tenantId, providerRef, mandate }) {
      return db.withTenant(tenantId, 'sandbox', async (tx) => {
        const sessionOf = (id: string) => ofTenant(sandboxSession, tenantId, eq(sandboxSession.id, id))
        const [session] = await tx.select().from(sandboxSession).where(sessionOf(providerRef)).for('update')
        // A repeated charge after a crash keeps the first outcome.
        if (session?.state !== 'open' || session.attempts > 0) return
        const [paid] = await tx.select().from(sandboxSession).where(sessionOf(mandate))
        const failure = paid?.savedCard === 'pays' ? undefined : (paid?.savedCard ?? 'no_saved_card')
        await tx
          .update(sandboxSession)
          .set({ state: failure ? 'open' : 'paid', attempts: 1, savedCard: paid?.savedCard ?? null })
          .where(sessionOf(providerRef))
        const state = failure ? 'failed' : 'captured'
        await planEvent(jobs, tx, session, state, { at: clock.now(), ...(failure ? { failure } : {}) })
      })
    },
    refund({ tenantId, providerRef, amount, idempotencyKey }) {
      return db.withTenant(tenantId, 'sandbox', async (tx) => {
        const ofSession = ofTenant(sandboxSession, tenantId, eq(sandboxSession.id, providerRef))
        const [session] = await tx.select().from(sandboxSession).where(ofSession).for('update')
        if (session?.state !== 'paid') throw new Error(`sandbox session ${providerRef} is not paid`)
        const fresh = await tx
          .insert(sandboxRefund)
          .values({
            tenantId,
            id: idempotencyKey,
            sessionId: providerRef,
            amountMinor: amount.minor,
            createdAt: clock.now(),
          })
          .onConflictDoNothing()
          .returning({ id: sandboxRefund.id })
        if (fresh.length === 0) return
        const [sum] = await tx
          .select({ minor: sql<string>`sum(${sandboxRefund.amountMinor})` })
          .from(sandboxRefund)
          .where(ofTenant(sandboxRefund, tenantId, eq(sandboxRefund.sessionId, providerRef)))
        const refunded = Number(sum?.minor ?? 0)
        if (refunded > session.amountMinor)
          throw new Error(`sandbox session ${providerRef}: refunds exceed the payment`)
        if (refunded === session.amountMinor)
          await tx.update(sandboxSession).set({ state: 'refunded' }).where(ofSession)
        await planEvent(jobs, tx, { ...session, amountMinor: refunded }, 'refunded', { at: clock.now() })
      })
    },
    async lookUp({ tenantId, providerRef }) {
      const [row] = await read(tenantId, eq(sandboxSession.id, providerRef))
      return row ? { ...row, tenantId } : null
    },
    report: ({ tenantId, since, until }) =>
      read(
        tenantId,
        and(
          ne(sandboxSession.state, 'open'),
          gte(sandboxSession.createdAt, since),
          lt(sandboxSession.createdAt, until),
        ),
      ),
    sendEvidence: ({ tenantId, dispute, evidence, idempotencyKey: key }) =>
      takeEvidence({ db, clock, jobs }, { tenantId, dispute, key, statement: evidence.statement }),
    acceptDispute: ({ tenantId, dispute, idempotencyKey: key }) =>
      giveUp({ db, clock, jobs }, { tenantId, dispute, key }),
    async readEvent({ bytes, header }): Promise<ProviderEvent | DisputeEvent | null> {
      const body = parse(bytes)
      // The claimed tenant only selects the secret that must have signed the event.
      if (!body || !isSigned(webhookSecret(secrets, body.account), bytes, header(signatureHeader), clock.now()))
        return null
      const { id, account, session, state, amount, failure, dispute, reason, evidenceBy } = body
      const common = { tenantId: account, id, providerRef: session, amount }
      if (!isDispute(state)) return { ...common, state, failure }
      if (dispute === undefined) return null
      return {
        ...{ ...common, state, dispute },
        ...(reason === undefined ? {} : { reason: chargebackReasonOf(reason) }),
        ...(evidenceBy === undefined ? {} : { evidenceBy: new Date(evidenceBy) }),
      }
    },
  }
}
