import { Type } from 'typebox'
import { Amount, Id, Instant, Money, Nothing, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

/** The Family Game PASS as its buyer sees it. */
export const Pass = Type.Object({
  state: OneOf(['none', 'active_auto', 'active_manual', 'renewing', 'past_due', 'expired']),
  autoRenew: Type.Boolean(),
  periodNo: Type.Integer({ minimum: 0 }),
  endsAt: Nullable(Instant),
  /** When the card is charged for the next period; null if it will not be. */
  renewsAt: Nullable(Instant),
  /** Until when a failed renewal is retried and access continues. */
  graceEndsAt: Nullable(Instant),
  /** The pass or trial that gives access to the shared games now, and its end. */
  access: Type.Object({ kind: OneOf(['none', 'pass', 'trial', 'free']), until: Nullable(Instant) }),
  /** Starts once, with the first login of the client. The gateway sets its length. Buying a pass first replaces it. */
  trial: Type.Object({
    state: OneOf(['available', 'running', 'over', 'replaced']),
    hours: Type.Integer({ examples: [24] }),
    endsAt: Nullable(Instant),
  }),
  freeHours: Type.Object({ earned: Type.Integer(), left: Type.Integer() }),
  device: Nullable(Type.Object({ name: Type.String(), since: Instant, alive: Type.Boolean() })),
})
const currency = { toCurrencyId: Type.Optional(Id) }
export const passPlan = {
  query: Type.Object(currency),
  data: Type.Object({
    days: Type.Integer({ examples: [30] }),
    /** Null if there is no exchange rate for the currency. */
    price: Nullable(Money),
    /** False while the client is not published: passes are not sold, tried or renewed. */
    onSale: Type.Boolean(),
    sharedGames: Type.Integer({ examples: [214] }),
    trialHours: Type.Integer({ examples: [24] }),
    inviteHours: Type.Integer({ examples: [12] }),
    platforms: Type.Array(OneOf(['win32', 'win64'])),
  }),
}
export const myPass = { data: Pass }
export const subscribePass = {
  body: Strict({
    ...currency,
    /** "I agree and activate": without true the call is refused. */
    consent: Type.Optional(Type.Boolean()),
    autoRenew: Type.Boolean(),
    /** The price shown to the buyer, in minor units. If it differs, the call fails with price_changed. */
    expectedTotal: Type.Optional(Amount),
    referrerUrl: Type.Optional(Text(2000)),
  }),
  /** Pay the purchase with startPayment, then call subscriptionResult. */
  data: Type.Object({ subscriptionId: Uuid, purchaseId: Uuid, total: Money, payBefore: Instant }),
}
export const subscriptionResult = {
  params: Type.Object({ id: Uuid }),
  data: Type.Object({
    id: Uuid,
    state: OneOf(['pending', 'active', 'failed']),
    failure: Nullable(Type.String()),
    periodNo: Type.Integer(),
    endsAt: Nullable(Instant),
    autoRenew: Type.Boolean(),
    total: Money,
  }),
}
export const setAutoRenew = { body: Strict({ on: Type.Boolean() }), data: Pass }
export const refundPass = { params: Type.Object({ id: Uuid }), body: Strict({}), data: Pass }
const Lease = Type.Object({
  leaseId: Uuid,
  access: OneOf(['pass', 'trial', 'free']),
  until: Instant,
  /** Seconds between heartbeats. After `missedBeats` missed ones, another device may take over. */
  heartbeatSeconds: Type.Integer({ examples: [60] }),
  missedBeats: Type.Integer({ examples: [3] }),
})
export const passDeviceLogin = {
  body: Strict({
    deviceId: Type.String({ pattern: '^[\\w-]{8,64}$', maxLength: 64, examples: ['PC-4f1b22e09d'] }),
    deviceName: Text(80, 1),
    platform: OneOf(['win32', 'win64']),
    /** Signs the other device out. */
    takeOver: Type.Optional(Type.Boolean()),
  }),
  data: Lease,
}
export const passDeviceHeartbeat = { body: Strict({ leaseId: Uuid }), data: Lease }
export const passDeviceRelease = { body: Strict({ leaseId: Uuid }), data: Nothing }
