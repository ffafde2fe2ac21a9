import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, staffDeskOf } from '../testing/samples.ts'
import { TicketPage, type TicketPageProps, TicketsPage, type TicketsPageProps, TicketTemplatesPage } from './index.ts'
import { colleagues, sampleStaffTicket, sampleTemplate, sampleTicket } from './samples.ts'

const meta: Meta = { title: 'Desk/Requests' }
export default meta

const desk = staffDeskOf('support')
const [me] = colleagues
const filter: TicketsPageProps['filter'] = { state: 'open', topic: null, language: null, owner: null, text: '' }
const counts = { open: 2, waiting: 4, solved: 31, late: 1 }
const queue = (list: TicketsPageProps['queue']['list'], more: Partial<TicketsPageProps['queue']['counts']> = {}) => (
  <TicketsPage filter={filter} queue={{ ...pageOf(list), counts: { ...counts, ...more } }} />
)
const ticket = (more: Partial<TicketPageProps> = {}) => (
  <TicketPage ticket={sampleStaffTicket()} templates={[sampleTemplate()]} userId={me?.id ?? null} {...more} />
)
const refused = (values: Record<string, string>, code: string, message: string, field?: string) => ({
  ...{ ok: false, problems: [{ code, message, ...(field ? { field } : {}) }], values },
})

export const Queue = deskStory(
  () =>
    queue([
      sampleTicket(1, { late: true }),
      sampleTicket(2, {
        customer: null,
        email: 'guest@mail.example',
        topic: 'payment',
        language: 'ja',
        owner: me ?? null,
      }),
    ]),
  desk,
)
export const QueueEmpty = deskStory(() => queue([], { open: 0, late: 0 }), desk)
export const QueueLong = deskStory(
  () => queue([sampleTicket(1, { excerpt: longText, customer: { id: '1', nickName: longText.slice(0, 40) } })]),
  desk,
)
export const OfACustomer = deskStory(() => ticket(), desk)
export const OfAVisitor = deskStory(
  () =>
    ticket({
      ticket: sampleStaffTicket({
        ...{ customer: null, email: 'nora@mail.example', order: null, orderText: 'TP-4711', others: [] },
        sameAddress: { id: '1900000000000008001', nickName: 'Nora' },
      }),
    }),
  desk,
)
export const Answered = deskStory(() => ticket({ result: { ok: true, done: 'answered' } }), desk)
export const ChangedMeanwhile = deskStory(
  () =>
    ticket({
      result: refused(
        { act: 'answer', text: 'I was typing this.' },
        'conflict',
        'This was changed meanwhile, please look at it again',
      ),
    }),
  desk,
)
export const MergeUnsure = deskStory(
  () => ticket({ result: refused({ act: 'merge', into: '41000002' }, 'cannot_be_empty', 'Please confirm', 'sure') }),
  desk,
)
export const Merged = deskStory(
  () => ticket({ ticket: sampleStaffTicket({ state: 'solved', mergedInto: '41000002', messages: [] }) }),
  desk,
)
export const LongContent = deskStory(
  () =>
    ticket({
      ticket: sampleStaffTicket({
        ...{ customer: { id: '1', nickName: longText.slice(0, 40) }, orderText: longText.slice(0, 60) },
        ...{ order: { id: '1', title: longText } },
        messages: [
          { seq: 1, author: 'customer', by: null, text: longText.repeat(3), files: [], at: '2026-11-24T06:00:00.000Z' },
        ],
        notes: [
          { id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2d1', text: longText, by: longText, at: '2026-11-24T06:00:00.000Z' },
        ],
      }),
    }),
  desk,
)
export const ReadOnly = deskStory(() => ticket(), {
  ...desk,
  staff: desk.staff && { ...desk.staff, permissions: ['ticket.view'] },
})
const lead = staffDeskOf('support_lead')
export const Templates = deskStory(
  () => (
    <TicketTemplatesPage
      templates={{ list: [sampleTemplate(1), sampleTemplate(2, { title: longText.slice(0, 80) })] }}
    />
  ),
  lead,
)
export const TemplatesEmpty = deskStory(() => <TicketTemplatesPage templates={{ list: [] }} />, lead)
export const TemplateRefused = deskStory(
  () => (
    <TicketTemplatesPage
      templates={{ list: [sampleTemplate()] }}
      result={refused({ id: '', title: '' }, 'data_error', 'Please enter a name of at most 80 characters', 'title')}
    />
  ),
  lead,
)
