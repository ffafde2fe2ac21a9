import { call } from '../../call.ts'
import type * as s from '../../schemas/account/push.ts'

const buyer = { auth: 'buyer', tag: 'extension' } as const

export const pushSettings = call<typeof s.pushSettings>({
  ...buyer,
  method: 'GET',
  path: '/account/push',
  summary: 'Returns the devices on which the person gets notifications, and the topics of these.',
  errors: ['unauthorized', 'forbidden'],
})
export const addPushDevice = call<typeof s.addPushDevice>({
  ...buyer,
  method: 'POST',
  path: '/account/push/device',
  summary:
    'Sends notifications to a browser, whose subscription the body repeats. A browser that another person used becomes the caller’s.',
  errors: ['unauthorized', 'forbidden', 'data_error', 'state_conflict', 'devices_full', 'rate_limited'],
})
export const renewPushDevice = call<typeof s.renewPushDevice>({
  ...buyer,
  method: 'POST',
  path: '/account/push/device/renew',
  summary:
    'Ties the device of a subscription to the current session, so that signing out ends its notifications. A device of another person is removed.',
  errors: ['unauthorized', 'forbidden'],
})
export const removePushDevice = call<typeof s.removePushDevice>({
  ...buyer,
  method: 'POST',
  path: '/account/push/device/{id}/remove',
  summary: 'Sends no more notifications to a device.',
  errors: ['unauthorized', 'forbidden', 'not_found'],
})
export const testPushDevice = call<typeof s.testPushDevice>({
  ...buyer,
  method: 'POST',
  path: '/account/push/device/{id}/test',
  summary: 'Sends a test notification to a device.',
  errors: ['unauthorized', 'forbidden', 'not_found', 'state_conflict', 'rate_limited'],
})
export const choosePushTopics = call<typeof s.choosePushTopics>({
  ...buyer,
  method: 'POST',
  path: '/account/push/topics',
  summary: 'Chooses the topics of which the person is notified. A topic that the role does not allow keeps its state.',
  errors: ['unauthorized', 'forbidden'],
})
