import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { ProposalsPage, type ProposalsPageProps } from './proposals-page.tsx'

const meta: Meta = { title: 'Desk/Proposals' }
export default meta

const lead = staffDeskOf('support_lead')
const act: ProposalsPageProps['acts']['list'][number] = {
  ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a1', kind: 'dispute', step: 'proposed' },
  ...{ ref: { kind: 'order', id: '1900000000000000501' }, outcome: 'refund', reason: 'The account was taken back.' },
  ...{ amount: 34_900, unit: 'USD', userId: '7001', proposalId: null, receiver: 'user:8001', worth: 34_900 },
  ...{ transferId: null, at: '2026-11-24T06:00:00.000Z' },
}
const points: typeof act = {
  ...act,
  ...{
    id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a2',
    kind: 'correction',
    outcome: 'correct',
    amount: -1200,
    unit: 'POINT',
  },
  ref: { kind: 'account', id: '8001' },
}
const page = (list: readonly (typeof act)[], more: Partial<ProposalsPageProps> = {}) => (
  <ProposalsPage
    shown="waiting"
    acts={{ total: list.length, pageNo: 1, pageSize: 25, list: [...list] }}
    idempotencyKey="story"
    {...more}
  />
)

export const Waiting = deskStory(() => page([act, points]), lead)
export const NothingWaits = deskStory(() => page([]), lead)
export const Everything = deskStory(() => page([{ ...act, step: 'approved' }, points], { shown: 'all' }), lead)
export const Refused = deskStory(
  () =>
    page([act], {
      result: {
        ok: false,
        problems: [{ code: 'own_proposal', message: 'Somebody else has to answer your proposal' }],
        values: { subject: act.id, reason: 'Looked at the chat.' },
      },
    }),
  lead,
)
export const LongText = deskStory(() => page([{ ...act, reason: longText.repeat(3) }]), lead)
