import { calls } from '@tradepost/contract'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { setLine, usableInputs } from '../cart/cart-calls.ts'
import { linesOf, lockCart, priceCart } from '../cart/cart-store.ts'
import { ownOrder } from '../order/order-store.ts'

/** POST /finance/order/buyer/{id}/reorder: puts the order's offer into the cart again, at today's price. */
export const reorderCall = (deps: Deps): Implementation =>
  implement(calls.order.reorder, ({ params, body = {} }, context) =>
    asBuyer(deps, context, async (tx, buyerId) => {
      const { tenantId } = context.tenant
      const row = await ownOrder(tx, tenantId, buyerId, params.id)
      if (!row) throw new Failure('not_found', { field: 'id' })
      const again = { offerId: row.offerId, quantity: row.quantity, inputs: row.inputs.values }
      await setLine(tx, context, buyerId, { ...again, inputs: await usableInputs(tx, context, again) }, false)
      const { version } = await lockCart(tx, tenantId, buyerId)
      const lines = await linesOf(tx, tenantId, buyerId)
      return priceCart(tx, context, lines, { version, toCurrencyId: body.toCurrencyId, now: deps.clock.now() })
    }),
  )
