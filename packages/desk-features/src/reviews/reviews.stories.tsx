import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { ReviewsPage, type ReviewsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Reviews' }
export default meta

type Review = ReviewsPageProps['reviews']['list'][number]
const desk = staffDeskOf('support')
const review: Review = {
  ...{ id: '1900000000000000801', score: 1, level: 'negative', removedFor: null, author: 'Jonas' },
  ...{ orderId: '1900000000000000501', offerTitle: 'Level 60 account with every skin' },
  text: 'The seller is a crook, his number is +49 170 1234567. Call him at night!',
  createdAt: '2026-11-24T06:00:00.000Z',
  seller: { id: '1900000000000000003', nickName: 'GretaDepot' },
  reply: { text: 'We answered within five minutes.', createdAt: '2026-11-24T08:00:00.000Z', removedFor: null },
}
const page = (list: readonly Review[], more: Partial<ReviewsPageProps> = {}) => (
  <ReviewsPage list="negative" reviews={{ total: list.length, pageNo: 1, pageSize: 25, list: [...list] }} {...more} />
)

export const Negative = deskStory(() => page([review, { ...review, id: '2', orderId: null, reply: null }]), desk)
export const Removed = deskStory(
  () => page([{ ...review, removedFor: 'personal_data' }], { list: 'removed', result: { ok: true } }),
  desk,
)
export const Refused = deskStory(
  () =>
    page([review], {
      result: {
        ok: false,
        problems: [{ code: 'forbidden', message: 'You cannot moderate what you wrote.' }],
        values: { subject: review.id, part: 'text', reason: 'insult' },
      },
    }),
  desk,
)
export const MayOnlyRead = deskStory(() => page([review]), staffDeskOf('analyst'))
export const Empty = deskStory(() => page([]), desk)
export const LongContent = deskStory(
  () =>
    page([
      {
        ...review,
        ...{ author: longText, offerTitle: longText, text: longText.repeat(4) },
        ...{ seller: { id: '1', nickName: longText }, reply: { ...review.reply, text: longText } as Review['reply'] },
      },
    ]),
  desk,
)
