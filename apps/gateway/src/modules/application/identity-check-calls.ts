import { calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import type { CallContext } from '../../platform/call/call-context.ts'
import { requireProven } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, inTenant } from '../../platform/call/unit-of-work.ts'
import { deskOriginOf } from '../../platform/config/desk-origin.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { openCheck, planLookOf, refreshCheck } from '../identity-check/identity-check.ts'
import { checkOf, identityChecksOf, reserveCheck } from '../identity-check/identity-check-store.ts'
import { lockNewest, readNewest } from './application-store.ts'

/** Each check costs the shop money. */
const starts: RateRule = { name: 'identity-check', limit: 10, windowMs: dayMs }
const looks: RateRule = { name: 'identity-look', limit: 20, windowMs: 10 * minuteMs }

/** Leads an applicant to the provider. Every step can be repeated: a check is started once for our id. */
async function start(deps: Deps, context: CallContext): Promise<{ url: string | null }> {
  const { tenantId } = context.tenant
  const provider = identityChecksOf(deps, tenantId)
  if (!provider) throw new Failure('not_found')
  const reserve = () =>
    asBuyer(deps, context, async (tx, userId) => {
      await requireRate(tx, tenantId, starts, userId, deps.clock.now())
      const application = await lockNewest(tx, tenantId, userId)
      if (application?.state !== 'submitted') throw new Failure('state_conflict')
      return reserveCheck(deps, tx, application, provider.name)
    })
  const backTo = `${deskOriginOf(deps, context.tenant)}/sell/apply?identity=back`
  const open = async () => {
    const row = await reserve()
    crashPoint('identity.reserved')
    const opened = await openCheck(deps, provider, row, backTo)
    crashPoint('identity.opened')
    return refreshCheck(deps, provider, opened)
  }
  const first = await open()
  // A check that was cancelled at the provider makes room for another one.
  const { url } = first.row.state === 'cancelled' ? await open() : first
  return { url }
}

/** Calls about identity checks, and the events of their provider. */
export const identityCheckCalls = (deps: Deps): Implementation[] => [
  implement(calls.application.startIdentityCheck, (_, context) => {
    requireProven(context)
    return start(deps, context)
  }),
  implement(calls.application.lookAtIdentityCheck, async (_, context) => {
    const { tenantId } = context.tenant
    const row = await asBuyer(deps, context, async (tx, userId) => {
      await requireRate(tx, tenantId, looks, userId, deps.clock.now())
      const application = await readNewest(tx, tenantId, userId)
      return application && checkOf(tx, tenantId, application.id)
    })
    const provider = identityChecksOf(deps, tenantId)
    if (!row || provider?.name !== row.provider) throw new Failure('not_found')
    return { state: (await refreshCheck(deps, provider, row)).row.state }
  }),
  // Answers only after the event's effect is committed.
  implement(calls.application.identityCheckWebhook, async ({ params }, { raw, ip }) => {
    const { identityChecks: provider } = deps
    if (provider?.name !== params.provider) throw new Failure('not_found', { field: 'provider' })
    const event = provider.readEvent({ bytes: raw.bytes(), header: (name) => raw.header(name) })
    if (!event) {
      deps.log.warn(
        { security: 'webhook_signature', provider: params.provider, ip },
        'refused an unsigned identity event',
      )
      throw new Failure('signature_invalid')
    }
    if (event !== 'ignored')
      await inTenant(deps, event.tenantId, 'platform', (tx) => planLookOf(deps, tx, provider.name, event))
    return {}
  }),
]
