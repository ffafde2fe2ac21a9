import { call } from '../call.ts'
import type * as s from '../schemas/pass-client.ts'

export const passDeviceLogin = call<typeof s.passDeviceLogin>({
  method: 'POST',
  path: '/operation/pass/device/login',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Signs a desktop client in: the trial begins with the first one, and one device at a time holds the lease.',
  errors: ['unauthorized', 'membership_required', 'pass_not_on_sale', 'device_in_use'],
})
export const passDeviceHeartbeat = call<typeof s.passDeviceHeartbeat>({
  method: 'POST',
  path: '/operation/pass/device/heartbeat',
  auth: 'buyer',
  tag: 'extension',
  summary: "A desktop client's sign of life.",
  errors: ['unauthorized', 'membership_required', 'device_replaced'],
})
export const passDeviceRelease = call<typeof s.passDeviceRelease>({
  method: 'POST',
  path: '/operation/pass/device/release',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Signs a desktop client out; another may sign in at once.',
  errors: ['unauthorized'],
})
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
