import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderIds } from '@tradepost/api-client/testing'
import { expect, waitFor } from 'storybook/test'
import { chooseFiles } from '../testing/choose-files.ts'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { ClaimPage, type ClaimPageProps } from './claim-page.tsx'
import { type Kind, kinds } from './kinds.ts'
import { ReviewPage, type ReviewPageProps } from './review-page.tsx'
import { loadAbout, loadClaim, sendClaim, sendReview, sendStatement } from './server.ts'
import { StatementPage, type StatementPageProps } from './statement-page.tsx'

const meta: Meta = { title: 'Screens/AfterSales', parameters: { ledger: [...rows('B', 63), ...rows('D', [41, 43])] } }
export default meta

const about = (kind: Kind, id: string, failed = false, more: Partial<ScreenRoute> = {}): StoryObj => ({
  render: (args) => <StatementPage {...(args as unknown as StatementPageProps)} kind={kind} />,
  parameters: screen({
    path: '/buyer/orders/:id/refund',
    at: `/buyer/orders/${id}/refund`,
    load: (context, { params }) => loadAbout(context, params.id ?? '', kind, kinds[kind].title),
    act: (context, form, { params }, tools) => sendStatement(context, form, tools, { id: params.id ?? '', kind }),
    fake: { signedIn: true, ...(failed ? { failures: { 'afterSales.requestRefund': 'refund_excluded' } } : {}) },
    ...more,
  }),
})

export const Refund = about('refund', orderIds.delivered)
export const RefundExcluded = about('refund', orderIds.delivered, true)
export const Dispute = about('dispute', orderIds.refund_rejected)
export const Insurance = about('insurance', orderIds.confirmed, false, {
  prepare: ({ state }) => {
    const order = state.orders.find(({ id }) => id === orderIds.confirmed)
    if (!order) return
    order.insuredUntil = new Date(state.now().getTime() + 30 * 86_400_000).toISOString()
    order.actions = [...order.actions, 'insurance']
  },
})
export const Review: StoryObj = {
  render: (args) => <ReviewPage {...(args as unknown as ReviewPageProps)} />,
  parameters: screen({
    path: '/buyer/orders/:id/review',
    at: `/buyer/orders/${orderIds.confirmed}/review`,
    load: (context, { params }) => loadAbout(context, params.id ?? '', 'review', 'afterSales.reviewTitle'),
    act: (context, form, { params }, tools) => sendReview(context, form, tools, params.id ?? ''),
    fake: { signedIn: true },
  }),
}

export const Claim: StoryObj = {
  render: (args) => <ClaimPage {...(args as unknown as ClaimPageProps)} />,
  parameters: screen({
    path: '/buyer/orders/:id/claim',
    at: `/buyer/orders/${orderIds.delivered}/claim`,
    load: (context, { params }) => loadClaim(context, params.id ?? ''),
    act: (context, form, { params }, tools) => sendClaim(context, form, tools, params.id ?? ''),
    fake: { signedIn: true },
  }),
}
export const ClaimWithNothing: StoryObj = {
  ...Claim,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('unitClaims.send') }))
    await expect(await canvas.findByText(t('orders.problems'))).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(t('unitClaims.statement'))).toBeInvalid())
  }),
}
export const ClaimSent: StoryObj = {
  ...Claim,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('radio', { name: t('unitClaims.kindName', { kind: 'used' }) }))
    await user.type(canvas.getByLabelText(t('unitClaims.statement')), 'It says: already redeemed.')
    await user.click(canvas.getByRole('button', { name: t('unitClaims.send') }))
    await expect(await canvas.findByText(`/buyer/orders/${orderIds.delivered}`)).toBeVisible()
  }),
}
export const ClaimWithoutUnits: StoryObj = {
  ...Claim,
  parameters: screen({
    path: '/buyer/orders/:id/claim',
    at: `/buyer/orders/${orderIds.delivered}/claim`,
    load: (context, { params }) => loadClaim(context, params.id ?? ''),
    fake: { signedIn: true },
    prepare: ({ state }) => {
      const order = state.orders.find(({ id }) => id === orderIds.delivered)
      const at = state.now().toISOString()
      for (let n = 0; n < (order?.deliveredQuantity ?? 0); n++)
        order?.afterSales.unitClaims.push({
          ...{ id: crypto.randomUUID(), unitId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` },
          ...{ masked: '••••1000', kind: 'used', statement: 'It was used.', fileIds: [], claimedAt: at, answerBy: at },
          ...{ answer: 'replaced', answerText: null, refunded: null, answeredAt: at },
        })
    },
  }),
}
export const ClaimLoading = stillLoading(Claim)
export const ClaimFailing = inState(Claim, 'error')
export const ClaimLongText = inState(Claim, 'texts')
export const ClaimLongIds = inState(Claim, 'ids')
export const ClaimPricesUnknown = inState(Claim, 'prices')
export const ClaimWorstCase = worstOf(Claim)

export const RefundWithNothing: StoryObj = {
  ...Refund,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('afterSales.refundSend') }))
    await waitFor(() => expect(canvas.getByLabelText(t('afterSales.refundReason'))).toBeInvalid())
  }),
}
export const RefundAsked: StoryObj = {
  ...Refund,
  ...playing(async ({ canvas, user, t }) => {
    await user.type(await canvas.findByLabelText(t('afterSales.refundReason')), 'It does not open.')
    await user.click(canvas.getByRole('button', { name: t('afterSales.refundSend') }))
    await expect(await canvas.findByText(`/buyer/orders/${orderIds.delivered}`)).toBeVisible()
  }),
}
export const DisputeOpened: StoryObj = {
  ...Dispute,
  ...playing(async ({ canvas, user, t }) => {
    const picture = new File(['x'], 'proof.png', { type: 'image/png' })
    await user.type(await canvas.findByLabelText(t('afterSales.disputeStatement')), 'The seller took it back.')
    chooseFiles(canvas.getByLabelText(t('afterSales.evidence')), picture)
    await expect(canvas.getByText('proof.png')).toBeVisible()
    await user.click(canvas.getByRole('button', { name: t('afterSales.disputeSend') }))
    await expect(await canvas.findByText(`/buyer/orders/${orderIds.refund_rejected}`)).toBeVisible()
  }),
}
export const ReviewWithoutStars: StoryObj = {
  ...Review,
  ...playing(async ({ canvas, user, t }) => {
    await user.type(await canvas.findByLabelText(t('afterSales.reviewText')), 'Fast and kind.')
    await user.click(canvas.getByRole('button', { name: t('afterSales.reviewSend') }))
    await expect(await canvas.findByText(t('orders.problems'))).toBeVisible()
    await user.click(canvas.getAllByRole('radio')[0] as HTMLElement)
    await user.click(canvas.getByRole('button', { name: t('afterSales.reviewSend') }))
    await expect(await canvas.findByText(`/buyer/orders/${orderIds.confirmed}`)).toBeVisible()
  }),
}

export const RefundLoading = stillLoading(Refund)
export const RefundFailing = inState(Refund, 'error')
export const RefundLongText = inState(Refund, 'texts')
export const RefundLongIds = inState(Refund, 'ids')
export const RefundPricesUnknown = inState(Refund, 'prices')
export const RefundWorstCase = worstOf(Refund)
export const ReviewLoading = stillLoading(Review)
export const ReviewFailing = inState(Review, 'error')
export const ReviewLongText = inState(Review, 'texts')
export const ReviewLongIds = inState(Review, 'ids')
export const ReviewPricesUnknown = inState(Review, 'prices')
export const ReviewWorstCase = worstOf(Review)
