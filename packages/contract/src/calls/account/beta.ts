import { call } from '../../call.ts'
import type * as s from '../../schemas/account/beta.ts'

export const betaStatus = call<typeof s.betaStatus>({
  method: 'GET',
  path: '/operation/buyer/beta',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Whether the buyer tests what is new, and may.',
  errors: ['unauthorized'],
})
export const joinBeta = call<typeof s.joinBeta>({
  method: 'POST',
  path: '/operation/buyer/beta',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Joins those who test what is new; needs a finished order. Saying it again changes nothing.',
  errors: ['unauthorized', 'beta_order_required'],
})
export const leaveBeta = call<typeof s.leaveBeta>({
  method: 'POST',
  path: '/operation/buyer/beta/leave',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Leaves those who test what is new; saying it again changes nothing.',
  errors: ['unauthorized'],
})
export const betaTesterPage = call<typeof s.betaTesterPage>({
  method: 'POST',
  path: '/operation/service/beta/page',
  auth: 'service',
  tag: 'extension',
  summary: 'Those who test what is new, who joined last first.',
  errors: ['unauthorized', 'forbidden'],
})
