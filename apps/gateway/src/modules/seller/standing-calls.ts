import { randomUUID } from 'node:crypto'
import { type CallData, calls } from '@tradepost/contract'
import { undeliveredStates } from '@tradepost/domain/order/order-states'
import { dayMs } from '@tradepost/domain/time/durations'
import { translate } from '@tradepost/i18n/server'
import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller, asStaff, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { seller, sellerStandingChange } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { accounts, balanceOf } from '../ledger/ledger.ts'
import { jobNames } from '../order/job-names.ts'
import { ordersOfSeller } from '../order/order-store.ts'
import { tellSeller } from '../push/tell-seller.ts'
import { sellerRisk } from '../trust/risk.ts'
import { sellerMarksOf } from '../trust/seller-marks-of.ts'

export const endVacationTask = 'seller.end_vacation'
const mostDays = 366
const mostChanges = 100
const perDay: RateRule = { name: 'vacation', limit: 20, windowMs: dayMs }

type SellerRow = typeof seller.$inferSelect
type Detail = CallData<typeof calls.standing.staffSellerDetail>

const ofId = (tenantId: number, id: string) => ofTenant(seller, tenantId, sql`${seller.id}::text = ${id}`)

const listed = (row: SellerRow) => ({
  ...{ id: row.id, nickName: row.nickName, standing: row.standing, level: row.level, rating: row.rating },
  since: row.standingSince?.toISOString() ?? null,
  until: row.vacationUntil?.toISOString() ?? null,
  ...{ orders: row.totalOrders, offers: row.offerCount, memberSince: row.memberSince.toISOString() },
})

/** A seller as staff see it. */
export async function staffSellerOf(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  tenantId: number,
  userId: string,
  id: string,
): Promise<Detail> {
  const [row] = await tx.select().from(seller).where(ofId(tenantId, id))
  if (!row) throw new Failure('not_found', { field: 'id' })
  const changes = await tx
    .select({ change: sellerStandingChange, by: appUser.nickName })
    .from(sellerStandingChange)
    .leftJoin(appUser, ofTenant(appUser, sellerStandingChange.tenantId, eq(appUser.id, sellerStandingChange.changedBy)))
    .where(ofTenant(sellerStandingChange, tenantId, eq(sellerStandingChange.sellerId, row.id)))
    .orderBy(desc(sellerStandingChange.at), sellerStandingChange.id)
    .limit(mostChanges)
  const held = await balanceOf(tx, tenantId, accounts.deposit(row.id), 'USD')
  return {
    ...listed(row),
    reason: row.standingReason,
    risk: await sellerRisk(deps, tx, tenantId, row.id),
    marks: await sellerMarksOf(tx, tenantId, row.id),
    deposit: held > 0 ? { minor: held, currency: 'USD' } : null,
    mayChange: row.userId !== userId,
    history: changes.map(({ change, by }) => ({
      ...{ at: change.at.toISOString(), from: change.fromStanding, to: change.toStanding, reason: change.reason, by },
    })),
  }
}

/** Plans the refund of every order of a banned seller of which nothing was delivered. */
async function refundUndelivered(deps: Deps, tx: Tx, tenantId: number, sellerId: string): Promise<void> {
  const orders = await tx
    .select({ id: orderHead.id })
    .from(orderHead)
    .where(and(ordersOfSeller(tenantId, sellerId, undeliveredStates), eq(orderHead.deliveredQuantity, 0)))
  await deps.jobs.addAll(
    tx,
    orders.map(({ id }) => ({ task: jobNames.refundOfBanned, payload: { orderId: id }, key: `${id}:${randomUUID()}` })),
  )
}

/** Changes the standing of a seller, except one's own, and tells the seller. */
async function change(
  deps: Deps,
  tx: Tx,
  { tenant: { tenantId } }: CallContext,
  given: { id: string; userId: string; standing: 'active' | 'suspended' | 'banned'; reason: string },
): Promise<void> {
  const [row] = await tx.select().from(seller).where(ofId(tenantId, given.id)).for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  const { userId, standing, reason } = given
  if (row.userId === userId) throw new Failure('forbidden')
  if (row.standing === standing) throw new Failure('state_conflict')
  await tx
    .update(seller)
    .set({ standing, standingReason: reason, standingBy: userId, vacationUntil: null })
    .where(ofTenant(seller, tenantId, eq(seller.id, row.id)))
  if (standing === 'banned') await refundUndelivered(deps, tx, tenantId, row.id)
  await tellSeller(deps, tx, {
    ...{ tenantId, sellerId: row.id, topic: 'shop', key: `standing:${randomUUID()}`, path: '/sell' },
    words: (locale) => ({
      subject: translate(locale, 'standing.mail-subject', { standing }),
      paragraphs: [translate(locale, 'standing.means', { standing }), reason],
    }),
  })
}

