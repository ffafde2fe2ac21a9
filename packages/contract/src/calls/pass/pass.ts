import { call } from '../../call.ts'
import type * as s from '../../schemas/pass/pass.ts'

const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
export const passPlan = call<typeof s.passPlan>({
  method: 'GET',
  path: '/finance/membership/plan',
  auth: 'optional',
  tag: 'extension',
  summary: 'What the Family Game PASS costs and holds.',
  errors: ['bad_request'],
  browser: true,
})
export const myPass = call<typeof s.myPass>({
  method: 'GET',
  path: '/finance/membership',
  auth: 'buyer',
  tag: 'extension',
  summary: "The buyer's Family Game PASS: state, expiry, trial, free hours, device.",
  errors: ['unauthorized'],
  browser: true,
})
export const subscribePass = call<typeof s.subscribePass>({
  method: 'POST',
  path: '/finance/membership/subscribe',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Makes the purchase of the next period; needs the consent to its rules.',
  errors: [
    ...money,
    'consent_required',
    'pass_not_on_sale',
    'membership_active',
    'price_changed',
    'unavailable',
    'bad_request',
    'rate_limited',
  ],
  idempotent: true,
})
export const subscriptionResult = call<typeof s.subscriptionResult>({
  method: 'GET',
  path: '/finance/subscription/result/{id}',
  auth: 'buyer',
  tag: 'spec',
  summary: 'What became of a subscription: pending, active or failed.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const setAutoRenew = call<typeof s.setAutoRenew>({
  method: 'POST',
  path: '/finance/membership/auto-renew',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Turns the renewal one day before expiry on or off.',
  errors: ['unauthorized', 'state_conflict', 'renewal_running', 'pass_not_on_sale', 'rate_limited'],
  browser: true,
})
export const refundPass = call<typeof s.refundPass>({
  method: 'POST',
  path: '/finance/subscription/{id}/refund',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Asks for the money of a subscription; refused once it was activated.',
  errors: ['unauthorized', 'not_found', 'state_conflict', 'refund_after_activation'],
})
export const passDeviceLogin = call<typeof s.passDeviceLogin>({
  method: 'POST',
  path: '/operation/pass/device/login',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Signs a desktop client in: the trial begins with the first one, and one device at a time holds the lease.',
  errors: ['unauthorized', 'membership_required', 'pass_not_on_sale', 'device_in_use'],
})
export const passDeviceHeartbeat = call<typeof s.passDeviceHeartbeat>({
  method: 'POST',
  path: '/operation/pass/device/heartbeat',
  auth: 'buyer',
  tag: 'extension',
  summary: "A desktop client's sign of life.",
  errors: ['unauthorized', 'membership_required', 'device_replaced'],
})
export const passDeviceRelease = call<typeof s.passDeviceRelease>({
  method: 'POST',
  path: '/operation/pass/device/release',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Signs a desktop client out; another may sign in at once.',
  errors: ['unauthorized'],
})
