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
export const betaInvitationPage = call<typeof s.betaInvitationPage>({
  method: 'POST',
  path: '/operation/service/beta/invitation/page',
  auth: 'staff',
  permission: 'beta.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of the invitations that were mailed to members of the beta programme, newest first.',
  errors: ['unauthorized', 'forbidden'],
})
export const inviteTesters = call<typeof s.inviteTesters>({
  method: 'POST',
  path: '/operation/service/beta/invitation',
  auth: 'staff',
  permission: 'beta.invite',
  tag: 'extension',
  summary: 'Mails an invitation to every member of the beta programme, in the language of each.',
  errors: [
    ...(['unauthorized', 'forbidden', 'idempotency_running', 'idempotency_mismatch'] as const),
    ...(['data_error', 'format_error', 'beta_no_testers', 'rate_limited'] as const),
  ],
  idempotent: true,
})
