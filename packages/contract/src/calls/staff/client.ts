import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/client.ts'

const path = '/operation/staff/client'
const staff = { auth: 'staff', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const clientList = call<typeof s.clientList>({
  ...staff,
  method: 'GET',
  path,
  permission: 'client.view',
  summary: 'Returns the clients of the tenant, such as its shop and its desk, with their secrets by fingerprint.',
  errors: refusals,
})
export const renewClientSecret = call<typeof s.renewClientSecret>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}/secret`,
  permission: 'client.edit',
  summary:
    'Makes a new secret of a client and returns it, which happens only once. Its earlier secrets go on for the given hours.',
  errors: [...refusals, 'not_found', 'secrets_full', 'rate_limited', 'step_up_required'],
})
export const endClientSecret = call<typeof s.endClientSecret>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}/secret/{fingerprint}/end`,
  permission: 'client.edit',
  summary:
    'Ends a secret of a client at once. The last one that works, and the one that this call came with, cannot be ended.',
  errors: [...refusals, 'not_found', 'state_conflict', 'last_secret', 'rate_limited', 'step_up_required'],
})
