import type { OrderState } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { jobNames } from './job-names.ts'
import { hasOpenClaim } from './open-claims.ts'
import { mailBuyer, mailSeller, type ToBuyer, type ToSeller } from './order-mails.ts'
import { lockOrders } from './order-store.ts'
import { isDisputed } from './payment-disputes.ts'

interface OrderClock {
  /** The job that runs when the clock ends; null if the order is only marked as late. */
  endedBy: string | null
  /** The states of the order in which the clock runs. */
  states: readonly OrderState[]
  /** The mail that announces the deadline. */
  begins: 'delivery' | ToBuyer | ToSeller
  /** The mail that is sent before the deadline. */
  reminder: { to: 'buyer'; mail: ToBuyer } | { to: 'seller'; mail: ToSeller }
  /** Milliseconds from the reminder to the end. No reminder is sent in the first half of the clock. */
  beforeMs: number
}

/** Every deadline of an order after which inaction costs the buyer or seller something, with its mails. */
export const orderClocks = {
  deliver: {
    ...{ endedBy: null, states: ['delivering'], begins: 'orderPaid', beforeMs: 12 * hourMs },
    reminder: { to: 'seller', mail: 'deliverSoon' },
  },
  /** The pieces that the platform could not deliver, because the vault ran short. */
  rest: {
    ...{ endedBy: jobNames.refundRest, states: ['delivering'], begins: 'restDue', beforeMs: 12 * hourMs },
    reminder: { to: 'seller', mail: 'restSoon' },
  },
  /** Announced by the delivery mail where the platform delivers, by `sellerDelivered` where a seller does. */
  receive: {
    ...{ endedBy: jobNames.autoConfirm, states: ['delivered'], begins: 'sellerDelivered', beforeMs: 24 * hourMs },
    reminder: { to: 'buyer', mail: 'confirmSoon' },
  },
  answer: {
    ...{
      endedBy: jobNames.autoRefund,
      states: ['refund_requested'],
      begins: 'refundAsked',
      beforeMs: 12 * hourMs,
    },
    reminder: { to: 'seller', mail: 'answerSoon' },
  },
  dispute: {
    ...{
      endedBy: jobNames.endRefusal,
      states: ['refund_rejected'],
      begins: 'refundRefused',
      beforeMs: 24 * hourMs,
    },
    reminder: { to: 'buyer', mail: 'disputeSoon' },
  },
} as const satisfies Record<string, OrderClock>
export type ClockName = keyof typeof orderClocks

/** Starts a clock of an order: plans its end and its reminder. Call it in the transaction that sets the deadline. */
export async function startClock(deps: Deps, tx: Tx, orderId: string, name: ClockName, endsAt: Date): Promise<void> {
  const { endedBy, beforeMs } = orderClocks[name]
  const end = endsAt.getTime()
  const half = (end + deps.clock.now().getTime()) / 2
  const runAt = new Date(Math.max(half, end - beforeMs))
  const reminder = { payload: { orderId, clock: name, end }, key: `${orderId}:${name}:${end}`, runAt }
  await deps.jobs.addAll(tx, [
    { task: jobNames.remind, ...reminder },
    ...(endedBy ? [{ task: endedBy, payload: { orderId }, key: orderId, runAt: endsAt }] : []),
  ])
}

const isClock = (name: string): name is ClockName => Object.hasOwn(orderClocks, name)

/** Sends the reminder of a clock, unless the order has moved on, or the time is over or suspended. */
export async function remind(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  { orderId, clock: name, end }: { orderId: string; clock: string; end: number },
): Promise<void> {
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (!row || !isClock(name) || row.deadlineAt?.getTime() !== end || end <= deps.clock.now().getTime()) return
  const clock: OrderClock = orderClocks[name]
  if (!clock.states.includes(row.state)) return
  if ((await isDisputed(tx, tenantId, row.paidBy)) || (await hasOpenClaim(tx, row))) return
  if (clock.reminder.to === 'buyer') await mailBuyer(deps, tx, row, clock.reminder.mail, end)
  else await mailSeller(deps, tx, row, clock.reminder.mail, end)
}
