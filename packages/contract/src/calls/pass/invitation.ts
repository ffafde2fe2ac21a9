import { call } from '../../call.ts'
import type * as s from '../../schemas/pass/invitation.ts'

export const inviteToken = call<typeof s.inviteToken>({
  method: 'GET',
  path: '/operation/invite-activity/user-token',
  auth: 'buyer',
  tag: 'spec',
  summary: "Returns the buyer's invitation token and link.",
  errors: ['unauthorized'],
  browser: true,
})
export const inviteRecordList = call<typeof s.inviteRecordList>({
  method: 'POST',
  path: '/operation/invite-activity/invite-record/list',
  auth: 'buyer',
  reads: true,
  tag: 'spec',
  summary: "Returns a page of the buyer's invited friends with the free hours each brought.",
  errors: ['unauthorized'],
  browser: true,
})
const refusals = ['unauthorized', 'not_found', 'invite_self', 'invite_not_eligible'] as const
export const buyerInviteRecord = call<typeof s.buyerInviteRecord>({
  method: 'POST',
  path: '/operation/invite-activity/buyer-invite-record',
  auth: 'buyer',
  tag: 'spec',
  summary: 'Records who invited the buyer. Both earn free hours, once.',
  errors: refusals,
  browser: true,
})
export const inviteRecordByToken = call<typeof s.inviteRecordByToken>({
  method: 'POST',
  path: '/operation/invite-activity/invite-record',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Same as buyerInviteRecord, but the field is named `token`.',
  errors: refusals,
})
