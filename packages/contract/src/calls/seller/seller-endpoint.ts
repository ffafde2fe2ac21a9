import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/seller-endpoint.ts'

export const sellerEndpointDetail = call<typeof s.sellerEndpointDetail>({
  method: 'GET',
  path: '/operation/seller/endpoint',
  auth: 'seller',
  permission: 'key.manage',
  tag: 'extension',
  summary: "Returns the endpoint of the seller's program and the newest requests to it.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerEndpointSet = call<typeof s.sellerEndpointSet>({
  method: 'POST',
  path: '/operation/seller/endpoint',
  auth: 'seller',
  permission: 'key.manage',
  tag: 'extension',
  summary: "Sets the address at which the seller's program provides units of declared stock.",
  errors: [
    ...(['unauthorized', 'forbidden', 'bad_request', 'data_error', 'step_up_required'] as const),
    ...(['seller_suspended', 'rate_limited'] as const),
  ],
})
export const sellerEndpointRotate = call<typeof s.sellerEndpointRotate>({
  method: 'POST',
  path: '/operation/seller/endpoint/secret',
  auth: 'seller',
  permission: 'key.manage',
  tag: 'extension',
  summary: 'Replaces the signing secret of the endpoint and returns the new one. Both sign the calls for 24 hours.',
  errors: ['unauthorized', 'forbidden', 'not_found', 'step_up_required', 'rate_limited'],
})
export const sellerEndpointRemove = call<typeof s.sellerEndpointRemove>({
  method: 'POST',
  path: '/operation/seller/endpoint/remove',
  auth: 'seller',
  permission: 'key.manage',
  tag: 'extension',
  summary: 'Removes the endpoint. Refused while an offer has declared stock or a request waits for an answer.',
  errors: ['unauthorized', 'forbidden', 'not_found', 'state_conflict'],
})
export const sellerEndpointTry = call<typeof s.sellerEndpointTry>({
  method: 'POST',
  path: '/operation/seller/endpoint/try',
  auth: 'seller',
  permission: 'key.manage',
  tag: 'extension',
  summary: "Calls the seller's program for trial, about an order that does not exist, and returns its answers.",
  errors: ['unauthorized', 'forbidden', 'bad_request', 'not_found', 'seller_suspended', 'rate_limited'],
})
