import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { RunPage, type RunPageProps, RunsPage, type RunsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Payout runs' }
export default meta

const usd = (minor: number) => ({ minor, currency: 'USD' })
const run: RunPageProps['run'] = {
  ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ff', state: 'waiting', startedAt: '2026-11-24T06:00:00.000Z' },
  ...{ startedBy: 'Ada', answeredBy: null, reason: null, payouts: 2, ended: 0 },
  ...{ totals: [usd(349_900), { minor: 120_000, currency: 'EUR' }], mayApprove: true, hasFile: false },
}
const payout = (n: number, state: RunPageProps['payouts'][number]['state'], name = 'GretaDepot') => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, runId: run.id, seller: { id: String(7000 + n), nickName: name } },
  ...{ gross: usd(250_000), fee: usd(50), net: usd(249_950), state, provider: 'sepa' },
  ...{ failure: state === 'failed' ? 'account_closed' : null },
  account: { kind: 'iban' as const, holder: `${name} Vega`, tail: '3000' },
  ...{ createdAt: '2026-11-24T06:00:00.000Z', endedAt: null },
})
const candidate = (n: number, hold: RunsPageProps['preview']['list'][number]['hold']) => ({
  ...{ seller: { id: String(n), nickName: `Seller ${n}` }, balance: usd(n * 1000), fee: usd(50), hold },
})
const runs: RunsPageProps = {
  preview: {
    list: [candidate(12, null), candidate(7, 'no_account'), candidate(1, 'below_minimum'), candidate(9, 'standing')],
    isAboveLimit: true,
  },
  runs: {
    ...{ total: 2, pageNo: 1, pageSize: 24 },
    list: [run, { ...run, id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2fe', state: 'done', startedBy: null, ended: 2 }],
  },
  idempotencyKey: 'story',
}
const finance = staffDeskOf('finance')
const long = 'The official shop of the guild of the very long names and the even longer descriptions'

export const Runs = deskStory(() => <RunsPage {...runs} />, finance)
export const NoRuns = deskStory(
  () => <RunsPage {...runs} preview={{ list: [], isAboveLimit: false }} runs={{ ...runs.runs, total: 0, list: [] }} />,
  finance,
)
export const RunsToRead = deskStory(() => <RunsPage {...runs} />, {
  ...finance,
  staff: { role: 'finance', name: null, permissions: ['payout.view'] },
})
export const Waiting = deskStory(
  () => <RunPage run={run} payouts={[payout(1, 'planned'), payout(2, 'planned', long)]} idempotencyKey="story" />,
  finance,
)
export const WaitingForAnother = deskStory(
  () => <RunPage run={{ ...run, mayApprove: false }} payouts={[payout(1, 'planned')]} idempotencyKey="story" />,
  finance,
)
export const Sending = deskStory(
  () => (
    <RunPage
      run={{ ...run, state: 'sending', answeredBy: 'Grace', reason: 'Looked at.', hasFile: true }}
      payouts={[payout(1, 'sent'), payout(2, 'paid'), payout(3, 'failed')]}
      idempotencyKey="story"
    />
  ),
  finance,
)
export const Running = deskStory(
  () => (
    <RunPage
      run={{ ...run, state: 'sending', startedBy: null, ended: 1 }}
      payouts={[payout(1, 'sending'), payout(2, 'sent', long), payout(3, 'paid')]}
      idempotencyKey="story"
    />
  ),
  finance,
)
/** Nothing is booked yet: the page follows the run. */
export const Preparing = deskStory(
  () => <RunPage run={{ ...run, state: 'preparing', payouts: 0, totals: [] }} payouts={[]} idempotencyKey="story" />,
  finance,
)
export const Refused = deskStory(
  () => (
    <RunPage
      run={run}
      payouts={[payout(1, 'planned')]}
      idempotencyKey="story"
      result={{
        ok: false,
        problems: [{ code: 'second_person_required', message: 'Another person must approve this.' }],
        values: { act: 'answer' },
      }}
    />
  ),
  finance,
)
