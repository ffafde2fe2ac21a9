import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderIds } from '@tradepost/api-client/testing'
import { screen } from '../testing/screen.ts'
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
