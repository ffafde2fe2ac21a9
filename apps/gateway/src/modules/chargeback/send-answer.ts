import { eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payment, paymentDispute } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { jobNames } from '../payment/job-names.ts'
import { findDispute, ofDispute } from './chargeback-store.ts'
import type { PackFacts } from './draw-pack.ts'
import { picturesForPack } from './pictures-for-pack.ts'
import { providerFields } from './provider-fields.ts'

type Draw = (facts: PackFacts) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Tells the provider what staff answered. The evidence is what was stored with the answer, so that a repeated attempt
 * sends the same; the provider takes it once for the key of the dispute.
 */
async function sendAnswer(deps: Deps, draw: Draw, tenantId: number, id: string): Promise<void> {
  const read = await inTenant(deps, tenantId, 'platform', async (tx) => {
    const row = await findDispute(tx, tenantId, id)
    const [paid] = await tx
      .select({ provider: payment.provider })
      .from(payment)
      .where(ofTenant(payment, tenantId, eq(payment.id, row.paymentId)))
    return {
      row,
      provider: paid && deps.payments.byWebhook(paid.provider),
      pictures: await picturesForPack(deps, tx, row),
    }
  })
  const { row, provider, pictures } = read
  if (row.answer === null || row.sentAt || row.refusedAt) return
  if (!provider) throw new Error(`the provider of dispute ${id} is not configured`)
  const about = { tenantId, dispute: id, idempotencyKey: `dispute-answer:${tenantId}:${id}` }
  const outcome = row.evidence
    ? await provider.sendEvidence({
        ...about,
        evidence: providerFields(row.evidence, await draw({ evidence: row.evidence, pictures })),
      })
    : await provider.acceptDispute(about)
  crashPoint('dispute.answered')
  await inTenant(deps, tenantId, 'platform', (tx) =>
    tx
      .update(paymentDispute)
      .set(outcome === 'taken' ? { sentAt: deps.clock.now() } : { refusedAt: deps.clock.now() })
      .where(ofDispute(row)),
  )
}

/** Registers the job that tells the provider. */
export function handleAnswers(deps: Deps, draw: Draw): void {
  deps.jobs.handle(jobNames.answerDispute, ({ tenantId, dispute }) => sendAnswer(deps, draw, tenantId, String(dispute)))
}
