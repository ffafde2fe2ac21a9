import { type CallData, operation } from '@tradepost/contract'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { betaTester } from '../../platform/db/schema/beta.ts'
import { orderHead } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure.ts'
import { type Implementation, implement } from '../../platform/implement.ts'
import { asBuyer } from '../finance/unit-of-work.ts'

interface Person {
  tenantId: number
  userId: string
}

const testerOf = ({ tenantId, userId }: Person) => and(eq(betaTester.tenantId, tenantId), eq(betaTester.userId, userId))

/** Confirmed by the buyer or by time; what was refunded or never paid is no experience of the shop. */
async function hasFinishedOrder(tx: Tx, { tenantId, userId }: Person): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(orderHead)
    .where(
      and(
        eq(orderHead.tenantId, tenantId),
        eq(orderHead.buyerId, userId),
        isNotNull(orderHead.confirmedAt),
        inArray(orderHead.state, ['confirmed', 'closed']),
      ),
    )
    .limit(1)
  return rows.length > 0
}

async function membershipOf(tx: Tx, person: Person): Promise<CallData<typeof operation.betaMembership>> {
  const [tester] = await tx.select().from(betaTester).where(testerOf(person))
  return { joinedAt: tester?.joinedAt.toISOString() ?? null, eligible: await hasFinishedOrder(tx, person) }
}

/** Buyers who test what is new. */
export function betaModule(deps: Deps): Implementation[] {
  const mine = <T>(context: CallContext, fn: (tx: Tx, person: Person) => Promise<T>) =>
    asBuyer(deps, context, (tx, userId) => fn(tx, { tenantId: context.tenant.tenantId, userId }))

  return [
    implement(operation.betaMembership, (_input, context) => mine(context, membershipOf)),
    implement(operation.joinBeta, (_input, context) =>
      mine(context, async (tx, person) => {
        if (!(await hasFinishedOrder(tx, person))) throw new Failure('beta_order_required')
        await tx.insert(betaTester).values(person).onConflictDoNothing()
        return membershipOf(tx, person)
      }),
    ),
    implement(operation.leaveBeta, (_input, context) =>
      mine(context, async (tx, person) => {
        await tx.delete(betaTester).where(testerOf(person))
        return membershipOf(tx, person)
      }),
    ),
  ]
}
