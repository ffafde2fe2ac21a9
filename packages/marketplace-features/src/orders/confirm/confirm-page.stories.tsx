import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderIds } from '@tradepost/api-client/testing'
import type { HandoverStep } from '@tradepost/contract'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../../testing/in-state.ts'
import { rows } from '../../testing/ledger.ts'
import { playing } from '../../testing/playing.ts'
import { type ScreenRoute, screen } from '../../testing/screen.ts'
import { stillLoading } from '../../testing/still-loading.ts'
import { confirmReceipt, loadConfirm } from '../server.ts'
import { ConfirmPage } from './confirm-page.tsx'

const confirming: ScreenRoute = {
  path: '/buyer/orders/:id/confirm',
  at: `/buyer/orders/${orderIds.delivered}/confirm`,
  load: (context, { params }) => loadConfirm(context, params.id ?? ''),
  act: (context, form, { params }, tools) => confirmReceipt(context, form, tools, params.id ?? ''),
  fake: { signedIn: true },
}

const meta: Meta = {
  title: 'Screens/ConfirmReceipt',
  component: ConfirmPage,
  parameters: { ...screen(confirming), ledger: rows('D', 39, 40) },
}
export default meta

/** A delivery with these handover steps, the first `ticked` of them ticked. */
const guided = (steps: readonly HandoverStep[], ticked = 0): StoryObj => ({
  parameters: screen({
    ...confirming,
    prepare: ({ state }) => {
      const at = state.now().toISOString()
      const order = state.orders.find(({ id }) => id === orderIds.delivered)
      if (order) order.handover = steps.map((step, n) => ({ step, at: n < ticked ? at : null }))
    },
  }),
})
const account = ['signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions'] as const

export const Normal: StoryObj = {}
export const Account = guided(account)
export const AccountHalfTicked = guided(account, 3)
export const AllTicked = guided(account, account.length)
export const Items = guided(['amount', 'as_described'])
export const TopUp = guided(['own_account', 'amount', 'access_closed'])
export const GiftCard = guided(['redeemed', 'amount'])
export const Boosting = guided(['goal', 'nothing_missing', 'access_closed', 'sessions'])
export const Rental = guided(['signed_in', 'as_described', 'left_unchanged'])

export const NotAcknowledged: StoryObj = {
  args: {
    result: {
      ok: false,
      problems: [{ code: 'bad_request', message: 'Please tick the box first.', field: 'acknowledged' }],
      values: {},
    },
  },
}
export const NotTicked: StoryObj = {
  args: {
    result: {
      ok: false,
      problems: [{ code: 'handover_incomplete', message: 'Tick every step first.', field: 'steps' }],
      values: {},
    },
  },
}

export const Ticking: StoryObj = {
  ...guided(['amount', 'as_described']),
  ...playing(async ({ canvas, user, t }) => {
    const confirm = await canvas.findByRole('button', { name: t('orders.confirm') })
    const amount = canvas.getByLabelText(t('orders.handoverStep', { step: 'amount' }), { exact: false })
    await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'))
    await expect(confirm).toHaveAccessibleDescription(t('orders.handoverWaits', { count: 2 }))
    await user.click(confirm)
    await expect(amount).toHaveFocus()
    await user.click(amount)
    await user.click(canvas.getByLabelText(t('orders.handoverStep', { step: 'as_described' }), { exact: false }))
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    await expect(confirm).toHaveAccessibleDescription(t('orders.handoverReady'))
    await user.click(confirm)
    await waitFor(() => expect(canvas.getByLabelText(t('orders.acknowledge'))).toBeInvalid())
    await user.click(canvas.getByLabelText(t('orders.acknowledge')))
    await user.click(confirm)
    await expect(await canvas.findByText(/^\/buyer\/orders\/\d{19}/)).toBeVisible()
  }),
}

export const Loading = stillLoading(AllTicked)
export const Failing = inState(Normal, 'error')
export const LongText = inState(Account, 'texts')
export const LongIds = inState(Normal, 'ids')
export const PricesUnknown = inState(Normal, 'prices')
export const WorstCase = worstOf(AccountHalfTicked)
