import { call } from '../../call.ts'
import type * as s from '../../schemas/account/beta.ts'

export const betaStatus = call<typeof s.betaStatus>({
  method: 'GET',
  path: '/operation/buyer/beta',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns whether the buyer is in the beta programme, and whether the buyer may join it.',
  errors: ['unauthorized'],
})
export const joinBeta = call<typeof s.joinBeta>({
  method: 'POST',
  path: '/operation/buyer/beta',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Joins the beta programme. Needs a finished order. Idempotent.',
  errors: ['unauthorized', 'beta_order_required'],
})
export const leaveBeta = call<typeof s.leaveBeta>({
  method: 'POST',
  path: '/operation/buyer/beta/leave',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Leaves the beta programme. Idempotent.',
  errors: ['unauthorized'],
})
export const betaTesterPage = call<typeof s.betaTesterPage>({
  method: 'POST',
  path: '/operation/service/beta/page',
  auth: 'staff',
  permission: 'beta.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of the members of the beta programme, newest first.',
  errors: ['unauthorized', 'forbidden'],
})
