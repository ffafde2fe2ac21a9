import { calls } from '@tradepost/contract'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { isDisputeEvent } from '../../platform/payment/payment-provider.ts'
import { applyEvent } from './payment-flow.ts'

/** POST /finance/payment/webhook/{provider}: answers only after the event's effect is committed. */
export const webhookCall = (deps: Deps): Implementation =>
  implement(calls.payment.paymentWebhook, async ({ params }, { raw, ip }) => {
    const provider = deps.payments.byWebhook(params.provider)
    if (!provider) throw new Failure('not_found', { field: 'provider' })
    const bytes = raw.bytes()
    const event = await provider.readEvent({ bytes, header: (name) => raw.header(name) })
    if (!event) {
      deps.log.warn(
        { security: 'webhook_signature', provider: params.provider, ip },
        'refused a webhook event without a valid signature',
      )
      throw new Failure('signature_invalid')
    }
    if (event === 'ignored') return {}
    const complete = isDisputeEvent(event) && provider.findDisputed ? await provider.findDisputed(event) : event
    if (!complete) return {}
    await inTenant(deps, complete.tenantId, 'platform', (tx) => applyEvent(deps, tx, provider.name, complete, bytes), {
      prepared: true,
    })
    return {}
  })
