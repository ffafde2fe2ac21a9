import { call } from '../../call.ts'
import type * as s from '../../schemas/pass/pass-terms.ts'

const staff = { auth: 'staff', tag: 'extension', path: '/finance/staff/pass-terms' } as const
const denied = ['unauthorized', 'forbidden'] as const

export const passTermsDetail = call<typeof s.passTermsDetail>({
  ...staff,
  method: 'GET',
  permission: 'pass.view',
  summary: 'Returns what the Family Game PASS costs, the periods of shared games, what the pass gives, and its client.',
  errors: denied,
})
export const setPassTerms = call<typeof s.setPassTerms>({
  ...staff,
  method: 'POST',
  permission: 'pass.edit',
  summary: 'Sets what the pass costs from now on, the periods of shared games, what the pass gives, and its client.',
  errors: [...denied, 'bad_request', 'conflict', 'step_up_required'],
})
