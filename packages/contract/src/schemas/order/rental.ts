import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import {
  GivenInstant,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Page,
  PageNo,
  PageSize,
  Strict,
  Text,
  Uuid,
} from '../common.ts'

const RentalComplaint = Type.Object({
  id: Uuid,
  orderId: Id,
  text: Type.String(),
  state: OneOf(['open', 'accepted', 'rejected']),
  answer: Nullable(Type.String()),
  createdAt: Instant,
  decidedAt: Nullable(Instant),
})
/** A rental as its renter sees it. */
export const Rental = Type.Object({
  orderId: Id,
  offerId: Id,
  title: Type.String(),
  coverUrl: Type.String(),
  price: Money,
  /** `over`: the rental has ended or was reversed, and its credentials can no longer be revealed. */
  state: OneOf(['renting', 'over']),
  startsAt: Instant,
  endsAt: Instant,
  /** The reason why the rental is over; null while the state is `renting`. */
  endedBy: Nullable(OneOf(['term', 'reversal'])),
  /** Last moment at which the renter may complain that the login does not work. */
  complaintUntil: Instant,
  canComplain: Type.Boolean(),
  complaint: Nullable(RentalComplaint),
})
const orderId = Type.Object({ orderId: Id })
const paging = { pageNo: PageNo, pageSize: PageSize }
export const rentalDetail = { params: orderId, data: Rental }
export const rentalPage = {
  body: Strict({ state: Type.Optional(OneOf(['renting', 'over'])), ...paging }),
  data: Page(Rental),
}
export const fileRentalComplaint = {
  params: orderId,
  body: Strict({ text: Text(textLimits.complaint, 1) }),
  data: Rental,
}
export const rentalComplaintPage = {
  body: Strict({ state: Type.Optional(OneOf(['open', 'accepted', 'rejected'])), ...paging }),
  data: Page(RentalComplaint),
}
export const decideRentalComplaint = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ accept: Type.Boolean(), answer: Text(2000, 1) }),
  data: RentalComplaint,
}
const RentalUnit = Type.Object({
  id: Uuid,
  offerId: Id,
  title: Type.String(),
  state: OneOf(['free', 'reserved', 'rented', 'release_due', 'maintenance', 'withdrawn', 'sold']),
  /** Time at which the rental of the unit ends. */
  releasedOn: Nullable(Instant),
  maintenanceUntil: Nullable(Instant),
})
export const rentalUnitPage = {
  body: Strict({ state: Type.Optional(OneOf(['free', 'rented', 'release_due', 'maintenance'])), ...paging }),
  data: Page(RentalUnit),
}
export const rotateRentalUnit = {
  params: Type.Object({ id: Uuid }),
  body: Strict({
    /** The new credentials. They must differ from those of the last rental. */
    items: Type.Array(Strict({ label: OneOf(['login', 'password', 'email', 'code', 'note']), value: Text(2000, 1) }), {
      minItems: 1,
      maxItems: 10,
    }),
    maintenanceUntil: Type.Optional(GivenInstant),
  }),
  data: Type.Object({ id: Uuid, state: OneOf(['free', 'maintenance']) }),
}
