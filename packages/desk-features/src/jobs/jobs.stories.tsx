import type { Meta } from '@storybook/react-vite'
import { jobSubjects } from '@tradepost/domain/job/job-subjects'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { JobsPage, type JobsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Jobs and mails' }
export default meta

type Overview = JobsPageProps['overview']
type Job = Overview['jobs']['list'][number]
const job = (n: number, more: Partial<Job> = {}): Job => ({
  ...{ id: String(48_213 + n), task: 'finance.deliver_order', subject: jobSubjects[n % jobSubjects.length] ?? 'order' },
  ...{ state: 'failing', attempts: 3, maxAttempts: 12, nextAt: '2026-11-28T10:05:00.000Z' },
  failure: 'Error: the provider did not answer in time',
  ...more,
})
type Mail = Overview['mails']['list'][number]
const mail = (more: Partial<Mail> = {}): Mail => ({
  ...{ subject: 'Your order 1913 has been delivered', host: 'mail.example', state: 'waiting', attempts: 2 },
  ...{ createdAt: '2026-11-28T09:00:00.000Z', nextAt: '2026-11-28T10:05:00.000Z', failure: 'ECONNECTION' },
  ...more,
})
const backups: Overview['backups'] = {
  ...{ newestAt: '2026-11-28T09:45:00.000Z', kept: 96, failedAt: null, everyMinutes: 15, trialEveryDays: 7 },
  ...{ isTaking: false, isTrying: false, mayTake: true },
  trial: { takenAt: '2026-11-27T02:00:00.000Z', triedAt: '2026-11-27T03:00:00.000Z', ok: true },
}
const overview: Overview = {
  jobs: {
    ...{ failing: 10, dead: 1, late: 2 },
    list: [job(0, { state: 'dead', attempts: 12, nextAt: null }), ...jobSubjects.map((_, n) => job(n + 1))],
  },
  mails: {
    ...{ waiting: 4, failed: 1 },
    list: [mail(), mail({ state: 'failed', attempts: 12, nextAt: null }), mail({ subject: null })],
  },
  backups,
}
const quiet: Overview = {
  jobs: { failing: 0, dead: 0, late: 0, list: [] },
  mails: { waiting: 0, failed: 0, list: [] },
  backups: {
    ...{ newestAt: null, kept: 0, failedAt: null, everyMinutes: 0, trialEveryDays: 0, trial: null },
    ...{ isTaking: false, isTrying: false, mayTake: false },
  },
}
const owner = staffDeskOf('owner')

export const Work = deskStory(() => <JobsPage overview={overview} />, owner)
export const Quiet = deskStory(() => <JobsPage overview={quiet} />, owner)
export const Retried = deskStory(() => <JobsPage overview={quiet} result={{ ok: true }} />, owner)
export const MailsRetried = deskStory(() => <JobsPage overview={quiet} result={{ ok: true, count: 3 }} />, owner)
export const Refused = deskStory(
  () => (
    <JobsPage
      overview={overview}
      result={{ ok: false, problems: [{ code: 'not_found', message: 'This does not exist any more.' }], values: {} }}
    />
  ),
  owner,
)
export const TrialFailed = deskStory(
  () => (
    <JobsPage
      overview={{
        ...quiet,
        backups: {
          ...backups,
          trial: { takenAt: '2026-11-27T02:00:00.000Z', triedAt: '2026-11-27T03:00:00.000Z', ok: false },
        },
      }}
    />
  ),
  owner,
)
export const BackupFailed = deskStory(
  () => <JobsPage overview={{ ...quiet, backups: { ...backups, failedAt: '2026-11-28T10:00:00.000Z' } }} />,
  owner,
)
export const BackupAndTrialRunning = deskStory(
  () => <JobsPage overview={{ ...quiet, backups: { ...backups, isTaking: true, isTrying: true } }} />,
  owner,
)
export const LongContent = deskStory(
  () => (
    <JobsPage
      overview={{
        ...overview,
        jobs: { ...overview.jobs, list: [job(1, { failure: longText, task: `finance.${'long_'.repeat(20)}` })] },
        mails: { ...overview.mails, list: [mail({ subject: longText, host: `${'long-'.repeat(30)}.example` })] },
      }}
    />
  ),
  owner,
)
export const ForReaders = deskStory(() => <JobsPage overview={overview} />, {
  ...owner,
  staff: { role: 'x', name: null, permissions: ['job.view'] },
})
