import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { areCorrectable, checkedInputs } from '../order/order-inputs.ts'
import { lockOwnOrder, ownOrder } from '../order/order-store.ts'
import { postCorrectedInputs } from '../order/order-thread.ts'
import { detail } from './order-calls.ts'

/** Limits corrections, because each one posts a message to the order's conversation. */
const perOrder: RateRule = { name: 'input-correction', limit: 20, windowMs: hourMs }

/** POST /finance/order/buyer/{id}/delivery-input: corrects a wrong id and posts it to the order's conversation. */
export const correctInputsCall = (deps: Deps): Implementation =>
  implement(calls.order.correctInputs, ({ params, body }, context) =>
    asBuyer(deps, context, async (tx, buyerId) => {
      const { tenantId } = context.tenant
      const row = await lockOwnOrder(tx, tenantId, buyerId, params.id)
      if (!row) throw new Failure('not_found', { field: 'id' })
      await requireRate(tx, tenantId, perOrder, row.id, deps.clock.now())
      if (!areCorrectable(row)) throw new Failure('state_conflict')
      const { asked } = row.inputs
      const values = checkedInputs({ asked, values: body.inputs, locale: context.locale, field: 'inputs' })
      const inputs = { asked, values }
      await tx
        .update(orderHead)
        .set({ inputs })
        .where(ofTenant(orderHead, tenantId, eq(orderHead.id, row.id)))
      if (row.state === 'delivering') await postCorrectedInputs(deps, tx, { ...row, inputs })
      const corrected = await ownOrder(tx, tenantId, buyerId, row.id)
      if (!corrected) throw new Failure('not_found', { field: 'id' })
      return detail(deps, tx, context, corrected)
    }),
  )
