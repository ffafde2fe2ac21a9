import { createHmac } from 'node:crypto'
import type { CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { dayAfter, dayInZone, startOfDay } from '@tradepost/domain/time/zoned-days'
import { count, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { cartVisitor, offerViewDay, offerViewer } from '../../platform/db/schema/offer/offer-view.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { countUse, type RateRule } from '../../platform/limits/rate-limit.ts'
import type { Scope } from './sold-orders.ts'
import { timeZoneOf } from './time-zone.ts'

/** The job that adds up the views of the days that are over. */
export const addUpViewsTask = 'insight.add_up_views'

/** Above this, views from one network are no longer counted. Many visitors may share an address. */
const viewsPerHour: RateRule = { name: 'offer-view', limit: 2000, windowMs: hourMs }

/** The facts by which two visitors differ. */
interface Visitor extends Pick<CallContext, 'user' | 'deviceId' | 'ip'> {
  tenant: Pick<CallContext['tenant'], 'tenantId'>
}

/** Identifies a visitor on one day only: the account, else the device, else the network address. */
export function viewerOf(
  { secrets }: Pick<Deps, 'secrets'>,
  { tenant, user, deviceId, ip }: Visitor,
  day: string,
): Buffer {
  const visitor = user ? `user|${user.userId}` : deviceId ? `device|${deviceId}` : `ip|${ip}`
  return createHmac('sha256', secrets.derive(tenant.tenantId, 'offer-viewer.v1'))
    .update(`${day}|${visitor}`)
    .digest()
    .subarray(0, 16)
}

/**
 * Counts a view of an offer, or that it was put into a cart, once per visitor and day. What the offer's own seller does
 * is not counted.
 */
export async function recordView(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { offerId, inCart = false }: CallInput<typeof calls.offer.recordOfferView>['body'],
): Promise<void> {
  if (!fitsId64(offerId)) return
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  const [viewed] = await tx
    .select({ sellerId: offer.sellerId })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
  if (!viewed || viewed.sellerId === context.user?.sellerId) return
  if (!(await countUse(tx, tenantId, viewsPerHour, { ip: context.ip }, now)).allowed) return
  const timeZone = await timeZoneOf(tx, tenantId)
  const day = dayInZone(now, timeZone)
  const visitor = viewerOf(deps, context, day)
  const values = { tenantId, day, offerId }
  if (inCart)
    await tx
      .insert(cartVisitor)
      .values({ ...values, visitor })
      .onConflictDoNothing()
  else
    await tx
      .insert(offerViewer)
      .values({ ...values, viewer: visitor })
      .onConflictDoNothing()
  // After the end of the day, when calls that began before it have ended.
  const runAt = new Date(startOfDay(dayAfter(day, 1), timeZone).getTime() + hourMs)
  await deps.jobs.addShared(tx, tenantId, { task: addUpViewsTask, payload: {}, key: day, runAt })
}

/** Replaces the visitors of one kind by their number, in one statement, so that none is lost or counted twice. */
async function addUp(
  tx: Tx,
  tenantId: number,
  today: string,
  { visitors, counted }: { visitors: typeof offerViewer | typeof cartVisitor; counted: 'viewers' | 'carts' },
): Promise<void> {
  const { offerId, day } = visitors
  const over = tx.$with('over').as(
    tx
      .delete(visitors)
      .where(ofTenant(visitors, tenantId, lt(day, today)))
      .returning({ tenantId: visitors.tenantId, offerId, day }),
  )
  const numberOf = (column: typeof counted) => (column === counted ? count() : sql<number>`0`).as(column)
  const total = offerViewDay[counted]
  await tx
    .with(over)
    .insert(offerViewDay)
    .select(
      tx
        .select({
          ...{ tenantId: over.tenantId, offerId: over.offerId, day: over.day },
          ...{ viewers: numberOf('viewers'), carts: numberOf('carts') },
        })
        .from(over)
        .groupBy(over.tenantId, over.offerId, over.day),
    )
    .onConflictDoUpdate({
      target: [offerViewDay.tenantId, offerViewDay.offerId, offerViewDay.day],
      set: { [counted]: sql`${total} + excluded.${sql.identifier(total.name)}` },
    })
}

/** Adds up the visitors of the days that are over: those who looked at an offer, and those who put it into a cart. */
export async function addUpViews(deps: Pick<Deps, 'clock'>, tx: Tx, tenantId: number): Promise<void> {
  const today = dayInZone(deps.clock.now(), await timeZoneOf(tx, tenantId))
  await addUp(tx, tenantId, today, { visitors: offerViewer, counted: 'viewers' })
  await addUp(tx, tenantId, today, { visitors: cartVisitor, counted: 'carts' })
}

/** Registers the job that adds up views. */
export function handleViews(deps: Deps): void {
  deps.jobs.handle(addUpViewsTask, ({ tenantId }) =>
    inTenant(deps, tenantId, 'platform', (tx) => addUpViews(deps, tx, tenantId)),
  )
}

/** Views of a seller's offers by offer and day. */
export async function viewsOf(
  tx: Tx,
  { tenantId, sellerId, from, timeZone }: Scope,
): Promise<{ offerId: string; day: string; views: number }[]> {
  const offers = tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.sellerId, sellerId)))
  const first = dayInZone(from, timeZone)
  const over = await tx
    .select({ offerId: offerViewDay.offerId, day: offerViewDay.day, views: sum(offerViewDay.viewers) })
    .from(offerViewDay)
    .where(ofTenant(offerViewDay, tenantId, inArray(offerViewDay.offerId, offers), gte(offerViewDay.day, first)))
    .groupBy(offerViewDay.offerId, offerViewDay.day)
  const today = await tx
    .select({ offerId: offerViewer.offerId, day: offerViewer.day, views: count() })
    .from(offerViewer)
    .where(ofTenant(offerViewer, tenantId, inArray(offerViewer.offerId, offers), gte(offerViewer.day, first)))
    .groupBy(offerViewer.offerId, offerViewer.day)
  return [...over, ...today].map(({ offerId, day, views }) => ({ offerId, day, views: Number(views) }))
}
