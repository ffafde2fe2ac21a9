import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/offer-translation.ts'

const denied = ['unauthorized', 'forbidden', 'not_found'] as const

export const offerTranslations = call<typeof s.offerTranslations>({
  method: 'GET',
  path: '/product/seller/offer/{id}/translation',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  summary: 'Returns the words of an offer with the translations that the seller wrote.',
  errors: [...denied],
})
export const translateOffer = call<typeof s.translateOffer>({
  method: 'POST',
  path: '/product/seller/offer/{id}/translation',
  auth: 'seller',
  permission: 'offer.edit',
  tag: 'extension',
  summary: 'Adds or replaces the translation of an offer into one language.',
  errors: [...denied, 'data_error', 'state_conflict'],
})
export const suggestTranslation = call<typeof s.suggestTranslation>({
  method: 'POST',
  path: '/product/seller/offer/{id}/translation/suggest',
  auth: 'seller',
  permission: 'offer.edit',
  tag: 'extension',
  reads: true,
  summary: 'Suggests a translation of an offer by machine, which the seller corrects and saves. Stores nothing.',
  errors: [...denied, 'data_error', 'state_conflict', 'translation_off', 'translation_failed', 'rate_limited'],
})
export const removeTranslation = call<typeof s.removeTranslation>({
  method: 'POST',
  path: '/product/seller/offer/{id}/translation/remove',
  auth: 'seller',
  permission: 'offer.edit',
  tag: 'extension',
  summary: 'Removes the translation of an offer into one language.',
  errors: [...denied],
})
