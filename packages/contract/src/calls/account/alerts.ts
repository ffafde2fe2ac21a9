import { call } from '../../call.ts'
import type * as s from '../../schemas/account/alerts.ts'

export const alertList = call<typeof s.alertList>({
  method: 'GET',
  path: '/operation/buyer/alert',
  auth: 'buyer',
  tag: 'extension',
  summary: 'What the buyer wants to be told, newest first, with what was told already.',
  errors: ['unauthorized'],
})
export const alertsOfOffer = call<typeof s.alertsOfOffer>({
  method: 'GET',
  path: '/operation/buyer/alert/offer/{offerId}',
  auth: 'buyer',
  tag: 'extension',
  summary: 'The alerts of the buyer that wait on one offer.',
  errors: ['unauthorized'],
})
export const setReleaseAlert = call<typeof s.setReleaseAlert>({
  method: 'POST',
  path: '/operation/buyer/alert/release',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Asks for one mail when a rented or maintained account can be rented again.',
  errors: ['unauthorized', 'not_found', 'alert_needless', 'alerts_full', 'email_missing'],
})
export const setPriceAlert = call<typeof s.setPriceAlert>({
  method: 'POST',
  path: '/operation/buyer/alert/price',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Asks for one mail when an offer can be had below a price; asking again changes the price.',
  errors: ['unauthorized', 'not_found', 'bad_request', 'alert_price', 'alerts_full', 'email_missing'],
})
export const cancelAlert = call<typeof s.cancelAlert>({
  method: 'POST',
  path: '/operation/buyer/alert/{id}/cancel',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Takes an alert back, or clears one that was sent.',
  errors: ['unauthorized', 'not_found'],
})
export const notificationSettings = call<typeof s.notificationSettings>({
  method: 'GET',
  path: '/operation/buyer/notification',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Which mails the buyer wants.',
  errors: ['unauthorized'],
})
export const setNotifications = call<typeof s.setNotifications>({
  method: 'POST',
  path: '/operation/buyer/notification',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Turns kinds of mail on or off.',
  errors: ['unauthorized'],
})
export const readUnsubscribe = call<typeof s.readUnsubscribe>({
  method: 'POST',
  path: '/operation/no-auth/unsubscribe/read',
  auth: 'none',
  tag: 'extension',
  summary: 'What the link at the end of a mail would turn off; changes nothing.',
  errors: ['not_found'],
})
export const unsubscribe = call<typeof s.unsubscribe>({
  method: 'POST',
  path: '/operation/no-auth/unsubscribe',
  auth: 'none',
  tag: 'extension',
  summary: 'Turns a kind of mail off, or on again, for whom the link was made.',
  errors: ['not_found'],
})
