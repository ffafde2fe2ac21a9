import type { CallData, calls } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { complaintWindowMinutes, rentalDays } from '@tradepost/domain/time/windows'
import type { Handlers } from '../../fake-call.ts'
import { id64, uuid } from '../../fixtures/ids.ts'
import { page } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

type Rental = CallData<typeof calls.rental.rentalDetail>
type Complaint = NonNullable<Rental['complaint']>
/** The last two digits of an order's id decide its rental: 50 has just begun, 51 is running, 52 is over. */
const ages: Record<string, number> = { 50: 5 * minuteMs, 51: 6 * dayMs, 52: 15 * dayMs }
function rentalOf(state: FakeState, orderId: string, complaint: Complaint | null = null): Rental {
  const age = ages[orderId.slice(-2)] ?? refuse('not_found', 'orderId')
  const offer = state.offers.find(isRental) ?? state.offers[0] ?? refuse('not_found')
  const startsAt = state.now().getTime() - age
  const at = (ms: number) => new Date(startsAt + ms).toISOString()
  const isOver = age > rentalDays * dayMs
  return {
    orderId,
    offerId: offer.id,
    title: offer.title,
    coverUrl: offer.coverUrl,
    price: { minor: 250, currency: 'USD' },
    state: isOver ? 'over' : 'renting',
    startsAt: at(0),
    endsAt: at(rentalDays * dayMs),
    endedBy: isOver ? 'term' : null,
    complaintUntil: at(complaintWindowMinutes * minuteMs),
    canComplain: complaint === null && age <= complaintWindowMinutes * minuteMs,
    complaint,
  }
}
const complaintOf = (state: FakeState, text: string, orderId = id64(850)): Complaint => ({
  id: uuid(850),
  orderId,
  text,
  state: 'open',
  answer: null,
  createdAt: state.now().toISOString(),
  decidedAt: null,
})

export const rental: Handlers<'rental'> = {
  rentalPage({ body = {} }, { state }) {
    const all = Object.keys(ages).map((end) => rentalOf(state, id64(800 + Number(end))))
    return page(
      all.filter((one) => !body.state || one.state === body.state),
      body,
    )
  },
  rentalDetail: ({ params }, { state }) => rentalOf(state, params.orderId),
  fileRentalComplaint({ params, body }, { state }) {
    if (!rentalOf(state, params.orderId).canComplain) refuse('complaint_window_closed')
    return rentalOf(state, params.orderId, complaintOf(state, body.text, params.orderId))
  },
  rentalComplaintPage: ({ body = {} }, { state }) => page([complaintOf(state, 'The password is refused.')], body),
  decideRentalComplaint: ({ body }, { state }) => ({
    ...complaintOf(state, 'The password is refused.'),
    state: body.accept ? 'accepted' : 'rejected',
    answer: body.answer,
    decidedAt: state.now().toISOString(),
  }),
  rentalUnitPage: ({ body = {} }, { state }) =>
    page(
      state.offers.filter(isRental).map((offer, n) => ({
        id: uuid(860 + n),
        offerId: offer.id,
        title: offer.title,
        state: 'release_due' as const,
        releasedOn: null,
        maintenanceUntil: null,
      })),
      body,
    ),
  rotateRentalUnit: ({ params, body }) => ({
    id: params.id,
    state: body.maintenanceUntil ? ('maintenance' as const) : ('free' as const),
  }),
}
