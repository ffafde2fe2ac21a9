import { calls, type PayoutSettingChange } from '@tradepost/contract'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { currenciesOf, providersFor } from './candidates.ts'
import { answerSettings, changesOf, payoutSettingsOf, proposeSettings } from './settings.ts'

async function changeOf(tx: Tx, tenantId: number, userId: string, id: string): Promise<PayoutSettingChange> {
  const [change] = await changesOf(tx, tenantId, userId, id)
  if (!change) throw new Failure('not_found', { field: 'id' })
  return change
}

/** Calls of staff about how sellers are paid. */
export function payoutSettingsCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.payoutSettings.payoutSettings, (_, context) =>
      asStaff(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        const { reserveSteps, ...settings } = await payoutSettingsOf(tx, tenantId)
        const currencies = await currenciesOf(tx, context)
        return {
          settings: { ...settings, reserveSteps: [...reserveSteps] },
          currencies: currencies.map((currency) => ({
            currency,
            providers: providersFor(deps, tenantId, settings, currency),
          })),
          changes: await changesOf(tx, tenantId, userId),
        }
      }),
    ),
    implement(calls.payoutSettings.proposePayoutSettings, ({ body }, context) => {
      requireIdentity(deps, context)
      return once(deps, context, calls.payoutSettings.proposePayoutSettings, { body }, (store, key) =>
        asStaff(deps, context, async (tx, userId) => {
          const { tenantId } = context.tenant
          const id = uuid5('payout-settings', tenantId, userId, key)
          const currencies = await currenciesOf(tx, context)
          await proposeSettings(deps, tx, tenantId, { id, userId, currencies, ...body })
          return store(tx, await changeOf(tx, tenantId, userId, id))
        }),
      )
    }),
    implement(calls.payoutSettings.answerPayoutSettings, ({ params, body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        await answerSettings(deps, tx, tenantId, { id: params.id, userId, approve: body.approve })
        return changeOf(tx, tenantId, userId, params.id)
      })
    }),
  ]
}
