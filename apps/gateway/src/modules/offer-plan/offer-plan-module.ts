import { randomUUID } from 'node:crypto'
import { type CallData, calls } from '@tradepost/contract'
import { mostPlans } from '@tradepost/domain/limits/list-limits'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerPlan } from '../../platform/db/schema/offer/offer-plan.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { lockOwnOffer, requireOwnOffer } from '../offer/require-own-offer.ts'
import { carryOutPlan, carryOutPlanTask } from './carry-out-plan.ts'

type Plans = CallData<typeof calls.offerPlan.offerPlans>

const perDay: RateRule = { name: 'offer-plan', limit: 500, windowMs: dayMs }
const mostDays = 366
const mostEnded = 50

interface Target {
  tenantId: number
  offerId: string
}

const viewOf = ({ id, kind, priceMinor, at, state, failure, endedAt }: typeof offerPlan.$inferSelect) => ({
  ...{ id, kind, priceMinor, at: at.toISOString(), state, failure, endedAt: endedAt?.toISOString() ?? null },
})

async function plansOf(tx: Tx, tenantId: number, offerId: string): Promise<Plans> {
  const ofOffer = ofTenant(offerPlan, tenantId, eq(offerPlan.offerId, offerId))
  const open = await tx
    .select()
    .from(offerPlan)
    .where(and(ofOffer, eq(offerPlan.state, 'open')))
    .orderBy(asc(offerPlan.at), offerPlan.id)
    .limit(mostPlans)
  const ended = await tx
    .select()
    .from(offerPlan)
    .where(and(ofOffer, ne(offerPlan.state, 'open')))
    .orderBy(desc(offerPlan.at), offerPlan.id)
    .limit(mostEnded)
  return { open: open.map(viewOf), ended: ended.map(viewOf) }
}

/** Adds a plan of a locked offer, with the job that carries it out. */
async function addPlan(
  deps: Deps,
  tx: Tx,
  { tenantId, offerId }: Target,
  given: { kind: 'price' | 'show' | 'hide'; priceMinor: number | null; at: Date },
): Promise<void> {
  const isOpen = ofTenant(offerPlan, tenantId, eq(offerPlan.offerId, offerId), eq(offerPlan.state, 'open'))
  if ((await tx.$count(offerPlan, isOpen)) >= mostPlans) throw new Failure('plans_full')
  const [added] = await tx
    .insert(offerPlan)
    .values({ tenantId, id: randomUUID(), offerId, ...given })
    .onConflictDoNothing()
    .returning({ id: offerPlan.id })
  if (!added) throw new Failure('conflict', { field: 'at' })
  await deps.jobs.add(tx, carryOutPlanTask, { planId: added.id }, { key: added.id, runAt: given.at })
}

/** Calls about the changes of an offer that its seller plans. */
export function offerPlanModule(deps: Deps): Implementation[] {
  deps.jobs.handle(carryOutPlanTask, ({ tenantId, planId }, job) => carryOutPlan(deps, tenantId, String(planId), job))
  return [
    implement(calls.offerPlan.offerPlans, ({ params }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        await requireOwnOffer(tx, { tenantId, sellerId, offerId: params.id })
        return plansOf(tx, tenantId, params.id)
      }),
    ),
    implement(calls.offerPlan.planOffer, ({ params, body }, context) => {
      const { kind, priceMinor } = body
      const at = new Date(body.at)
      const now = deps.clock.now()
      if (at <= now || at.getTime() > now.getTime() + mostDays * dayMs)
        throw new Failure('bad_request', { field: 'at' })
      if ((kind === 'price') !== (priceMinor !== undefined)) throw new Failure('data_error', { field: 'priceMinor' })
      return asSeller(deps, context, async (tx, sellerId) => {
        const own = { tenantId: context.tenant.tenantId, sellerId, offerId: params.id }
        await lockOwnOffer(tx, own)
        await requireRate(tx, own.tenantId, perDay, sellerId, now)
        await addPlan(deps, tx, own, { kind, priceMinor: priceMinor ?? null, at })
        return plansOf(tx, own.tenantId, own.offerId)
      })
    }),
    implement(calls.offerPlan.cancelPlan, ({ params }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const isPlan = ofTenant(offerPlan, tenantId, eq(offerPlan.id, params.id))
        const [row] = await tx.select().from(offerPlan).where(isPlan).for('no key update')
        if (!row) throw new Failure('not_found', { field: 'id' })
        await requireOwnOffer(tx, { tenantId, sellerId, offerId: row.offerId })
        if (row.state !== 'open') throw new Failure('state_conflict')
        await tx.update(offerPlan).set({ state: 'cancelled', endedAt: deps.clock.now() }).where(isPlan)
        noteChange(context, { before: viewOf(row), after: { state: 'cancelled' } })
        return plansOf(tx, tenantId, row.offerId)
      }),
    ),
  ]
}
