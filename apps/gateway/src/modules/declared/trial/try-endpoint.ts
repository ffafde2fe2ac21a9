import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { noteChange, sellerOf } from '../../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { asSeller, inTenant } from '../../../platform/call/unit-of-work.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { maySellerAct } from '../../offer/may-sell.ts'
import { requireOwnOffer } from '../../offer/require-own-offer.ts'
import { readEndpoint, signingSecrets } from '../endpoint-store.ts'
import { runTrial } from './run-trial.ts'

const perHour: RateRule = { name: 'seller-endpoint-try', limit: 60, windowMs: hourMs }

/** The call by which a seller tries a program. It changes neither orders, stock nor money. */
export const tryEndpoint = (deps: Deps): Implementation =>
  implement(calls.sellerEndpoint.sellerEndpointTry, async ({ body }, context) => {
    const { tenantId } = context.tenant
    const { trial, offerId } = body
    // Counted on its own: a trial that is refused later counts too.
    await inTenant(deps, tenantId, `seller:${sellerOf(context)}`, (tx) =>
      requireRate(tx, tenantId, perHour, sellerOf(context), deps.clock.now()),
    )
    const endpoint = await asSeller(deps, context, async (tx, sellerId) => {
      if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
      await requireOwnOffer(tx, { tenantId, sellerId, offerId })
      const row = await readEndpoint(tx, tenantId, sellerId)
      if (!row) throw new Failure('not_found', { field: 'url' })
      const secrets = signingSecrets(await deps.secrets.forTenant(tx, tenantId), row, deps.clock.now())
      return { url: row.url, secrets }
    })
    // The calls are outside of any transaction.
    const steps = await runTrial(deps, endpoint, { trial, offerId })
    noteChange(context, { after: { trial, offerId, verdicts: steps.map(({ verdict }) => verdict) } })
    return { steps }
  })
