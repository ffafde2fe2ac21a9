import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderIds } from '@tradepost/api-client/testing'
import { screen } from '../testing/screen.ts'
import { type Kind, kinds } from './kinds.ts'
import { ReviewPage, type ReviewPageProps } from './review-page.tsx'
import { loadAbout, sendReview, sendStatement } from './server.ts'
import { StatementPage, type StatementPageProps } from './statement-page.tsx'

const meta: Meta = { title: 'Screens/AfterSales' }
export default meta

const about = (kind: Kind, id: string, failed = false): StoryObj => ({
  render: (args) => <StatementPage {...(args as unknown as StatementPageProps)} kind={kind} />,
  parameters: screen({
    path: '/buyer/orders/:id/about',
    at: `/buyer/orders/${id}/about`,
    load: (context, { params }) => loadAbout(context, params.id ?? '', kind, kinds[kind].title),
    act: (context, form, { params }, tools) => sendStatement(context, form, tools, { id: params.id ?? '', kind }),
    fake: { signedIn: true, ...(failed ? { failures: { 'finance.requestRefund': 'refund_excluded' } } : {}) },
  }),
})

export const Refund = about('refund', orderIds.delivered)
export const RefundExcluded = about('refund', orderIds.delivered, true)
export const Dispute = about('dispute', orderIds.refund_rejected)
export const Review: StoryObj = {
  render: (args) => <ReviewPage {...(args as unknown as ReviewPageProps)} />,
  parameters: screen({
    path: '/buyer/orders/:id/review',
    at: `/buyer/orders/${orderIds.confirmed}/review`,
    load: (context, { params }) => loadAbout(context, params.id ?? '', 'review', 'aftersales.reviewTitle'),
    act: (context, form, { params }, tools) => sendReview(context, form, tools, params.id ?? ''),
    fake: { signedIn: true },
  }),
}
