import { percentOf } from '@tradepost/domain/money/money'
import { type ReserveStep, reserveStepFor } from '@tradepost/domain/payout/payout-settings'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import type { FinanceSettings } from '../../platform/site/site-settings.ts'
import { after } from '../../platform/time/clock.ts'
import { jobNames } from './job-names.ts'
import type { OrderRow } from './order-view.ts'

type Line = Pick<OrderRow, 'fullMinor' | 'totalMinor' | 'discountBorneBy'>

/** The amount in escrow for an order. A discount of the platform does not reduce it. */
export const escrowMinor = ({ fullMinor, totalMinor, discountBorneBy }: Line): number =>
  discountBorneBy === 'platform' ? fullMinor : totalMinor

type Parts = Pick<OrderRow, 'partRefundedMinor' | 'partDiscountMinor'>

/** The share of the platform's coupon that went back with parts of the price. */
const platformPartMinor = ({ discountBorneBy, partDiscountMinor }: Line & Parts): number =>
  discountBorneBy === 'platform' ? partDiscountMinor : 0

/** The amount from which the seller is paid: what escrow holds, without the parts that went back. */
export const earnedMinor = (line: Line & Parts): number =>
  escrowMinor(line) - line.partRefundedMinor - platformPartMinor(line)

/** The amount the platform adds to a payment so that escrow holds the full price. */
export const platformShareMinor = (line: Line): number => escrowMinor(line) - line.totalMinor

/** The part of this amount that is still in escrow. */
export const platformLeftMinor = (line: Line & Parts): number => platformShareMinor(line) - platformPartMinor(line)

/** The platform's fee, rounded once. */
export const feeOf = (minor: number, feePercent: number): number => Math.min(minor, percentOf(minor, feePercent))

/** Hour of the day, in UTC, at which the payouts of the schedule begin. */
const payoutHour = 6

/** The reserve that applies to a seller; null if nothing is kept back. */
export async function reserveStepOf(
  tx: Tx,
  tenantId: number,
  sellerId: string,
  { reserveSteps }: FinanceSettings,
): Promise<ReserveStep | null> {
  if (reserveSteps.length === 0) return null
  const [found] = await tx
    .select({ level: seller.level })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  return reserveStepFor(reserveSteps, found?.level ?? 0)
}

/** The part of a seller's share that is kept back for a while, rounded once. */
export const reserveOf = (share: number, step: ReserveStep | null): number =>
  step ? Math.min(share, percentOf(share, step.percent)) : 0

/** Plans the end of the reserve of a settled order. */
export const planRelease = (deps: Deps, tx: Tx, orderId: string, { days }: ReserveStep): Promise<void> =>
  deps.jobs.add(tx, jobNames.releaseReserve, { orderId }, { key: orderId, runAt: after(deps, days * dayMs) })

/** Day of the week in UTC, from 1 (Monday) to 7. */
export const weekdayOf = (at: Date): number => at.getUTCDay() || 7

/** The next instant at which the schedule pays sellers; null if it never does. */
export function nextPayoutAt(now: Date, weekday: number): Date | null {
  if (weekday < 1 || weekday > 7) return null
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  for (let day = 0; day <= 7; day++) {
    const at = new Date(midnight + day * dayMs + payoutHour * hourMs)
    if (at > now && weekdayOf(at) === weekday) return at
  }
  return null
}

/** Plans the next payouts of the schedule. Idempotent. */
export async function planPayouts(deps: Deps, tx: Tx, tenantId: number, settings: FinanceSettings): Promise<void> {
  const runAt = nextPayoutAt(deps.clock.now(), settings.payoutWeekday)
  if (!runAt) return
  const dueOn = runAt.toISOString().slice(0, 10)
  await deps.jobs.addShared(tx, tenantId, { task: jobNames.runPayouts, payload: { dueOn }, key: dueOn, runAt })
}
