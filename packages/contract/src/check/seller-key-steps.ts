import { of, type Step } from './journey.ts'

/** The seller creates a key and revokes it. */
export const sellerKeys: Step[] = [
  {
    call: 'sellerKey.sellerKeyCreate',
    as: 'seller',
    input: () => ({ body: { name: 'Contract check', permissions: ['offer.view'] } }),
    keep: (data, facts) => facts.set('seller key', data.id),
    unless: ['step_up_required', 'rate_limited', 'keys_full'],
  },
  { call: 'sellerKey.sellerKeyList', as: 'seller', input: () => ({}) },
  { call: 'sellerKey.sellerKeyRevoke', as: 'seller', input: of('seller key') },
]

/** The seller registers an endpoint, takes another secret and removes the endpoint. No example address can be called. */
export const sellerEndpoints: Step[] = [
  {
    call: 'sellerEndpoint.sellerEndpointSet',
    as: 'seller',
    input: () => ({ body: { url: 'https://stock.tradepost.example/calls' } }),
    unless: ['data_error', 'step_up_required', 'rate_limited'],
  },
  { call: 'sellerEndpoint.sellerEndpointDetail', as: 'seller', input: () => ({}) },
  {
    call: 'sellerEndpoint.sellerEndpointRotate',
    as: 'seller',
    input: () => ({}),
    unless: ['not_found', 'step_up_required', 'rate_limited'],
  },
  {
    call: 'sellerEndpoint.sellerEndpointTry',
    as: 'seller',
    input: () => ({ body: { trial: 'ordinary', offerId: '1913542026404990978' } }),
    unless: ['not_found', 'rate_limited'],
  },
  {
    call: 'sellerEndpoint.sellerEndpointRemove',
    as: 'seller',
    input: () => ({}),
    unless: ['not_found', 'state_conflict'],
  },
]
