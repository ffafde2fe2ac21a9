import { calls } from '@tradepost/contract'
import { earningStates, openStates } from '@tradepost/domain/order/order-states'
import { eq } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { sellerApplication } from '../../platform/db/schema/application.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'
import { ordersOfSeller } from '../order/order-store.ts'
import { writeMark } from '../trust/write-mark.ts'
import { lockApplication, usd } from './application-store.ts'

/** A buyer still waits, or may still object to what was delivered. */
const unfinishedStates = [...new Set([...openStates, ...earningStates])]

/** The call by which staff give a deposit back. It becomes a part of the balance, which the next run pays out. */
export const returnDepositCall = (deps: Deps): Implementation =>
  implement(calls.application.returnDeposit, ({ params: { sellerId }, body }, context) => {
    requireFresh(context, deps.clock.now())
    requireFreshFactor(deps, context, deps.clock.now())
    return asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const isOwn = eq(sellerApplication.sellerId, sellerId)
      const row = await lockApplication(tx, tenantId, isOwn)
      if (row.depositReturnedAt || row.depositMinor === 0) throw new Failure('not_found', { field: 'sellerId' })
      const unfinished = await tx.$count(orderHead, ordersOfSeller(tenantId, sellerId, unfinishedStates))
      if (unfinished > 0) throw new Failure('orders_open')
      const amount = row.depositMinor
      await postTransfer(tx, tenantId, {
        ...{ id: uuid5('deposit-back', row.id), kind: 'deposit_back', unit: 'USD' },
        ref: { kind: 'seller', id: sellerId },
        legs: [
          { account: accounts.deposit(sellerId), amount: -amount },
          { account: accounts.payable(sellerId), amount },
        ],
      })
      await tx
        .update(sellerApplication)
        .set({ depositReturnedAt: deps.clock.now() })
        .where(ofTenant(sellerApplication, tenantId, isOwn))
      await writeMark(tx, {
        ...{
          tenantId,
          sellerId,
          mark: 'deposit',
          given: false,
          at: deps.clock.now(),
          reason: 'The deposit was returned.',
        },
      })
      noteChange(context, { before: { deposit: amount }, after: { deposit: 0, reason: body.reason } })
      return { returned: usd(amount) }
    })
  })
