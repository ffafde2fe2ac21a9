import { mostReplays, webhookTopics } from '@tradepost/domain/webhook/webhook-topics'
import { Type } from 'typebox'
import { DeskPageNo, GivenInstant, Instant, Nullable, OneOf, Page, PageSize, Strict, Text, Uuid } from '../common.ts'

const Topics = Type.Array(OneOf(webhookTopics), { minItems: 1, maxItems: webhookTopics.length, uniqueItems: true })
const Address = Text(500, 8)
const byId = Type.Object({ id: Uuid })

const Webhook = Type.Object({
  id: Uuid,
  url: Type.String(),
  topics: Type.Array(OneOf(webhookTopics)),
  state: OneOf(['active', 'off']),
  /** The first failure since the last success; null if the last call succeeded. */
  failingSince: Nullable(Instant),
  /** When it was switched off because it failed for too long. */
  gaveUpAt: Nullable(Instant),
  /** The secret before the present one signs as well until then. */
  previousUntil: Nullable(Instant),
  createdAt: Instant,
  createdBy: Type.String(),
  /** Repeat it in an edit: an edit of an older version is refused. */
  version: Type.Integer(),
})
/** `signingKey` is the secret that signs the calls. It is shown once. */
const WithSecret = Type.Object({ webhook: Webhook, signingKey: Type.String() })
const Attempt = Type.Object({
  n: Type.Integer(),
  at: Instant,
  /** The status of the answer; null if there was none. */
  status: Nullable(Type.Integer()),
  failure: Nullable(Type.String()),
  tookMs: Type.Integer(),
})
const Delivery = Type.Object({
  /** The id of the event, which the program receives as `webhook-id`. */
  eventId: Uuid,
  topic: OneOf(webhookTopics),
  /** The order, offer or payout of the event. */
  subjectId: Type.String(),
  at: Instant,
  state: OneOf(['pending', 'done', 'failed']),
  nextAt: Nullable(Instant),
  replays: Type.Integer(),
  /** The newest ten, the newest first. */
  attempts: Type.Array(Attempt),
})

export const webhookList = { data: Type.Object({ list: Type.Array(Webhook) }) }
export const createWebhook = { body: Strict({ url: Address, topics: Topics }), data: WithSecret }
export const webhookDetail = { params: byId, data: Webhook }
export const editWebhook = {
  params: byId,
  body: Strict({
    url: Address,
    topics: Topics,
    isActive: Type.Boolean(),
    version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  }),
  data: Webhook,
}
export const renewWebhookSecret = { params: byId, data: WithSecret }
export const removeWebhook = { params: byId, data: Type.Object({}) }
export const webhookDeliveryPage = {
  params: byId,
  body: Strict({
    state: Type.Optional(OneOf(['pending', 'done', 'failed'])),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(Delivery),
}
export const replayWebhook = {
  params: byId,
  body: Strict({
    /** One event; or else all events of a range. */
    eventId: Type.Optional(Uuid),
    from: Type.Optional(GivenInstant),
    to: Type.Optional(GivenInstant),
  }),
  data: Type.Object({ count: Type.Integer({ minimum: 0, maximum: mostReplays }) }),
}
