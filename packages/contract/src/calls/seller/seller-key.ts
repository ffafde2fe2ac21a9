import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/seller-key.ts'

export const sellerKeyList = call<typeof s.sellerKeyList>({
  method: 'GET',
  path: '/operation/seller/api-key',
  auth: 'seller',
  permission: 'key.manage',
  tag: 'extension',
  summary: "Lists the seller's API keys, without the keys themselves, and the permissions that a new one can have.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerKeyCreate = call<typeof s.sellerKeyCreate>({
  method: 'POST',
  path: '/operation/seller/api-key',
  auth: 'seller',
  permission: 'key.manage',
  tag: 'extension',
  summary: 'Creates an API key for the seller and returns it, which happens only once.',
  errors: [
    ...(['unauthorized', 'forbidden', 'bad_request', 'data_error', 'step_up_required'] as const),
    ...(['keys_full', 'seller_suspended', 'rate_limited'] as const),
  ],
})
export const sellerKeyRevoke = call<typeof s.sellerKeyRevoke>({
  method: 'POST',
  path: '/operation/seller/api-key/{id}/revoke',
  auth: 'seller',
  permission: 'key.manage',
  tag: 'extension',
  summary: "Revokes one of the seller's API keys at once and for good.",
  errors: ['unauthorized', 'forbidden', 'not_found', 'state_conflict'],
})
