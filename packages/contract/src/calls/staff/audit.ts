import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/audit.ts'

const staff = {
  auth: 'staff',
  permission: 'audit.read',
  tag: 'extension',
  errors: ['unauthorized', 'forbidden'],
} as const

export const auditPage = call<typeof s.auditPage>({
  ...staff,
  method: 'POST',
  reads: true,
  path: '/operation/service/audit/page',
  summary: 'Returns entries of the audit log that match a filter, newest first.',
})
export const auditExport = call<typeof s.auditExport>({
  ...staff,
  method: 'POST',
  path: '/operation/service/audit/export',
  summary: 'Returns up to 5,000 entries of the audit log as CSV, newest first. The export is recorded too.',
})
