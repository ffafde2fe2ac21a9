import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { ReportsPage, type ReportsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Reports' }
export default meta

type Report = ReportsPageProps['reports']['list'][number]
const desk = staffDeskOf('support')
const report: Report = {
  ...{ id: '1900000000000000701', sellerId: '1900000000000000003', sellerName: 'GretaDepot' },
  ...{ orderId: '1900000000000000501', reason: 'recovered_account', state: 'open', points: 0, note: null },
  explanation: 'The account worked for two days. Then somebody else changed the password by its e-mail address.',
  ...{ createdAt: '2026-11-24T06:00:00.000Z', decidedAt: null, buyerId: '8001', fileIds: [] },
}
const page = (list: readonly Report[], more: Partial<ReportsPageProps> = {}) => (
  <ReportsPage
    state="open"
    reports={{ total: list.length, pageNo: 1, pageSize: 25, list: [...list] }}
    evidence={[]}
    {...more}
  />
)
const refused = {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Please give a reason', field: 'reason' }],
  values: { subject: report.id, answer: 'yes' },
}

export const Waiting = deskStory(() => page([report, { ...report, id: '2', orderId: null, reason: 'rude' }]), desk)
export const Empty = deskStory(() => page([]), desk)
export const Refused = deskStory(() => page([report], { result: refused }), desk)
export const Decided = deskStory(
  () =>
    page([{ ...report, state: 'approved', points: 200, note: 'Seen in the sign-in history.' }], {
      state: 'approved',
      result: { ok: true, state: 'approved' },
    }),
  desk,
)
export const WaitsForSecond = deskStory(() => page([report], { result: { ok: true, state: 'open' } }), desk)
export const LongContent = deskStory(
  () => page([{ ...report, sellerName: longText, explanation: longText.repeat(4) }]),
  desk,
)
