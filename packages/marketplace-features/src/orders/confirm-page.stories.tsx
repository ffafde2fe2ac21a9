import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderIds } from '@tradepost/api-client/testing'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { playing } from '../testing/playing.ts'
import { screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { confirmReceipt, loadConfirm } from './server.ts'

const meta: Meta = {
  title: 'Screens/ConfirmReceipt',
  component: ConfirmPage,
  parameters: screen({
    path: '/buyer/orders/:id/confirm',
    at: `/buyer/orders/${orderIds.delivered}/confirm`,
    load: (context, { params }) => loadConfirm(context, params.id ?? ''),
    act: (context, form, { params }, tools) => confirmReceipt(context, form, tools, params.id ?? ''),
    fake: { signedIn: true },
  }),
}
export default meta

export const Normal: StoryObj = {}
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
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('orders.confirm') }))
    await waitFor(() => expect(canvas.getByLabelText(t('orders.acknowledge'))).toBeInvalid())
    await user.click(canvas.getByLabelText(t('orders.acknowledge')))
    await user.click(canvas.getByRole('button', { name: t('orders.confirm') }))
    await expect(await canvas.findByText(/^\/buyer\/orders\/\d{19}/)).toBeVisible()
  }),
}

export const Loading = stillLoading(Normal)
export const Failing = inState(Normal, 'error')
export const LongText = inState(Normal, 'texts')
export const LongIds = inState(Normal, 'ids')
export const PricesUnknown = inState(Normal, 'prices')
export const WorstCase = worstOf(Normal)
