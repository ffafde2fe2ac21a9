import { pushTopics } from '@tradepost/domain/push/push-topics'
import { Type } from 'typebox'
import { Instant, Nothing, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

const Topic = OneOf(pushTopics)
const Device = Type.Object({
  id: Uuid,
  /** The user agent of the browser; null if it is unknown. */
  userAgent: Nullable(Type.String()),
  createdAt: Instant,
  /** When the push service last took a notification for it. */
  deliveredAt: Nullable(Instant),
  /** True if the last notification could not be delivered. */
  isFailing: Type.Boolean(),
})
const PushSettings = Type.Object({
  /** The key with which browsers subscribe; null if the installation sends no notifications. */
  serverKey: Nullable(Type.String()),
  /** The topics that the role of the person allows. */
  topics: Type.Array(Type.Object({ topic: Topic, isOn: Type.Boolean() })),
  /** The devices of the person, newest first. */
  devices: Type.Array(Device),
})
const Endpoint = Text(1000, 12)

export const pushSettings = { data: PushSettings }
export const addPushDevice = {
  body: Strict({
    endpoint: Endpoint,
    p256dh: Type.String({
      pattern: '^[A-Za-z0-9_-]{87}$',
      maxLength: 87,
      examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
    }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', maxLength: 22, examples: ['BTBZMqHH6r4Tts7J_aSIgg'] }),
  }),
  data: Type.Object({ id: Uuid }),
}
export const renewPushDevice = {
  body: Strict({ endpoint: Endpoint }),
  /** The device; null if it is none of the person's. */
  data: Type.Object({ id: Nullable(Uuid) }),
}
export const removePushDevice = { params: Type.Object({ id: Uuid }), data: Nothing }
export const testPushDevice = { params: Type.Object({ id: Uuid }), data: Nothing }
export const choosePushTopics = {
  body: Strict({ topics: Type.Array(Topic, { maxItems: pushTopics.length, uniqueItems: true }) }),
  data: PushSettings,
}
