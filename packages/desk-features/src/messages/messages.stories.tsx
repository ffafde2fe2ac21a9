import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText, pageOf, sampleConversation, sampleMessage } from '../testing/samples.ts'
import { MessagesPage } from './index.ts'

const meta: Meta = { title: 'Desk/Messages' }
export default meta

const page = { ...pageOf([sampleConversation(1), sampleConversation(2, { order: null })]), unread: 2 }
const thread = {
  conversation: sampleConversation(1),
  messages: [
    sampleMessage(1, { kind: 'opened', author: 'platform' }),
    sampleMessage(2),
    sampleMessage(3, { mine: true, author: 'seller', text: 'In ten minutes.' }),
  ],
  more: true,
}
const templates = ['Welcome', longText].map((title, n) => ({
  ...{ id: `00000000-0000-4000-8000-00000000001${n}`, title, text: 'Hello {buyer}.' },
}))
const sendKey = '00000000-0000-4000-8000-000000000001'

export const List = deskStory(() => <MessagesPage page={page} thread={null} templates={templates} sendKey={sendKey} />)
export const Thread = deskStory(() => (
  <MessagesPage page={page} thread={thread} templates={templates} sendKey={sendKey} />
))
export const Empty = deskStory(() => (
  <MessagesPage page={{ ...pageOf([]), unread: 0 }} thread={null} templates={templates} sendKey={sendKey} />
))
export const LongText = deskStory(() => (
  <MessagesPage
    page={page}
    thread={{ ...thread, messages: [sampleMessage(2, { text: longText })] }}
    templates={templates}
    sendKey={sendKey}
  />
))
export const Reporting = deskStory(() => (
  <MessagesPage page={page} thread={thread} templates={templates} reporting={2} sendKey={sendKey} />
))
export const ReportSent = deskStory(() => (
  <MessagesPage
    page={page}
    thread={thread}
    templates={templates}
    reporting={2}
    sendKey={sendKey}
    result={{ ok: true, reported: true }}
  />
))
const removed = { text: '', removedFor: 'personal_data' } as const
export const MessageRemoved = deskStory(() => (
  <MessagesPage
    page={{ ...page, list: [sampleConversation(1, { last: sampleMessage(2, removed) })] }}
    thread={{ ...thread, messages: [sampleMessage(2, removed), sampleMessage(3, { mine: true, author: 'seller' })] }}
    templates={templates}
    sendKey={sendKey}
  />
))
export const NothingWritten = deskStory(() => (
  <MessagesPage
    page={page}
    thread={thread}
    templates={templates}
    sendKey={sendKey}
    result={{
      ok: false,
      problems: [{ code: 'cannot_be_empty', message: 'Please write something first', field: 'text' }],
      values: {},
    }}
  />
))
export const Loading = loadingStory('/sell/messages')
