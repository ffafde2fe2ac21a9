import { call } from '../../call.ts'
import type * as s from '../../schemas/pass/invitation.ts'

export const inviteToken = call<typeof s.inviteToken>({
  method: 'GET',
  path: '/operation/invite-activity/user-token',
  auth: 'buyer',
  tag: 'spec',
  summary: "The buyer's invite token.",
  errors: ['unauthorized'],
  browser: true,
})
export const inviteRecordList = call<typeof s.inviteRecordList>({
  method: 'POST',
  path: '/operation/invite-activity/invite-record/list',
  auth: 'buyer',
  tag: 'spec',
  summary: 'A page of invited friends with the free hours they brought.',
  errors: ['unauthorized'],
  browser: true,
})
const refusals = ['unauthorized', 'not_found', 'invite_self', 'invite_not_eligible'] as const
export const buyerInviteRecord = call<typeof s.buyerInviteRecord>({
  method: 'POST',
  path: '/operation/invite-activity/buyer-invite-record',
  auth: 'buyer',
  tag: 'spec',
  summary: 'Records that the buyer was invited; both sides earn their hours once.',
  errors: refusals,
  browser: true,
})
export const inviteRecordByToken = call<typeof s.inviteRecordByToken>({
  method: 'POST',
  path: '/operation/invite-activity/invite-record',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Records an invitation by its token, as buyer-invite-record does.',
  errors: refusals,
})
