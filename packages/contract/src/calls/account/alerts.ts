import { call } from '../../call.ts'
import type * as s from '../../schemas/account/alerts.ts'

export const alertList = call<typeof s.alertList>({
  method: 'GET',
  path: '/operation/buyer/alert',
  auth: 'buyer',
  tag: 'extension',
  summary: "Lists the buyer's alerts, newest first, including those already sent.",
  errors: ['unauthorized'],
})
export const alertsOfOffer = call<typeof s.alertsOfOffer>({
  method: 'GET',
  path: '/operation/buyer/alert/offer/{offerId}',
  auth: 'buyer',
  tag: 'extension',
  summary: "Returns the buyer's waiting alerts for one offer.",
  errors: ['unauthorized'],
})
export const setReleaseAlert = call<typeof s.setReleaseAlert>({
  method: 'POST',
  path: '/operation/buyer/alert/release',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Requests one email for when an account that is rented or under maintenance can be rented again.',
  errors: ['unauthorized', 'not_found', 'alert_needless', 'alerts_full', 'email_missing'],
})
export const setPriceAlert = call<typeof s.setPriceAlert>({
  method: 'POST',
  path: '/operation/buyer/alert/price',
  auth: 'buyer',
  tag: 'extension',
  summary: "Requests one email for when an offer's price falls below an amount. A further call replaces the amount.",
  errors: ['unauthorized', 'not_found', 'bad_request', 'alert_price', 'alerts_full', 'email_missing'],
})
export const cancelAlert = call<typeof s.cancelAlert>({
  method: 'POST',
  path: '/operation/buyer/alert/{id}/cancel',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Cancels a waiting alert, or removes one that was sent.',
  errors: ['unauthorized', 'not_found'],
})
export const notificationSettings = call<typeof s.notificationSettings>({
  method: 'GET',
  path: '/operation/buyer/notification',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns the kinds of email that the buyer receives.',
  errors: ['unauthorized'],
})
export const setNotifications = call<typeof s.setNotifications>({
  method: 'POST',
  path: '/operation/buyer/notification',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Turns kinds of email on or off.',
  errors: ['unauthorized'],
})
export const readUnsubscribe = call<typeof s.readUnsubscribe>({
  method: 'POST',
  path: '/operation/no-auth/unsubscribe/read',
  auth: 'none',
  reads: true,
  tag: 'extension',
  summary: 'Returns the kind of email that an unsubscribe link would turn off. Changes nothing.',
  errors: ['not_found'],
})
export const unsubscribe = call<typeof s.unsubscribe>({
  method: 'POST',
  path: '/operation/no-auth/unsubscribe',
  auth: 'none',
  tag: 'extension',
  summary: 'Turns the kind of email that an unsubscribe link names off, or on again.',
  errors: ['not_found'],
})
