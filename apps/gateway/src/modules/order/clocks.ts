import type { OrderState } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { jobNames } from './job-names.ts'
import { hasOpenComplaint } from './open-complaint.ts'
import { mailBuyer, mailSeller, type ToBuyer, type ToSeller } from './order-mails.ts'
import { lockOrders } from './order-store.ts'
import { isDisputed } from './payment-disputes.ts'

interface OrderClock {
  /** The job that ends it; null where only the order says that it was late. */
  endedBy: string | null
  /** Where the order stands while it runs. */
  states: readonly OrderState[]
  /** The mail that starts it, to whom it waits for, and the one before it ends. */
  begins: 'delivery' | ToBuyer | ToSeller
  reminder: { to: 'buyer'; mail: ToBuyer } | { to: 'seller'; mail: ToSeller }
  /** How long before the end: never before half of it is over. */
  beforeMs: number
}

/** Every time of an order that ends against whoever stays silent. Its mails are part of it. */
export const orderClocks = {
  deliver: {
    ...{ endedBy: null, states: ['delivering'], begins: 'orderPaid', beforeMs: 12 * hourMs },
    reminder: { to: 'seller', mail: 'deliverSoon' },
  },
  /** Begins with the details where the platform delivers, with word of them where a seller does. */
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

/** Starts a clock of an order in the transaction of the fact that starts it: its end, and the mail before that. */
export async function startClock(deps: Deps, tx: Tx, orderId: string, name: ClockName, endsAt: Date): Promise<void> {
  const { endedBy, beforeMs } = orderClocks[name]
  const end = endsAt.getTime()
  const half = (end + deps.clock.now().getTime()) / 2
  const runAt = new Date(Math.max(half, end - beforeMs))
  await deps.jobs.add(tx, jobNames.remind, { orderId, clock: name, end }, { key: `${orderId}:${name}:${end}`, runAt })
  if (endedBy) await deps.jobs.add(tx, endedBy, { orderId }, { key: orderId, runAt: endsAt })
}

const isClock = (name: string): name is ClockName => Object.hasOwn(orderClocks, name)

/** Reminds whoever an order waits for, once, unless it has moved on, or its time is over or stands still. */
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
  if ((await isDisputed(tx, tenantId, row.paidBy)) || (await hasOpenComplaint(tx, row))) return
  if (clock.reminder.to === 'buyer') await mailBuyer(deps, tx, row, clock.reminder.mail, end)
  else await mailSeller(deps, tx, row, clock.reminder.mail, end)
}
