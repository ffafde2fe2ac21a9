import { type CallData, calls } from '@tradepost/contract'
import { refundedStates } from '@tradepost/domain/order/order-states'
import { count, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { cartVisitor, offerViewDay, offerViewer } from '../../platform/db/schema/offer/offer-view.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { pickText } from '../../platform/text/localised.ts'
import { courseOf } from './course.ts'
import { emptySearchesIn } from './empty-searches.ts'
import { moneyByStep } from './money-by-step.ts'
import { type AnyScope, outcomes, soldBy, soldIn } from './sold-orders.ts'
import { type StepStart, stepOf, stepOfDay, stepsSince } from './time-steps.ts'
import { setTimeZone, timeZoneOf } from './time-zone.ts'

type Figures = CallData<typeof calls.figures.shopFigures>
const most = 10

const countIf = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const refunded = countIf(sql`${inArray(orderHead.state, [...refundedStates])}`)

/** Distinct visitors per offer and day, by the place of the step of their day. */
async function viewsBy(tx: Tx, { tenantId }: AnyScope, starts: readonly [StepStart, ...StepStart[]]) {
  const first = starts[0].day
  const over = await tx
    .select({ day: offerViewDay.day, views: sql<number>`sum(${offerViewDay.viewers})`.mapWith(Number) })
    .from(offerViewDay)
    .where(ofTenant(offerViewDay, tenantId, gte(offerViewDay.day, first)))
    .groupBy(offerViewDay.day)
  const running = await tx
    .select({ day: offerViewer.day, views: count() })
    .from(offerViewer)
    .where(ofTenant(offerViewer, tenantId, gte(offerViewer.day, first)))
    .groupBy(offerViewer.day)
  const byStep = new Map<number, number>()
  for (const { day, views } of [...over, ...running]) {
    const step = stepOfDay(starts, day)
    byStep.set(step, (byStep.get(step) ?? 0) + views)
  }
  return byStep
}

/** Distinct visitors per offer and day who put the offer into a cart. */
async function cartsOf(tx: Tx, tenantId: number, { day: first }: StepStart): Promise<number> {
  const [over] = await tx
    .select({ carts: sql<number>`coalesce(sum(${offerViewDay.carts}), 0)`.mapWith(Number) })
    .from(offerViewDay)
    .where(ofTenant(offerViewDay, tenantId, gte(offerViewDay.day, first)))
  const running = await tx.$count(cartVisitor, ofTenant(cartVisitor, tenantId, gte(cartVisitor.day, first)))
  return (over?.carts ?? 0) + running
}

/** Offers that were put into carts, orders that were begun in the time, and what became of these until now. */
async function stepsOf(tx: Tx, { tenantId, from }: AnyScope, start: StepStart): Promise<Figures['steps']> {
  const [row] = await tx
    .select({
      begun: count(),
      paid: countIf(sql`${isNotNull(orderHead.paidAt)}`),
      confirmed: countIf(sql`${isNotNull(orderHead.confirmedAt)}`),
    })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, gte(orderHead.createdAt, from)))
  return { carts: await cartsOf(tx, tenantId, start), ...(row ?? { begun: 0, paid: 0, confirmed: 0 }) }
}

async function bestBrands(tx: Tx, { locale }: CallContext, scope: AnyScope): Promise<Figures['brands']> {
  const orders = count()
  const rows = await tx
    .select({ id: brand.id, name: brand.name, names: brand.names, orders, refunded })
    .from(orderHead)
    .innerJoin(offer, ofTenant(offer, orderHead.tenantId, eq(offer.id, orderHead.offerId)))
    .innerJoin(brand, ofTenant(brand, offer.tenantId, eq(brand.id, offer.brandId)))
    .where(soldIn(scope))
    .groupBy(brand.id, brand.name, brand.names)
    .orderBy(desc(orders), brand.id)
    .limit(most)
  return rows.map(({ names, name, ...row }) => ({ ...row, name: pickText(names, locale) || name }))
}

async function bestSellers(tx: Tx, scope: AnyScope): Promise<Figures['sellers']> {
  const orders = count()
  return tx
    .select({ id: seller.id, name: seller.nickName, orders, refunded })
    .from(orderHead)
    .innerJoin(seller, ofTenant(seller, orderHead.tenantId, eq(seller.id, orderHead.sellerId)))
    .where(soldIn(scope))
    .groupBy(seller.id, seller.nickName)
    .orderBy(desc(orders), seller.id)
    .limit(most)
}

/** The calls that tell staff how the shop sells, and by whose days. */
export const shopFigureCalls = (deps: Deps): Implementation[] => [
  implement(calls.figures.shopFigures, ({ query }, context) =>
    asStaff(deps, context, async (tx) => {
      const days = Number(query?.days ?? 30)
      const { tenantId } = context.tenant
      const timeZone = await timeZoneOf(tx, tenantId)
      const starts = stepsSince(deps.clock.now(), days, stepOf(days), timeZone)
      const scope = { tenantId, from: starts[0].at, timeZone }
      const sold = await soldBy(tx, scope, starts)
      const viewed = await viewsBy(tx, scope, starts)
      return {
        timeZone,
        from: scope.from.toISOString(),
        series: starts.map(({ at }, step) => ({
          from: at.toISOString(),
          orders: sold.get(step) ?? 0,
          views: viewed.get(step) ?? 0,
        })),
        orders: await outcomes(tx, scope),
        views: [...viewed.values()].reduce((sum, views) => sum + views, 0),
        steps: await stepsOf(tx, scope, starts[0]),
        ...(await moneyByStep(tx, scope, starts)),
        brands: await bestBrands(tx, context, scope),
        sellers: await bestSellers(tx, scope),
        course: await courseOf(tx, context, query ?? {}, { scope, starts }),
        emptySearches: await emptySearchesIn(tx, scope),
      }
    }),
  ),
  implement(calls.figures.setTimeZone, ({ body }, context) =>
    asStaff(deps, context, (tx) => setTimeZone(deps, tx, context, body.timeZone)),
  ),
]
