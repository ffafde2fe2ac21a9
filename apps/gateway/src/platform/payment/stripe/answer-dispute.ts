import type { createStripeApi } from '../../stripe/api.ts'
import type { DisputeAnswer, DisputeEvidence } from '../payment-provider.ts'

type Api = ReturnType<typeof createStripeApi>
interface Dispute {
  status: string
  metadata: { answer?: string }
  evidence_details: { submission_count: number; past_due: boolean }
}
interface Answer {
  dispute: string
  idempotencyKey: string
}

/** Stripe takes at most this many characters of all texts together. */
const mostCharacters = 100_000
const waiting: readonly string[] = ['needs_response', 'warning_needs_response']
const path = (dispute: string) => `/v1/disputes/${encodeURIComponent(dispute)}`

/**
 * Whether Stripe has our answer already, or takes one. Stripe forgets the keys of requests after a day, so the dispute
 * itself carries the key.
 */
async function answered(api: Api, key: string, { dispute, idempotencyKey }: Answer): Promise<DisputeAnswer | null> {
  const { status, metadata, evidence_details: details } = await api.get<Dispute>(key, path(dispute))
  if (metadata.answer === idempotencyKey && (details.submission_count > 0 || !waiting.includes(status))) return 'taken'
  return waiting.includes(status) && details.submission_count === 0 && !details.past_due ? null : 'too_late'
}

/** Sends the evidence about a dispute to Stripe, once. */
export async function sendEvidence(
  api: Api,
  key: string,
  evidence: DisputeEvidence,
  answer: Answer,
): Promise<DisputeAnswer> {
  const before = await answered(api, key, answer)
  if (before) return before
  const { dispute, idempotencyKey } = answer
  const { fileName: name, document: bytes, deliveredAt, customerAddress } = evidence
  const file = await api.upload(key, { purpose: 'dispute_evidence', name, bytes }, `${idempotencyKey}:file`)
  const fields = {
    product_description: evidence.product,
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    customer_purchase_ip: customerAddress ?? undefined,
    service_date: deliveredAt?.toISOString().slice(0, 10),
    access_activity_log: evidence.activity.slice(0, mostCharacters / 2),
    uncategorized_text: evidence.statement.slice(0, mostCharacters / 4),
    uncategorized_file: file.id,
  }
  const body = Object.fromEntries(Object.entries(fields).map(([field, value]) => [`evidence[${field}]`, value]))
  await api.post(
    key,
    path(dispute),
    { ...body, 'metadata[answer]': idempotencyKey, submit: 'true' },
    `${idempotencyKey}:submit`,
  )
  return 'taken'
}

/** Tells Stripe that the shop does not contest a dispute. */
export async function acceptDispute(api: Api, key: string, answer: Answer): Promise<DisputeAnswer> {
  const before = await answered(api, key, answer)
  if (before) return before
  const { dispute, idempotencyKey } = answer
  await api.post(key, path(dispute), { 'metadata[answer]': idempotencyKey }, `${idempotencyKey}:mark`)
  await api.post(key, `${path(dispute)}/close`, {}, `${idempotencyKey}:close`)
  return 'taken'
}
