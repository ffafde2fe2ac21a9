import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { ComplaintsPage, type ComplaintsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Rental complaints' }
export default meta

type Complaint = ComplaintsPageProps['complaints']['list'][number]
const desk = staffDeskOf('support')
const complaint: Complaint = {
  ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a1', orderId: '1900000000000000501', state: 'open', answer: null },
  text: 'The password is refused, also when I copy it.',
  ...{ createdAt: '2026-11-24T06:00:00.000Z', decidedAt: null },
}
const page = (list: readonly Complaint[], more: Partial<ComplaintsPageProps> = {}) => (
  <ComplaintsPage
    state="open"
    complaints={{ total: list.length, pageNo: 1, pageSize: 25, list: [...list] }}
    {...more}
  />
)
const refused = {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Please give a reason', field: 'reason' }],
  values: { subject: complaint.id, answer: 'no' },
}

export const Waiting = deskStory(() => page([complaint]), desk)
export const Empty = deskStory(() => page([]), desk)
export const Refused = deskStory(() => page([complaint], { result: refused }), desk)
export const Decided = deskStory(
  () =>
    page([{ ...complaint, state: 'accepted', answer: 'We tried it and could not sign in either.' }], {
      state: 'accepted',
      result: { ok: true, state: 'accepted' },
    }),
  desk,
)
export const LongContent = deskStory(() => page([{ ...complaint, text: longText.repeat(4) }]), desk)
