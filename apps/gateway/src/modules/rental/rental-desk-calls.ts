import { calls } from '@tradepost/contract'
import { and, asc, count, eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller, asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, orderHead } from '../../platform/db/schema/order/order.ts'
import { rental, rentalComplaint } from '../../platform/db/schema/order/rental.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { isRentalOffer } from '../offer/kind-sql.ts'
import { startClock } from '../order/clocks.ts'
import { mailBuyer } from '../order/order-mails.ts'
import { lockOrders } from '../order/order-store.ts'
import { refundOrder } from '../payment/payment-flow.ts'
import { rotateDetails } from './rental-flow.ts'
import { toComplaint } from './rental-view.ts'

/** Units that are lent have no other state: only units that are sold are bad, replaced or expired. */
const lentStates = ['free', 'reserved', 'rented', 'release_due', 'maintenance', 'withdrawn', 'sold'] as const

interface Decision {
  tenantId: number
  id: string
  accept: boolean
  answer: string
  by: string
}

/** Decides a complaint. An accepted one returns the renter's coins. */
export async function answerComplaint(deps: Deps, tx: Tx, { tenantId, id, accept, answer, by }: Decision) {
  const ofComplaint = ofTenant(rentalComplaint, tenantId, eq(rentalComplaint.id, id))
  const [complaint] = await tx.select().from(rentalComplaint).where(ofComplaint)
  if (!complaint) throw new Failure('not_found', { field: 'id' })
  if (accept) {
    // A confirmed rental cannot be refunded.
    if (!(await refundOrder(deps, tx, tenantId, complaint.orderId))) throw new Failure('state_conflict')
  } else {
    const [order] = await lockOrders(tx, tenantId, eq(orderHead.id, complaint.orderId))
    // The complaint suspended the buyer's deadline to confirm, so restart the clock of that deadline.
    if (order?.state === 'delivered' && order.deadlineAt) {
      await mailBuyer(deps, tx, order, 'complaintRefused')
      await startClock(deps, tx, order.id, 'receive', order.deadlineAt)
    }
  }
  const [decided] = await tx
    .update(rentalComplaint)
    .set({ state: accept ? 'accepted' : 'rejected', answer, decidedBy: by, decidedAt: deps.clock.now() })
    .where(and(ofComplaint, eq(rentalComplaint.state, 'open')))
    .returning()
  if (!decided) throw new Failure('state_conflict')
  return toComplaint(decided)
}

/** Calls about complaints for staff, and about rented units for sellers. */
export function rentalDeskCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.rental.rentalComplaintPage, ({ body = {} }, context) =>
      asStaff(deps, context, async (tx) => {
        const { state, pageNo = 1, pageSize = 24 } = body
        const where = ofTenant(
          rentalComplaint,
          context.tenant.tenantId,
          state ? eq(rentalComplaint.state, state) : undefined,
        )
        const [total] = await tx.select({ n: count() }).from(rentalComplaint).where(where)
        const rows = await tx
          .select()
          .from(rentalComplaint)
          .where(where)
          .orderBy(asc(rentalComplaint.createdAt), asc(rentalComplaint.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        return { total: total?.n ?? 0, pageNo, pageSize, list: rows.map(toComplaint) }
      }),
    ),
    implement(calls.rental.rentalUnitPage, ({ body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { state, pageNo = 1, pageSize = 24 } = body
        const where = ofTenant(
          accountUnit,
          context.tenant.tenantId,
          eq(offer.sellerId, sellerId),
          isRentalOffer,
          state ? eq(accountUnit.state, state) : undefined,
        )
        const ofOffer = ofTenant(offer, accountUnit.tenantId, eq(offer.id, accountUnit.offerId))
        const [total] = await tx.select({ n: count() }).from(accountUnit).innerJoin(offer, ofOffer).where(where)
        const rows = await tx
          .select({ unit: accountUnit, title: offer.title, endsAt: rental.endsAt })
          .from(accountUnit)
          .innerJoin(offer, ofOffer)
          .leftJoin(
            rental,
            ofTenant(rental, accountUnit.tenantId, eq(rental.unitId, accountUnit.id), eq(rental.state, 'renting')),
          )
          .where(where)
          .orderBy(asc(accountUnit.offerId), asc(accountUnit.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const list = rows.map(({ unit, title, endsAt }) => ({
          id: unit.id,
          offerId: String(unit.offerId),
          title,
          state: lentStates.find((state) => state === unit.state) ?? 'withdrawn',
          releasedOn: endsAt?.toISOString() ?? null,
          maintenanceUntil: unit.maintenanceUntil?.toISOString() ?? null,
        }))
        return { total: total?.n ?? 0, pageNo, pageSize, list }
      }),
    ),
    implement(calls.rental.rotateRentalUnit, ({ params, body }, context) => {
      const until = body.maintenanceUntil ? new Date(body.maintenanceUntil) : null
      if (until && !(until > deps.clock.now())) throw new Failure('bad_request', { field: 'maintenanceUntil' })
      const { items } = body
      if (!items.some(({ label }) => label === 'password' || label === 'code'))
        throw new Failure('bad_request', { field: 'items' })
      return asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const details = { tenantId, sellerId, unitId: params.id, items, maintenanceUntil: until }
        return { id: params.id, state: await rotateDetails(deps, tx, details) }
      })
    }),
  ]
}
