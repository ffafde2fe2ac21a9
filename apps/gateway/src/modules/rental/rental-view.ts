import type { CallData, calls } from '@tradepost/contract'
import { isOneOf, refundableStates } from '@tradepost/domain/order/order-states'
import { minuteMs } from '@tradepost/domain/time/durations'
import { complaintWindowMinutes } from '@tradepost/domain/time/windows'
import type { orderHead } from '../../platform/db/schema/order/order.ts'
import type { rental, rentalComplaint } from '../../platform/db/schema/order/rental.ts'

type Rental = CallData<typeof calls.rental.rentalDetail>
type Complaint = CallData<typeof calls.rental.decideRentalComplaint>
type OrderFacts = Pick<
  typeof orderHead.$inferSelect,
  'offerId' | 'title' | 'offer' | 'totalMinor' | 'currency' | 'createdAt' | 'state'
>
export interface RentalJoin {
  rental: typeof rental.$inferSelect
  order: OrderFacts
  complaint: typeof rentalComplaint.$inferSelect | null
}

/** The last time at which a renter may file a login complaint. */
export const complaintUntil = (order: Pick<OrderFacts, 'createdAt'>): Date =>
  new Date(order.createdAt.getTime() + complaintWindowMinutes * minuteMs)

export const toComplaint = (row: typeof rentalComplaint.$inferSelect): Complaint => ({
  id: row.id,
  orderId: String(row.orderId),
  text: row.text,
  state: row.state,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

/** True if the renter may file a login complaint. */
export const mayComplain = ({ rental: row, order, complaint }: RentalJoin, now: Date): boolean =>
  complaint === null &&
  row.state === 'renting' &&
  isOneOf(refundableStates, order.state) &&
  now <= complaintUntil(order)

export function toRental(join: RentalJoin, now: Date): Rental {
  const { rental: row, order, complaint } = join
  return {
    orderId: String(row.orderId),
    offerId: String(order.offerId),
    title: order.title,
    coverUrl: order.offer.coverUrl,
    price: { minor: order.totalMinor, currency: order.currency },
    state: row.state === 'renting' && row.endsAt > now ? 'renting' : 'over',
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    endedBy: row.endedBy,
    complaintUntil: complaintUntil(order).toISOString(),
    canComplain: mayComplain(join, now),
    complaint: complaint ? toComplaint(complaint) : null,
  }
}
