import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStripeServer } from '../../../../test/support/stripe-server.ts'
import { createTestClock } from '../../time/clock.ts'
import type { DisputeEvidence, PaymentProvider } from '../payment-provider.ts'
import { createStripeProvider } from './provider.ts'

const keys = { 1: 'sk_test_of_lumen' }
const webhookSecrets = { 1: 'whsec_of_lumen_000' }
/** No staff set keys. */
const noOwnKeys = {
  all: async () => new Map(),
  of: async () => ({ apiKey: null, webhookSecrets: [], acceptsOthers: true }),
  forget: () => undefined,
}
let stripe: Awaited<ReturnType<typeof createStripeServer>>
let provider: PaymentProvider
beforeAll(async () => {
  stripe = await createStripeServer(keys, webhookSecrets)
  provider = createStripeProvider({ api: stripe.api, keys, webhookSecrets }, noOwnKeys, createTestClock())
})
afterAll(() => stripe.close())

const evidence: DisputeEvidence = {
  ...{
    statement: 'The buyer received it.',
    product: '1 × A thing',
    customerName: 'Robin',
    customerEmail: 'r@x.example',
  },
  ...{ customerAddress: '203.0.113.7', deliveredAt: new Date('2026-03-02T10:00:00Z'), activity: 'signed in' },
  ...{ fileName: 'chargeback.pdf', document: new Uint8Array(Buffer.from('%PDF-1.7 the pack')) },
}
const send = (dispute: string, idempotencyKey = 'answer-1') =>
  provider.sendEvidence({ tenantId: 1, dispute, evidence, idempotencyKey })
const accept = (dispute: string) => provider.acceptDispute({ tenantId: 1, dispute, idempotencyKey: 'answer-2' })

it('evidence is sent with its document, and once, also when an answer was lost and Stripe forgot the keys', async () => {
  const dispute = stripe.dispute()
  stripe.failOnce()
  await expect(send(dispute)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await send(dispute)).toBe('taken')
  stripe.forgetKeys()
  expect(await send(dispute)).toBe('taken')
  expect(stripe.disputes.get(dispute)).toMatchObject({
    ...{ status: 'under_review', evidence_details: { submission_count: 1 } },
    evidence: {
      ...{ uncategorized_text: 'The buyer received it.', customer_purchase_ip: '203.0.113.7' },
      ...{ service_date: '2026-03-02', uncategorized_file: expect.stringMatching(/^file_/) },
    },
  })
  expect(stripe.files).toHaveLength(1)
  for (const part of ['dispute_evidence', 'chargeback.pdf', '%PDF-1.7 the pack'])
    expect(stripe.files[0]).toContain(part)
  // Somebody answered at the dashboard of the provider meanwhile.
  expect(await send(dispute, 'another')).toBe('too_late')
})

it('a dispute is given up once, and neither takes an answer after its time', async () => {
  const dispute = stripe.dispute()
  expect([await accept(dispute), await accept(dispute)]).toEqual(['taken', 'taken'])
  expect(stripe.disputes.get(dispute)?.status).toBe('lost')
  expect(await send(stripe.dispute(true))).toBe('too_late')
  expect(await send(dispute)).toBe('too_late')
})
