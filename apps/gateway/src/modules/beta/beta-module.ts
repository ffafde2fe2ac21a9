import { type CallData, calls } from '@tradepost/contract'
import { settledStates } from '@tradepost/domain/order/order-states'
import { count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { betaTester } from '../../platform/db/schema/beta.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { inviteTestersCalls } from './invite-testers.ts'

interface Person {
  tenantId: number
  userId: string
}

const testerOf = ({ tenantId, userId }: Person) => ofTenant(betaTester, tenantId, eq(betaTester.userId, userId))

/** True if the buyer has a confirmed order. Refunded and unpaid ones do not count. */
async function hasFinishedOrder(tx: Tx, { tenantId, userId }: Person): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(orderHead)
    .where(
      ofTenant(
        orderHead,
        tenantId,
        eq(orderHead.buyerId, userId),
        isNotNull(orderHead.confirmedAt),
        inArray(orderHead.state, settledStates),
      ),
    )
    .limit(1)
  return rows.length > 0
}

async function betaStatusOf(tx: Tx, person: Person): Promise<CallData<typeof calls.beta.betaStatus>> {
  const [tester] = await tx.select().from(betaTester).where(testerOf(person))
  return { joinedAt: tester?.joinedAt.toISOString() ?? null, eligible: await hasFinishedOrder(tx, person) }
}

async function testersOf(tx: Tx, tenantId: number, pageNo: number, pageSize: number) {
  const [all] = await tx.select({ total: count() }).from(betaTester).where(ofTenant(betaTester, tenantId))
  const rows = await tx
    .select({ id: appUser.id, nickName: appUser.nickName, joinedAt: betaTester.joinedAt })
    .from(betaTester)
    .innerJoin(appUser, ofTenant(appUser, betaTester.tenantId, eq(appUser.id, betaTester.userId)))
    .where(ofTenant(betaTester, tenantId))
    .orderBy(desc(betaTester.joinedAt), desc(betaTester.userId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const list = rows.map(({ joinedAt, ...user }) => ({ user, joinedAt: joinedAt.toISOString() }))
  return { total: all?.total ?? 0, pageNo, pageSize, list }
}

/** The beta programme: joining, leaving, and the list of testers for customer service. */
export function betaModule(deps: Deps): Implementation[] {
  const asTester = <T>(context: CallContext, fn: (tx: Tx, person: Person) => Promise<T>) =>
    asBuyer(deps, context, (tx, userId) => fn(tx, { tenantId: context.tenant.tenantId, userId }))

  return [
    ...inviteTestersCalls(deps),
    implement(calls.beta.betaStatus, (_input, context) => asTester(context, betaStatusOf)),
    implement(calls.beta.joinBeta, (_input, context) =>
      asTester(context, async (tx, person) => {
        if (!(await hasFinishedOrder(tx, person))) throw new Failure('beta_order_required')
        await tx.insert(betaTester).values(person).onConflictDoNothing()
        return betaStatusOf(tx, person)
      }),
    ),
    implement(calls.beta.leaveBeta, (_input, context) =>
      asTester(context, async (tx, person) => {
        await tx.delete(betaTester).where(testerOf(person))
        return betaStatusOf(tx, person)
      }),
    ),
    implement(calls.beta.betaTesterPage, ({ body: { pageNo = 1, pageSize = 24 } = {} }, context) =>
      asStaff(deps, context, (tx) => testersOf(tx, context.tenant.tenantId, pageNo, pageSize)),
    ),
  ]
}
