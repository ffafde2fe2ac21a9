import { Type } from 'typebox'
import { Amount, Id, Instant, Money, Nothing, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'
import { TaxCountry, VatNumber } from '../order/tax.ts'

/** The Family Game PASS as its buyer sees it. */
export const Pass = Type.Object({
  state: OneOf(['none', 'active_auto', 'active_manual', 'renewing', 'past_due', 'expired']),
  autoRenew: Type.Boolean(),
  periodNo: Type.Integer({ minimum: 0 }),
  endsAt: Nullable(Instant),
  /** Time at which the card is charged for the next period; null without a coming charge. */
  renewsAt: Nullable(Instant),
  /** End of the grace period, in which a failed renewal is retried and access continues. */
  graceEndsAt: Nullable(Instant),
  /** The entitlement that gives access to the shared games now, and its end. */
  access: Type.Object({ kind: OneOf(['none', 'pass', 'trial', 'free']), until: Nullable(Instant) }),
  /** The free trial. Starts once, at the first login of the client. A pass bought before that replaces the trial. */
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
    /** False before the client is published: until then there are no sales, trials or renewals of passes. */
    onSale: Type.Boolean(),
    /** True if the price includes tax, whose country the buyer states. */
    isTaxed: Type.Boolean(),
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
    /** The buyer's consent to the agreement. The gateway refuses the call unless it is true. */
    consent: Type.Optional(Type.Boolean()),
    autoRenew: Type.Boolean(),
    /** The price shown to the buyer, in minor units. If the real price differs, the call fails with price_changed. */
    expectedTotal: Type.Optional(Amount),
    referrerUrl: Type.Optional(Text(2000)),
    /** The place that the buyer states, required where the plan is taxed. A VAT number of a business is optional. */
    tax: Type.Optional(Strict({ country: TaxCountry, vatNumber: Type.Optional(VatNumber) })),
  }),
  /** The caller then pays the purchase with startPayment and calls subscriptionResult. */
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
  /** Seconds between heartbeats. After `missedBeats` missed heartbeats, another device may sign in. */
  heartbeatSeconds: Type.Integer({ examples: [60] }),
  missedBeats: Type.Integer({ examples: [3] }),
})
export const passDeviceLogin = {
  body: Strict({
    deviceId: Type.String({ pattern: '^[\\w-]{8,64}$', maxLength: 64, examples: ['PC-4f1b22e09d'] }),
    deviceName: Text(80, 1),
    platform: OneOf(['win32', 'win64']),
    /** True: sign out the device that is signed in now. */
    takeOver: Type.Optional(Type.Boolean()),
  }),
  data: Lease,
}
export const passDeviceHeartbeat = { body: Strict({ leaseId: Uuid }), data: Lease }
export const passDeviceRelease = { body: Strict({ leaseId: Uuid }), data: Nothing }
