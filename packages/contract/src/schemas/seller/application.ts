import { applicantKinds, applicationStates, identityCheckStates } from '@tradepost/domain/seller/seller-application'
import { Type } from 'typebox'
import {
  DeskPageNo,
  Id,
  Instant,
  Money,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageSize,
  Strict,
  Text,
  Uuid,
} from '../common.ts'

const State = OneOf(applicationStates)
const Kind = OneOf(applicantKinds)
/** A country by its two letters, such as `DE`. */
const Country = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2, examples: ['DE'] })

/** An application as the applicant sees it. */
export const OwnApplication = Type.Object({
  id: Uuid,
  state: State,
  /** The name of the seller, once the application is accepted. */
  nickName: Type.String(),
  submittedAt: Instant,
  decidedAt: Nullable(Instant),
  /** Why it was refused. */
  reason: Nullable(Type.String()),
  /** The deposit that is not paid yet; null if none is due. */
  depositDue: Nullable(Money),
})

/** An application in a list of staff. */
const ListedApplication = Type.Object({
  id: Uuid,
  state: State,
  nickName: Type.String(),
  kind: Kind,
  country: Country,
  submittedAt: Instant,
  decidedAt: Nullable(Instant),
})

/** A check of the applicant's identity by a provider. */
const IdentityCheck = Type.Object({
  /** Name of the provider, such as `stripe`. */
  provider: Type.String(),
  state: OneOf(identityCheckStates),
  /** Why the provider could not verify the person, by the provider's code, such as `document_expired`. */
  reason: Nullable(Type.String()),
  startedAt: Instant,
  /** When the provider told the outcome. */
  endedAt: Nullable(Instant),
})

export const myApplication = {
  data: Type.Object({
    /** The newest application of the account. */
    application: Nullable(OwnApplication),
    /** True if a provider can check the identity of applicants: pictures of papers are then not necessary. */
    offersIdentityCheck: Type.Boolean(),
    /** The check that belongs to the application; null if none was started. */
    identityCheck: Nullable(IdentityCheck),
    /** True if the account may apply now. */
    mayApply: Type.Boolean(),
    /** The deposit of a new seller: paid before the first sale, given back at the end. */
    deposit: Money,
    /** The commission of a new seller. */
    feePercent: Type.Number(),
  }),
}
export const submitApplication = {
  body: Strict({
    nickName: Text(40, 2),
    kind: Kind,
    /** The full name of the person, or of the company. */
    legalName: Text(200, 2),
    /** The day of birth of a person (`1990-12-31`), or the registration number of a company. */
    number: Text(60, 2),
    address: Text(400, 5),
    country: Country,
    /** What the applicant wants to sell. */
    goods: Text(2000, 10),
    /** Pictures of an identity paper, uploaded in the catalogue `id_card`. At least one where no provider checks identities. */
    documents: Type.Array(Uuid, { maxItems: 6, uniqueItems: true }),
    /** The applicant agrees to the terms for sellers. */
    agreed: Type.Literal(true),
  }),
  data: OwnApplication,
}
export const startIdentityCheck = {
  data: Type.Object({
    /** The page of the provider, which works once and soon ends; null if nothing is left to do there. */
    url: Nullable(Type.String()),
  }),
}
export const lookAtIdentityCheck = { data: Type.Object({ state: OneOf(identityCheckStates) }) }
export const identityCheckWebhook = {
  params: Type.Object({ provider: Type.String({ pattern: '^[a-z]{2,20}$', maxLength: 20, examples: ['stripe'] }) }),
  data: Nothing,
}
export const withdrawApplication = { data: Nothing }
export const payDeposit = { data: Type.Object({ purchaseId: Uuid, total: Money, payBefore: Instant }) }

export const applicationPage = {
  body: Strict({ state: Type.Optional(State), pageNo: DeskPageNo, pageSize: PageSize }),
  data: Page(ListedApplication),
}
export const ApplicationDetail = Type.Object({
  ...ListedApplication.properties,
  legalName: Type.String(),
  number: Type.String(),
  address: Type.String(),
  goods: Type.String(),
  agreedAt: Instant,
  applicant: Type.Object({ id: Id, nickName: Type.String(), email: Nullable(Type.String()), memberSince: Instant }),
  /** Addresses of the pictures for the caller, which are valid for some minutes. */
  documents: Type.Array(Type.Object({ id: Uuid, url: Type.String() })),
  identityCheck: Nullable(IdentityCheck),
  deposit: Money,
  lookedAt: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  decidedBy: Nullable(Type.String()),
  /** The seller that the application became. */
  sellerId: Nullable(Id),
  /** False for one's own application, and for one that was decided. */
  mayDecide: Type.Boolean(),
})
export const applicationDetail = { params: Type.Object({ id: Uuid }), body: Strict({}), data: ApplicationDetail }
export const decideApplication = {
  params: Type.Object({ id: Uuid }),
  body: Strict({
    accept: Type.Boolean(),
    /** What was looked at, for an acceptance; for a refusal, the reason, which the applicant reads. */
    text: Text(2000, 3),
  }),
  data: ApplicationDetail,
}
export const returnDeposit = {
  params: Type.Object({ sellerId: Id }),
  body: Strict({ reason: Text(2000, 3) }),
  data: Type.Object({ returned: Money }),
}
