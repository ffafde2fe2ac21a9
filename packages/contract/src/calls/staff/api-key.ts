import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/api-key.ts'

const path = '/operation/staff/api-key'
const staff = { auth: 'staff', permission: 'key.manage', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const staffKeyList = call<typeof s.staffKeyList>({
  ...staff,
  method: 'GET',
  path,
  summary: "Lists the shop's API keys, without the keys themselves, and the permissions that a new one can have.",
  errors: refusals,
})
export const staffKeyCreate = call<typeof s.staffKeyCreate>({
  ...staff,
  method: 'POST',
  path,
  summary: 'Creates an API key by which a program makes calls of staff, and returns it, which happens only once.',
  errors: [...refusals, 'bad_request', 'data_error', 'step_up_required', 'keys_full', 'rate_limited'],
})
export const staffKeyRevoke = call<typeof s.staffKeyRevoke>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}/revoke`,
  summary: "Revokes one of the shop's API keys at once and for good.",
  errors: [...refusals, 'not_found', 'state_conflict'],
})
