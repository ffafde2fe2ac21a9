import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/tenant.ts'

const path = '/operation/staff/tenant'
const staff = { auth: 'staff', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const tenantList = call<typeof s.tenantList>({
  ...staff,
  method: 'GET',
  path,
  permission: 'tenant.view',
  summary: 'Returns the tenants of the installation, with what each still lacks. Only for platform administrators.',
  errors: refusals,
})
export const createTenant = call<typeof s.createTenant>({
  ...staff,
  method: 'POST',
  path,
  permission: 'tenant.create',
  summary:
    'Creates an empty tenant, invites its first administrator by mail, and returns the credentials of its programs, which happens only once. Only for platform administrators.',
  errors: [...refusals, 'conflict', 'data_error', 'email_format', 'unavailable', 'rate_limited', 'step_up_required'],
})
