import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/webhook.ts'

const path = '/operation/staff/webhook'
const staff = { auth: 'staff', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const webhookList = call<typeof s.webhookList>({
  ...staff,
  method: 'GET',
  path,
  permission: 'webhook.view',
  summary: 'Returns the webhooks of the shop.',
  errors: refusals,
})
export const createWebhook = call<typeof s.createWebhook>({
  ...staff,
  method: 'POST',
  path,
  permission: 'webhook.edit',
  summary:
    'Adds an address that is called when orders, refunds, stock or payouts change. Returns the signing secret, which is shown once.',
  errors: [...refusals, 'data_error', 'webhooks_full', 'rate_limited', 'step_up_required'],
})
export const webhookDetail = call<typeof s.webhookDetail>({
  ...staff,
  method: 'GET',
  path: `${path}/{id}`,
  permission: 'webhook.view',
  summary: 'Returns a webhook.',
  errors: [...refusals, 'not_found'],
})
export const editWebhook = call<typeof s.editWebhook>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}`,
  permission: 'webhook.edit',
  summary: 'Changes the address or the topics of a webhook, or switches it on or off.',
  errors: [...refusals, 'not_found', 'data_error', 'conflict', 'rate_limited', 'step_up_required'],
})
export const renewWebhookSecret = call<typeof s.renewWebhookSecret>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}/secret`,
  permission: 'webhook.edit',
  summary: 'Makes a new signing secret. The earlier one signs as well for 24 hours.',
  errors: [...refusals, 'not_found', 'rate_limited', 'step_up_required'],
})
export const removeWebhook = call<typeof s.removeWebhook>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}/remove`,
  permission: 'webhook.edit',
  summary: 'Removes a webhook. What it was not told yet is dropped.',
  errors: [...refusals, 'not_found', 'step_up_required'],
})
export const webhookDeliveryPage = call<typeof s.webhookDeliveryPage>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}/delivery`,
  permission: 'webhook.view',
  reads: true,
  summary: 'Returns a page of what a webhook was told, the newest first, with its attempts.',
  errors: [...refusals, 'not_found'],
})
export const replayWebhook = call<typeof s.replayWebhook>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}/replay`,
  permission: 'webhook.edit',
  summary: 'Tells a webhook one event again, or all events of a range of at most 1,000. Each keeps its id.',
  errors: [...refusals, 'not_found', 'bad_request', 'state_conflict', 'too_many_events'],
})
