import { calls } from '@tradepost/contract'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { isAccountEvent } from '../../platform/payout/payout-provider.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { providerNamed } from './candidates.ts'
import { planCheckOf } from './connected/connected-account.ts'
import { applyEvent } from './payout-flow.ts'

/** POST /finance/payout/webhook/{provider}: answers only after the event's effect is committed. */
export const payoutWebhookCall = (deps: Deps): Implementation =>
  implement(calls.payout.payoutWebhook, async ({ params }, { raw, ip }) => {
    const provider = providerNamed(deps, params.provider)
    if (!provider) throw new Failure('not_found', { field: 'provider' })
    const event = provider.readEvent({ bytes: raw.bytes(), header: (name) => raw.header(name) })
    if (!event) {
      deps.log.warn(
        { security: 'webhook_signature', provider: params.provider, ip },
        'refused an unsigned payout event',
      )
      throw new Failure('signature_invalid')
    }
    if (event === 'ignored') return {}
    await inTenant(deps, event.tenantId, 'platform', async (tx) => {
      if (isAccountEvent(event)) await planCheckOf(deps, tx, provider.name, event)
      else await applyEvent(deps, tx, provider.name, event)
      crashPoint('payout.told')
    })
    return {}
  })
