import {
  mostVerificationPictures,
  verificationChecks,
  verificationEnds,
  verificationStates,
} from '@tradepost/domain/offer/verification'
import { staffMarks } from '@tradepost/domain/seller/seller-marks'
import { Type } from 'typebox'
import { Amount, DeskPageNo, Id, Instant, Nullable, OneOf, Page, PageSize, Strict, Text, Uuid } from '../common.ts'
import { staffSellerDetail } from '../seller/standing.ts'

const Check = Type.Object({ key: Type.String(), passed: Type.Boolean(), note: Type.String() })
const Ended = Type.Object({ at: Instant, cause: OneOf(verificationEnds), reason: Nullable(Type.String()) })
const Picture = Type.Object({
  id: Uuid,
  /** A signed address of a private file, valid for some minutes. */
  url: Type.String(),
})
const Request = Type.Object({
  id: Uuid,
  state: OneOf(verificationStates),
  askedAt: Instant,
  decidedAt: Nullable(Instant),
  /** The report; empty while it waits. */
  checks: Type.Array(Check),
  /** What staff wrote about the whole; null while it waits. */
  summary: Nullable(Type.String()),
  /** How the mark of a passed report ended; null while the offer carries it. */
  ended: Nullable(Ended),
})

/** The verification of an offer, as its seller sees it. */
export const OfferVerification = Type.Object({
  /** False for goods that are not accounts, without exactly one piece, or while a request waits. */
  mayAsk: Type.Boolean(),
  /** True while the offer carries the mark. */
  verified: Type.Boolean(),
  /** When the mark ends by itself; null without one. */
  until: Nullable(Instant),
  /** The days after which a mark ends. */
  days: Type.Integer(),
  /** The newest 20 requests. */
  requests: Type.Array(Request),
})
const Listed = Type.Object({
  id: Uuid,
  offerId: Id,
  title: Type.String(),
  sellerId: Id,
  sellerName: Type.String(),
  state: OneOf(verificationStates),
  askedAt: Instant,
  /** The member of staff who looks at it, or decided it. */
  owner: Nullable(Type.Object({ id: Id, nickName: Type.String() })),
})
const Detail = Type.Object({
  ...Request.properties,
  offerId: Id,
  sellerId: Id,
  sellerName: Type.String(),
  owner: Nullable(Type.Object({ id: Id, nickName: Type.String() })),
  note: Type.String(),
  pictures: Type.Array(Picture),
  /** What the offer says today. */
  listing: Type.Object({
    /** Send this version with the report, so that it is about what was read. */
    version: Type.String(),
    title: Type.String(),
    description: Type.String(),
    attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    assets: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  }),
  /** False for a decided request, and for an offer of the caller's own. */
  mayDecide: Type.Boolean(),
  mayWithdraw: Type.Boolean(),
})

export const sellerVerification = { params: Type.Object({ id: Id }), data: OfferVerification }
export const sellerAskVerification = {
  params: Type.Object({ id: Id }),
  body: Strict({
    note: Type.Optional(Text(2000)),
    /** Pictures of the account, uploaded as `order_attachment`. */
    fileIds: Type.Array(Uuid, { minItems: 1, maxItems: mostVerificationPictures }),
  }),
  data: OfferVerification,
}
export const verificationPage = {
  body: Strict({ state: Type.Optional(OneOf(verificationStates)), pageNo: DeskPageNo, pageSize: PageSize }),
  data: Type.Object({
    ...Page(Listed).properties,
    /** The days after which a mark ends. */
    days: Type.Integer(),
  }),
}
export const verificationDetail = { params: Type.Object({ id: Uuid }), data: Detail }
export const takeVerification = { params: Type.Object({ id: Uuid }), data: Detail }
export const reportVerification = {
  params: Type.Object({ id: Uuid }),
  body: Strict({
    version: Text(64, 1),
    /** Each check once. The offer is verified if all passed. */
    checks: Type.Array(Strict({ key: OneOf(verificationChecks), passed: Type.Boolean(), note: Text(500) }), {
      minItems: 1,
      maxItems: verificationChecks.length,
    }),
    summary: Text(2000, 3),
  }),
  data: Detail,
}
export const withdrawVerification = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ reason: Text(2000, 3) }),
  data: Detail,
}
export const setVerifiedDays = {
  body: Strict({ days: Type.Integer({ minimum: 7, maximum: 365 }) }),
  data: Type.Object({ days: Type.Integer() }),
}

const Level = Nullable(Type.Integer({ minimum: 1, maximum: 6 }))
const Rule = Type.Object({
  insured: Type.Boolean(),
  verifiedOnly: Type.Boolean(),
  needsDeposit: Type.Boolean(),
  /** The lowest level of a seller; null for any. */
  minLevel: Level,
})
const InsuranceChange = Type.Object({
  id: Uuid,
  /** Null for a change of the limit. */
  categoryId: Nullable(Id),
  categoryName: Nullable(Type.String()),
  rule: Nullable(Rule),
  limit: Nullable(Amount),
  exposure: Amount,
  reason: Type.String(),
  state: OneOf(['proposed', 'applied', 'rejected']),
  proposedBy: Type.String(),
  proposedAt: Instant,
  answeredBy: Nullable(Type.String()),
  mayAnswer: Type.Boolean(),
})
const Insurance = Type.Object({
  /** The categories of accounts, with the rule of each; null without one. */
  categories: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      rule: Nullable(Rule),
      /** False while listed offers still follow a new rule. */
      followed: Type.Boolean(),
      /** Offers on sale that are insured. */
      offers: Type.Integer(),
    }),
  ),
  /** In US cents: what the insurance would pay if all insured orders and offers on sale were claimed. */
  exposure: Amount,
  /** In US cents: above this, whatever adds to the exposure needs two persons. */
  limit: Amount,
  /** The newest 50. */
  changes: Type.Array(InsuranceChange),
})
export const staffInsurance = { data: Insurance }
export const changeInsurance = {
  body: Strict({
    categoryId: Id,
    insured: Type.Boolean(),
    verifiedOnly: Type.Boolean(),
    needsDeposit: Type.Boolean(),
    minLevel: Level,
    reason: Text(2000, 3),
  }),
  data: Insurance,
}
export const changeInsuranceLimit = {
  body: Strict({ limit: Amount, reason: Text(2000, 3) }),
  data: Insurance,
}
export const answerInsurance = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ approve: Type.Boolean() }),
  data: Insurance,
}

export const changeSellerMark = {
  params: Type.Object({ id: Id }),
  body: Strict({
    mark: OneOf(staffMarks),
    given: Type.Boolean(),
    /** What was looked at, or why the mark is withdrawn. */
    reason: Text(2000, 3),
  }),
  data: staffSellerDetail.data,
}
