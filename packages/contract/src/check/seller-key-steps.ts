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
