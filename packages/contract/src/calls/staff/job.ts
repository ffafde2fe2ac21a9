import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/job.ts'

const path = '/operation/staff/job'
const staff = { auth: 'staff', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const jobOverview = call<typeof s.jobOverview>({
  ...staff,
  method: 'GET',
  path,
  permission: 'job.view',
  summary:
    'Returns what does not go on by itself: jobs that fail, mails that wait, and when the last backup was taken.',
  errors: refusals,
})
export const retryJob = call<typeof s.retryJob>({
  ...staff,
  method: 'POST',
  path: `${path}/{id}/retry`,
  permission: 'job.retry',
  summary: 'Runs a job that failed again at once, also one that was given up.',
  errors: [...refusals, 'not_found', 'state_conflict'],
})
export const retryMails = call<typeof s.retryMails>({
  ...staff,
  method: 'POST',
  path: `${path}/mail/retry`,
  permission: 'job.retry',
  summary: 'Sends all mails again at once whose last attempt failed, also those that were given up.',
  errors: refusals,
})