async function ownStanding(tx: Tx, tenantId: number, sellerId: string) {
  const [row] = await tx
    .select()
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  if (!row) throw new Failure('not_found')
  const { standing, since, until } = listed(row)
  return { standing, since, until, reason: row.standingReason }
}

/** Ends a vacation whose time is over. A vacation that was changed since has another end. */
async function endVacation(deps: Deps, tx: Tx, tenantId: number, sellerId: string): Promise<void> {
  const isOwn = ofTenant(seller, tenantId, eq(seller.id, sellerId))
  const [row] = await tx.select().from(seller).where(isOwn).for('no key update')
  if (row?.standing !== 'vacation' || !row.vacationUntil || row.vacationUntil > deps.clock.now()) return
  await tx
    .update(seller)
    .set({ standing: 'active', standingReason: null, standingBy: null, vacationUntil: null })
    .where(isOwn)
}

/** Calls about what sellers may do: for staff, and for the seller's own vacation. */
export function standingCalls(deps: Deps): Implementation[] {
  deps.jobs.handle(endVacationTask, ({ tenantId, sellerId }) =>
    inTenant(deps, tenantId, 'platform', (tx) => endVacation(deps, tx, tenantId, String(sellerId))),
  )
  return [
    implement(calls.standing.staffSellerPage, ({ body = {} }, context) =>
      asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const { keyword = '', standing, pageNo = 1, pageSize = 24 } = body
        const typed = keyword.trim().replace(/[\\%_]/g, '\\$&')
        const where = ofTenant(
          seller,
          tenantId,
          standing ? eq(seller.standing, standing) : undefined,
          typed ? or(ilike(seller.nickName, `%${typed}%`), sql`${seller.id}::text = ${typed}`) : undefined,
        )
        const [total] = await tx.select({ n: count() }).from(seller).where(where)
        const rows = await tx
          .select()
          .from(seller)
          .where(where)
          .orderBy(asc(seller.nickName), seller.id)
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        return { total: total?.n ?? 0, pageNo, pageSize, list: rows.map(listed) }
      }),
    ),
    implement(calls.standing.staffSellerDetail, ({ params }, context) =>
      asStaff(deps, context, (tx, userId) => staffSellerOf(deps, tx, context.tenant.tenantId, userId, params.id)),
    ),
    implement(calls.standing.changeStanding, ({ params, body }, context) =>
      asStaff(deps, context, async (tx, userId) => {
        await change(deps, tx, context, { id: params.id, userId, ...body })
        return staffSellerOf(deps, tx, context.tenant.tenantId, userId, params.id)
      }),
    ),
    implement(calls.standing.ownStanding, (_, context) =>
      asSeller(deps, context, (tx, sellerId) => ownStanding(tx, context.tenant.tenantId, sellerId)),
    ),
    implement(calls.standing.setVacation, ({ body }, context) => {
      const now = deps.clock.now().getTime()
      const until = body.away && body.until ? new Date(body.until) : null
      if (until && (until.getTime() <= now || until.getTime() > now + mostDays * dayMs))
        throw new Failure('bad_request', { field: 'until' })
      return asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const isOwn = ofTenant(seller, tenantId, eq(seller.id, sellerId))
        const [row] = await tx.select().from(seller).where(isOwn).for('no key update')
        await requireRate(tx, tenantId, perDay, sellerId, deps.clock.now())
        // What staff decided, a seller cannot undo by a vacation.
        if (row?.standing !== 'active' && row?.standing !== 'vacation') throw new Failure('state_conflict')
        await tx
          .update(seller)
          .set({
            ...{ standing: body.away ? 'vacation' : 'active', standingReason: null },
            ...{ standingBy: principal(context).userId, vacationUntil: until },
          })
          .where(isOwn)
        if (until)
          await deps.jobs.add(
            tx,
            endVacationTask,
            { sellerId },
            { key: `${sellerId}:${until.getTime()}`, runAt: until },
          )
        return ownStanding(tx, tenantId, sellerId)
      })
    }),
  ]
}
