import { call } from '../../call.ts'
import type * as s from '../../schemas/pass/pass.ts'

const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
export const passPlan = call<typeof s.passPlan>({
  method: 'GET',
  path: '/finance/membership/plan',
  auth: 'optional',
  tag: 'extension',
  summary: 'Returns the price of the Family Game PASS and what it includes.',
  errors: ['bad_request'],
  browser: true,
})
export const myPass = call<typeof s.myPass>({
  method: 'GET',
  path: '/finance/membership',
  auth: 'buyer',
  tag: 'extension',
  summary: "Returns the buyer's Family Game PASS: state, expiry, trial, free hours and device.",
  errors: ['unauthorized'],
  browser: true,
})
export const subscribePass = call<typeof s.subscribePass>({
  method: 'POST',
  path: '/finance/membership/subscribe',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Creates the purchase of the next period of the pass. Needs consent to its terms.',
  errors: [
    ...money,
    'consent_required',
    'shop_closed',
    'terms_required',
    'pass_not_on_sale',
    'pass_active',
    'price_changed',
    'unavailable',
    'bad_request',
    'rate_limited',
    'tax_country_required',
    'vat_number_invalid',
  ],
  idempotent: true,
})
export const subscriptionResult = call<typeof s.subscriptionResult>({
  method: 'GET',
  path: '/finance/subscription/result/{id}',
  auth: 'buyer',
  tag: 'spec',
  summary: 'Returns the state of a pass purchase: pending, active or failed.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const setAutoRenew = call<typeof s.setAutoRenew>({
  method: 'POST',
  path: '/finance/membership/auto-renew',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Turns automatic renewal, one day before expiry, on or off.',
  errors: ['unauthorized', 'state_conflict', 'renewal_running', 'pass_not_on_sale', 'rate_limited'],
  browser: true,
})
export const refundPass = call<typeof s.refundPass>({
  method: 'POST',
  path: '/finance/subscription/{id}/refund',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Refunds a pass that was not activated.',
  errors: ['unauthorized', 'not_found', 'state_conflict', 'refund_after_activation'],
})
export const passDeviceLogin = call<typeof s.passDeviceLogin>({
  method: 'POST',
  path: '/operation/pass/device/login',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Signs a desktop client in. The first sign-in starts the trial; one device at a time can use the pass.',
  errors: ['unauthorized', 'pass_required', 'pass_not_on_sale', 'device_in_use'],
})
export const passDeviceHeartbeat = call<typeof s.passDeviceHeartbeat>({
  method: 'POST',
  path: '/operation/pass/device/heartbeat',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Keeps a desktop client signed in.',
  errors: ['unauthorized', 'pass_required', 'device_replaced'],
})
export const passDeviceRelease = call<typeof s.passDeviceRelease>({
  method: 'POST',
  path: '/operation/pass/device/release',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Signs a desktop client out, so that another can sign in.',
  errors: ['unauthorized'],
})
