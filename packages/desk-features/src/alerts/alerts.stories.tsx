import type { Meta } from '@storybook/react-vite'
import type { StaffAlert } from '@tradepost/contract'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { AlertsPage, type AlertsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Alerts' }
export default meta

const desk = staffDeskOf('finance')
const alert: StaffAlert = {
  ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a1', source: 'finance', kind: 'amount_mismatch', state: 'open' },
  ref: { kind: 'payment', id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2aa' },
  facts: [
    { name: 'expected', value: '4450' },
    { name: 'got', value: '4400' },
  ],
  ...{ at: '2026-11-24T06:00:00.000Z', owner: null, done: null },
}
const page = (list: readonly StaffAlert[], more: Partial<AlertsPageProps> = {}) => (
  <AlertsPage
    state="open"
    userId="7001"
    alerts={{ total: list.length, pageNo: 1, pageSize: 25, list: [...list] }}
    {...more}
  />
)
const refused = {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Please say what came of it', field: 'reason' }],
  values: { subject: alert.id, answer: 'close' },
}

export const Open = deskStory(
  () =>
    page([
      { ...alert, ref: { kind: 'order', id: '1900000000000000501' }, kind: 'paid_without_goods' },
      { ...alert, id: '2', owner: { id: '7001', nickName: 'Robin' } },
      { ...alert, id: '3', source: 'security', kind: 'refresh_reused', ref: { kind: 'user', id: '8001' }, facts: [] },
    ]),
  desk,
)
export const Empty = deskStory(() => page([]), desk)
export const Refused = deskStory(() => page([alert], { result: refused }), desk)
export const Closed = deskStory(
  () =>
    page(
      [
        {
          ...{ ...alert, state: 'done', owner: { id: '7001', nickName: 'Robin' } },
          done: { userId: '7001', note: 'The provider had rounded. Booked by hand.', at: '2026-11-24T08:00:00.000Z' },
        },
      ],
      { state: 'done', result: { ok: true, done: 'closed' } },
    ),
  desk,
)
export const LongContent = deskStory(
  () => page([{ ...alert, kind: 'a_kind_without_words', facts: [{ name: 'x'.repeat(60), value: longText }] }]),
  desk,
)
