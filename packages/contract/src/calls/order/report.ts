import { call } from '../../call.ts'
import type * as s from '../../schemas/order/report.ts'

export const fileReport = call<typeof s.fileReport>({
  method: 'POST',
  path: '/operation/complain',
  auth: 'buyer',
  tag: 'spec',
  summary: 'Reports a seller, with screenshots and an explanation.',
  errors: [
    'unauthorized',
    'evidence_required',
    'explanation_required',
    'not_found',
    'report_open',
    'daily_use_limit',
    'bad_request',
  ],
})
export const reportList = call<typeof s.reportList>({
  method: 'POST',
  path: '/operation/complain/list',
  auth: 'buyer',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the buyer's reports and their outcomes.",
  errors: ['unauthorized'],
  browser: true,
})
export const reportQueue = call<typeof s.reportQueue>({
  method: 'POST',
  path: '/operation/complain/queue',
  auth: 'staff',
  permission: 'report.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of reports for staff to decide, oldest first.',
  errors: ['unauthorized', 'forbidden'],
})
export const decideReport = call<typeof s.decideReport>({
  method: 'POST',
  path: '/operation/complain/{id}/decide',
  auth: 'staff',
  permission: 'report.decide',
  tag: 'extension',
  summary: 'Approves a report, which gives its buyer points once, or rejects it.',
  errors: ['unauthorized', 'forbidden', 'not_found', 'state_conflict'],
})
