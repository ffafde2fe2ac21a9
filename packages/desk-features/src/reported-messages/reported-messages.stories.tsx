import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, sampleMessage, staffDeskOf } from '../testing/samples.ts'
import {
  ReportedMessagePage,
  type ReportedMessagePageProps,
  ReportedMessagesPage,
  type ReportedMessagesPageProps,
} from './index.ts'

const meta: Meta = { title: 'Desk/ReportedMessages' }
export default meta

type Report = ReportedMessagesPageProps['reports']['list'][number]
type Detail = NonNullable<ReportedMessagePageProps['detail']>

const desk = staffDeskOf('support')
const report: Report = {
  ...{ id: '1900000000000000801', conversationId: '1900000000000000701', seq: 3, side: 'buyer', reason: 'insult' },
  ...{ createdAt: '2026-11-24T06:00:00.000Z', orderId: '1900000000000000501', outcome: null, decidedAt: null },
  buyer: { id: '1900000000000000002', nickName: 'Jonas' },
  seller: { id: '1900000000000000003', nickName: 'GretaDepot' },
  removedFor: null,
}
const decided = { outcome: 'hidden', decidedAt: '2026-11-24T08:00:00.000Z', removedFor: 'insult' } as const
const list = (reports: readonly Report[], state: ReportedMessagesPageProps['state'] = 'open') => (
  <ReportedMessagesPage state={state} reports={pageOf([...reports])} />
)
const words = (seq: number, more: Partial<Detail['messages'][number]> = {}): Detail['messages'][number] => ({
  ...sampleMessage(seq),
  isReported: false,
  ...more,
})
const detail: Detail = {
  report: { ...report, note: 'He has written such things before.' },
  messages: [
    words(1, { kind: 'opened', author: 'platform', text: '' }),
    words(2),
    words(3, { author: 'seller', text: 'You are an idiot, stop asking.', isReported: true }),
    words(4, { text: 'I will tell the shop.' }),
  ],
  ...{ older: false, newer: true },
}
const page = (more: Partial<ReportedMessagePageProps> = {}) => <ReportedMessagePage detail={detail} {...more} />

export const Open = deskStory(() => list([report, { ...report, id: '2', side: 'seller', orderId: null }]), desk)
export const Decided = deskStory(() => list([{ ...report, ...decided }], 'decided'), desk)
export const Empty = deskStory(() => list([]), desk)
export const LongContent = deskStory(
  () => list([{ ...report, buyer: { id: '1', nickName: longText }, seller: { id: '2', nickName: longText } }]),
  desk,
)
export const AsksWhoYouAre = deskStory(() => page({ detail: null }), desk)
export const WrongPassword = deskStory(
  () =>
    page({
      detail: null,
      result: {
        ok: false,
        problems: [{ code: 'credentials_wrong', message: 'Wrong password', field: 'identityPassword' }],
        values: {},
      },
    }),
  desk,
)
export const Reported = deskStory(() => page(), desk)
export const Removed = deskStory(
  () =>
    page({
      detail: {
        ...detail,
        report: { ...detail.report, ...decided },
        messages: detail.messages.map((one) => (one.seq === 3 ? { ...one, removedFor: 'insult' } : one)),
      },
      result: { ok: true, act: 'hide' },
    }),
  desk,
)
export const DecidedMeanwhile = deskStory(
  () =>
    page({
      result: {
        ok: false,
        problems: [{ code: 'state_conflict', message: 'This is no longer possible.' }],
        values: { seq: '3', act: 'warn' },
      },
    }),
  desk,
)
export const LongConversation = deskStory(
  () =>
    page({
      detail: {
        ...detail,
        report: { ...detail.report, note: longText },
        messages: detail.messages.map((one) => ({ ...one, text: one.text && longText })),
        older: true,
      },
    }),
  desk,
)
