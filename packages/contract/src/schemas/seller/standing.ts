import { sellerMarks } from '@tradepost/domain/seller/seller-marks'
import { sellerStandings } from '@tradepost/domain/seller/seller-standing'
import { Type } from 'typebox'
import {
  DeskPageNo,
  GivenInstant,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Page,
  PageSize,
  Strict,
  Text,
} from '../common.ts'

const Standing = OneOf(sellerStandings)
/** A seller as staff see them in a list. */
const ListedSeller = Type.Object({
  id: Id,
  nickName: Type.String(),
  standing: Standing,
  /** When the standing was last changed; null if never. */
  since: Nullable(Instant),
  /** The announced end of a vacation. */
  until: Nullable(Instant),
  level: Nullable(Type.Integer()),
  rating: Nullable(Type.Number()),
  /** Finished orders. */
  orders: Type.Integer(),
  /** Listed offers. */
  offers: Type.Integer(),
  memberSince: Instant,
})
/** Outcomes of the orders of a seller or buyer in so many days. */
export const Risk = Type.Object({
  /** Orders that were paid in these days. The other numbers are of events in them. */
  orders: Type.Integer(),
  disputes: Type.Integer(),
  refunds: Type.Integer(),
  late: Type.Integer(),
  chargebacks: Type.Integer(),
})
const SellerStandingDetail = Type.Object({
  ...ListedSeller.properties,
  risk: Type.Object({ days30: Risk, days90: Risk }),
  /** Every mark with its newest act; null for one that was never given. */
  marks: Type.Array(
    Type.Object({
      mark: OneOf(sellerMarks),
      given: Type.Boolean(),
      at: Nullable(Instant),
      by: Nullable(Type.String()),
      reason: Nullable(Type.String()),
    }),
  ),
  reason: Nullable(Type.String()),
  /** The deposit that is held; null if none is. */
  deposit: Nullable(Money),
  /** False for the seller of the caller, whose standing another person must change. */
  mayChange: Type.Boolean(),
  /** The changes, newest first, at most 100. */
  history: Type.Array(
    Type.Object({
      at: Instant,
      from: Standing,
      to: Standing,
      reason: Nullable(Type.String()),
      by: Nullable(Type.String()),
    }),
  ),
})
const OwnStanding = Type.Object({
  standing: Standing,
  since: Nullable(Instant),
  until: Nullable(Instant),
  reason: Nullable(Type.String()),
})

export const staffSellerPage = {
  body: Strict({
    keyword: Type.Optional(Text(100)),
    standing: Type.Optional(Standing),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(ListedSeller),
}
export const staffSellerDetail = { params: Type.Object({ id: Id }), data: SellerStandingDetail }
export const changeStanding = {
  params: Type.Object({ id: Id }),
  body: Strict({ standing: OneOf(['active', 'suspended', 'banned']), reason: Text(2000, 3) }),
  data: SellerStandingDetail,
}
export const ownStanding = { data: OwnStanding }
export const setVacation = {
  body: Strict({
    away: Type.Boolean(),
    /** When the vacation ends by itself; without it, the seller ends it. */
    until: Type.Optional(GivenInstant),
  }),
  data: OwnStanding,
}
