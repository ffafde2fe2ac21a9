import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderIds, ticketIds, ticketToken } from '@tradepost/api-client/testing'
import { expect } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { playing } from '../testing/playing.ts'
import { screen } from '../testing/screen.ts'
import {
  ContactPage,
  type ContactPageProps,
  LinkPage,
  type LinkPageProps,
  TicketPage,
  type TicketPageProps,
  TicketsPage,
  type TicketsPageProps,
} from './index.ts'
import { loadContact, loadLink, loadTicket, loadTickets, replyByLink, replyToTicket, sendRequest } from './server.ts'

const meta: Meta = { title: 'Screens/Requests', parameters: { ours: true } }
export default meta

type More = Partial<Parameters<typeof screen>[0]>
const contact = (query: string, more: More = {}): StoryObj => ({
  render: (args) => <ContactPage {...(args as unknown as ContactPageProps)} />,
  parameters: screen({
    path: '/contact',
    at: `/contact${query}`,
    load: (context) => loadContact(context),
    act: (context, form, _args, tools) => sendRequest(context, form, tools),
    ...more,
  }),
})
const signedIn = { fake: { signedIn: true } }

export const Visitor = contact('')
export const VisitorHasSent = contact('?sent=41000003')
export const Customer = contact(`?topic=refund&order=${orderIds.delivered}`, signedIn)
export const CustomerFailing = inState(Customer, 'error')
export const CustomerLongText = inState(Customer, 'texts')
export const CustomerLongIds = inState(Customer, 'ids')
export const CustomerWorstCase = worstOf(Customer)
export const SentWithNothing: StoryObj = {
  ...Visitor,
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('requests.send') }))
    await expect(await canvas.findByText(t('requests.problems'))).toBeVisible()
    for (const label of ['requests.topic', 'requests.email', 'requests.text'] as const)
      await expect(canvas.getByLabelText(t(label))).toBeInvalid()
  }),
}

export const Mine: StoryObj = {
  render: (args) => <TicketsPage {...(args as unknown as TicketsPageProps)} />,
  parameters: screen({
    path: '/buyer/requests',
    at: '/buyer/requests',
    load: (context) => loadTickets(context),
    ...signedIn,
  }),
}
export const MineFailing: StoryObj = {
  ...Mine,
  parameters: screen({
    path: '/buyer/requests',
    at: '/buyer/requests',
    load: (context) => loadTickets(context),
    fake: { signedIn: true, failures: { 'ticket.ticketList': 'unavailable' } },
    broken: true,
  }),
}
export const MineEmpty: StoryObj = {
  ...Mine,
  parameters: screen({
    path: '/buyer/requests',
    at: '/buyer/requests',
    load: async (context) => {
      const { page, meta } = await loadTickets(context)
      return { page: { ...page, total: 0, list: [] }, meta }
    },
    ...signedIn,
  }),
}
export const MineLongText = inState(Mine, 'texts')
export const MineLongIds = inState(Mine, 'ids')
export const MineWorstCase = worstOf(Mine)

const own = (id: string): StoryObj => ({
  render: (args) => <TicketPage {...(args as unknown as TicketPageProps)} />,
  parameters: screen({
    path: '/buyer/requests/:id',
    at: `/buyer/requests/${id}`,
    load: (context, { params }) => loadTicket(context, params.id ?? ''),
    act: (context, form, { params }, tools) => replyToTicket(context, form, tools, params.id ?? ''),
    ...signedIn,
  }),
})
export const Answered = own(ticketIds.waiting)
export const Solved = own(ticketIds.solved)
export const AnsweredFailing = inState(Answered, 'error')
export const AnsweredLongText = inState(Answered, 'texts')
export const AnsweredLongIds = inState(Answered, 'ids')
export const AnsweredWorstCase = worstOf(Answered)

const link = (token: string): StoryObj => ({
  render: (args) => <LinkPage {...(args as unknown as LinkPageProps)} />,
  parameters: screen({
    path: '/contact/request',
    at: `/contact/request?token=${token}`,
    load: (context) => loadLink(context),
    act: (context, form, _args, tools) => replyByLink(context, form, tools),
  }),
})
export const OpenedByLink = link(ticketToken)
export const OpenedByLinkFailing = inState(OpenedByLink, 'error')
export const OpenedByLinkWorstCase = worstOf(OpenedByLink)
export const LinkGone = link('old')
