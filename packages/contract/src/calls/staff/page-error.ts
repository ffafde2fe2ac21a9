import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/page-error.ts'

const path = '/operation/staff/page-error'
const staff = { auth: 'staff', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const reportPageError = call<typeof s.reportPageError>({
  method: 'POST',
  path: '/operation/page-error',
  auth: 'none',
  tag: 'extension',
  summary:
    'Counts an error of a page in a browser in the group of its like. A storefront or back office sends it, with the stack mapped to the sources.',
  errors: ['bad_request', 'rate_limited'],
  tracking: true,
})
export const staffPageErrorPage = call<typeof s.staffPageErrorPage>({
  ...staff,
  method: 'POST',
  path: `${path}/page`,
  permission: 'error.view',
  reads: true,
  summary: 'Returns a page of the groups of errors that browsers reported, the latest first.',
  errors: refusals,
})
export const staffPageErrorDetail = call<typeof s.staffPageErrorDetail>({
  ...staff,
  method: 'GET',
  path: `${path}/{id}`,
  permission: 'error.view',
  summary: 'Returns a group of errors with its stack, versions, browsers and pages.',
  errors: [...refusals, 'not_found'],
})
export const setPageErrorState = call<typeof s.setPageErrorState>({
  ...staff,
  method: 'PUT',
  path: `${path}/{id}`,
  permission: 'error.edit',
  summary:
    'Opens, resolves or ignores a group of errors. A resolved one opens by itself when a newer version has the error.',
  errors: [...refusals, 'not_found', 'conflict'],
})
