import {
  declaredAnswers,
  declaredKinds,
  declaredStates,
  endpointTrials,
  trialExpectations,
  trialVerdicts,
} from '@tradepost/domain/offer/declared-stock'
import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

export const SellerEndpoint = Type.Object({
  url: Type.String({ examples: ['https://stock.example.com/tradepost'] }),
  setAt: Instant,
  /** The time since which the present secret signs the calls. */
  rotatedAt: Instant,
  /** The secret before it signs the calls as well until then; null if there is none. */
  previousUntil: Nullable(Instant),
})
export const DeclaredAnswer = OneOf(declaredAnswers)
export const DeclaredRequest = Type.Object({
  /** Also the `webhook-id` of each attempt. */
  id: Uuid,
  event: OneOf(declaredKinds),
  orderId: Id,
  offerId: Id,
  count: Type.Integer(),
  /** `dropped`: the order needed no answer any more. */
  state: OneOf(declaredStates),
  attempts: Type.Integer(),
  /** The class of the last answer; null before the first. */
  answer: Nullable(DeclaredAnswer),
  createdAt: Instant,
  /** The time of the next attempt; null if there is none. */
  nextAt: Nullable(Instant),
  finishedAt: Nullable(Instant),
})

const Endpoint = { endpoint: SellerEndpoint }
/** The secret that signs the calls to the endpoint. It is shown once. */
const SigningKey = Type.String({ examples: ['whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='] })

export const sellerEndpointDetail = {
  data: Type.Object({
    endpoint: Nullable(SellerEndpoint),
    /** The newest requests, at most 50. */
    requests: Type.Array(DeclaredRequest),
  }),
}
export const sellerEndpointSet = {
  body: Strict({
    /** An https address without a login, a query and a fragment, outside of private networks. */
    url: Text(500, 1),
  }),
  data: Type.Object({
    ...Endpoint,
    /** The signing secret of a new endpoint; null if only the address changed. */
    signingKey: Nullable(SigningKey),
  }),
}
export const sellerEndpointRotate = { data: Type.Object({ ...Endpoint, signingKey: SigningKey }) }
export const sellerEndpointRemove = { data: Type.Object({}) }

export const TrialStep = Type.Object({
  event: OneOf(declaredKinds),
  attempt: Type.Integer(),
  /** What the program should answer. */
  expected: OneOf(trialExpectations),
  /** The status of the answer; null if there was none. */
  status: Nullable(Type.Integer()),
  /** Milliseconds until the answer, or until the call was given up. */
  ms: Type.Integer(),
  /** The beginning of the body of the answer; null if there was no answer. */
  body: Nullable(Type.String()),
  /** How a real call would take the answer; null if the call was not made. */
  answer: Nullable(DeclaredAnswer),
  verdict: OneOf(trialVerdicts),
})
export const sellerEndpointTry = {
  body: Strict({
    trial: OneOf(endpointTrials),
    /** An offer of the seller, by which the program knows what is asked for. */
    offerId: Id,
  }),
  /** The calls in the order in which they were made. */
  data: Type.Object({ steps: Type.Array(TrialStep) }),
}
