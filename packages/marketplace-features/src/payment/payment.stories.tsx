import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Fake } from '@tradepost/api-client/testing'
import { uuid } from '@tradepost/api-client/testing'
import type { PaymentState } from '@tradepost/contract'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { PaymentFailedPage } from './failed-page.tsx'
import { PaymentPromptPage } from './prompt-page.tsx'
import { answerPrompt, loadFailed, loadPrompt, loadSuccess } from './server.ts'
import { PaymentSuccessPage } from './success-page.tsx'

const id = uuid(800)
const settle =
  (state: PaymentState, failure: string | null = null) =>
  (fake: Fake) => {
    for (const purchase of fake.state.purchases)
      if (purchase.purchaseId === id) Object.assign(purchase, { state, failure })
    for (const order of fake.state.orders) if (order.purchaseId === id) order.paymentState = state
  }
const meta: Meta = {
  title: 'Screens/Payment',
  parameters: { ledger: [...rows('A', 22, 23), ...rows('B', 70), ...rows('D', 39)] },
}
export default meta

export const Success: StoryObj<ComponentProps<typeof PaymentSuccessPage>> = {
  render: (args) => <PaymentSuccessPage {...args} />,
  parameters: screen({
    path: '/payment/success',
    at: `/payment/success?purchase=${id}`,
    load: loadSuccess,
    fake: { signedIn: true },
    prepare: ({ settlePayment }) => settlePayment(id),
  }),
}
export const Failed: StoryObj<ComponentProps<typeof PaymentFailedPage>> = {
  render: (args) => <PaymentFailedPage {...args} />,
  parameters: screen({
    // The form on this page posts to the route of the payment.
    path: '/payment/:purchaseId',
    at: `/payment/failed?purchase=${id}`,
    load: loadFailed,
    fake: { signedIn: true },
    prepare: settle('failed', 'card_declined'),
  }),
}
const prompt = (query: string, state: PaymentState = 'created') =>
  screen({
    path: '/payment/:purchaseId',
    at: `/payment/${id}${query}`,
    load: (context, { params }) => loadPrompt(context, params.purchaseId ?? ''),
    act: (context, form, { params }, tools) => answerPrompt(context, form, tools, params.purchaseId ?? ''),
    fake: { signedIn: true },
    prepare: settle(state),
  })
export const HaveYouPaid: StoryObj<ComponentProps<typeof PaymentPromptPage>> = {
  render: (args) => <PaymentPromptPage {...args} />,
  parameters: prompt(''),
}
export const BeingConfirmed: StoryObj<ComponentProps<typeof PaymentPromptPage>> = {
  ...HaveYouPaid,
  parameters: prompt('', 'pending'),
  ...playing(async ({ canvas, t }) => {
    await expect(await canvas.findByRole('progressbar', { name: t('checkout.promptBar') })).toBeVisible()
    const notice = await canvas.findByText(new RegExp(t('checkout.promptConfirming').slice(0, 20)))
    await expect(notice).toHaveRole('status')
  }),
}
export const NotYetKnown: StoryObj<ComponentProps<typeof PaymentPromptPage>> = {
  ...HaveYouPaid,
  parameters: prompt('?asked=1', 'pending'),
}

/** A line was cancelled, and the coupon pays for the rest. */
export const NothingLeft: StoryObj<ComponentProps<typeof PaymentPromptPage>> = {
  ...HaveYouPaid,
  render: (args) => (
    <PaymentPromptPage {...args} purchase={{ ...args.purchase, total: { ...args.purchase.total, minor: 0 } }} />
  ),
}

export const LeftTheCardPage: StoryObj<ComponentProps<typeof PaymentPromptPage>> = {
  ...HaveYouPaid,
  parameters: prompt('?cancelled=1'),
}
export const SaidToHavePaid: StoryObj<ComponentProps<typeof PaymentPromptPage>> = {
  ...HaveYouPaid,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('checkout.promptPaid') }))
    await expect(await canvas.findByText(t('checkout.promptNothingYet'))).toBeVisible()
  }),
}

export const SuccessFailing = inState(Success, 'error')
export const SuccessLongText = inState(Success, 'texts')
export const SuccessLongIds = inState(Success, 'ids')
export const SuccessPricesUnknown = inState(Success, 'prices')
export const SuccessWorstCase = worstOf(Success)
export const FailedLoading = stillLoading(Failed)
export const FailedFailing = inState(Failed, 'error')
export const FailedLongText = inState(Failed, 'texts')
export const FailedLongIds = inState(Failed, 'ids')
export const FailedPricesUnknown = inState(Failed, 'prices')
export const FailedWorstCase = worstOf(Failed)
export const HaveYouPaidLoading = stillLoading(HaveYouPaid, 'button[value=check]')
export const HaveYouPaidFailing = inState(HaveYouPaid, 'error')
export const HaveYouPaidLongText = inState(HaveYouPaid, 'texts')
export const HaveYouPaidLongIds = inState(HaveYouPaid, 'ids')
export const HaveYouPaidPricesUnknown = inState(HaveYouPaid, 'prices')
export const HaveYouPaidWorstCase = worstOf(HaveYouPaid)
