import { call } from '../../call.ts'
import type * as s from '../../schemas/site/legal.ts'

const tag = 'extension'
export const legalPageList = call<typeof s.legalPageList>({
  method: 'GET',
  path: '/website/legal',
  auth: 'none',
  tag,
  summary: 'Lists the legal pages of the shop that are in force.',
  errors: [],
})
export const legalPage = call<typeof s.legalPage>({
  method: 'GET',
  path: '/website/legal/{document}',
  auth: 'none',
  tag,
  summary: 'Returns a legal page in the version in force, or in an earlier one.',
  errors: ['not_found'],
})
export const termsConsent = call<typeof s.termsConsent>({
  method: 'GET',
  path: '/account/terms',
  auth: 'buyer',
  tag,
  summary: 'Returns whether the user must agree to the terms in force.',
  errors: ['unauthorized'],
})
export const agreeToTerms = call<typeof s.agreeToTerms>({
  method: 'POST',
  path: '/account/terms',
  auth: 'buyer',
  tag,
  summary: 'Records that the user agrees to the terms in force. Idempotent.',
  errors: ['unauthorized', 'terms_required'],
})
