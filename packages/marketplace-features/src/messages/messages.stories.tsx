import type { Meta, StoryObj } from '@storybook/react-vite'
import { id64, orderIds, sellers } from '@tradepost/api-client/testing'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { MessagesPage, type MessagesPageProps } from './messages-page.tsx'
import { actOnMessages, loadMessages } from './server.ts'

const meta: Meta = {
  title: 'Screens/Messages',
  parameters: { ledger: [...rows('A', 25), ...rows('B', 57, 64), ...rows('D', 59), ...rows('E', 21)] },
}
export default meta

const story = (query: string, more: Partial<Parameters<typeof screen>[0]> = {}): StoryObj => ({
  render: (args) => <MessagesPage {...(args as unknown as MessagesPageProps)} />,
  parameters: screen({
    path: '/buyer/message',
    at: `/buyer/message${query}`,
    load: (context) => loadMessages(context),
    act: (context, form, _args, tools) => actOnMessages(context, form, tools),
    fake: { signedIn: true },
    ...more,
  }),
})

export const List = story('')
export const Thread = story(`?id=${id64(700)}`)
export const AboutAnOrder = story(`?order=${orderIds.delivered}`)
export const NewToASeller = story(`?seller=${sellers[0]?.id}`)
/** The buyer reports the seller's message. */
export const Reporting = story(`?id=${id64(700)}&report=3`)
export const ReportSent = story(`?id=${id64(700)}&reported`)
/** Staff hid the seller's message: neither its words nor its files are shown. */
export const MessageRemoved: StoryObj = {
  ...story(`?id=${id64(703)}`),
  ...playing(async ({ canvas, t }) => {
    await expect(await canvas.findByRole('log')).toHaveTextContent(t('messageReport.rule', { reason: 'personal_data' }))
    await expect(canvas.queryByRole('link', { name: t('messageReport.report') })).toBeNull()
  }),
}
export const Empty = story('', {
  prepare: ({ state }) => {
    state.orders = []
  },
})
export const Failing = story('', {
  fake: { signedIn: true, failures: { 'messages.conversationPage': 'unavailable' } },
  broken: true,
})

export const Written: StoryObj = {
  ...Thread,
  ...playing(async ({ canvas, user, t }) => {
    await user.type(await canvas.findByLabelText(t('messages.write')), 'Thank you, it works.')
    await user.click(canvas.getByRole('button', { name: t('messages.send') }))
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('Thank you, it works.'))
    await waitFor(() => expect(canvas.getByLabelText(t('messages.write'))).toHaveValue(''))
  }),
}
export const WrittenNothing: StoryObj = {
  ...Thread,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('messages.send') }))
    await expect(await canvas.findByText(t('messages.summary'))).toBeVisible()
  }),
}

export const Loading = stillLoading(Thread)
export const LongText = inState(Thread, 'texts')
export const LongIds = inState(Thread, 'ids')
export const WorstCase = worstOf(Thread)
