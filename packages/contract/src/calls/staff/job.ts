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
export const takeBackup = call<typeof s.takeBackup>({
  ...staff,
  method: 'POST',
  path: `${path}/backup`,
  permission: 'backup.take',
  summary: 'Takes a backup of the whole installation within seconds. Asking again before it has ended changes nothing.',
  errors: [...refusals, 'unavailable', 'rate_limited'],
})
export const tryRestore = call<typeof s.tryRestore>({
  ...staff,
  method: 'POST',
  path: `${path}/backup/trial`,
  permission: 'backup.take',
  summary:
    'Restores the newest backup into a database of its own, checks it and removes it. The overview says how it ended.',
  errors: [...refusals, 'unavailable', 'rate_limited', 'state_conflict'],
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
