import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
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
const sendKey = '00000000-0000-4000-8000-000000000001'

export const List = deskStory(() => <MessagesPage page={page} thread={null} sendKey={sendKey} />)
export const Thread = deskStory(() => <MessagesPage page={page} thread={thread} sendKey={sendKey} />)
export const Empty = deskStory(() => (
  <MessagesPage page={{ ...pageOf([]), unread: 0 }} thread={null} sendKey={sendKey} />
))
export const LongText = deskStory(() => (
  <MessagesPage
    page={page}
    thread={{ ...thread, messages: [sampleMessage(2, { text: longText })] }}
    sendKey={sendKey}
  />
))
export const NothingWritten = deskStory(() => (
  <MessagesPage
    page={page}
    thread={thread}
    sendKey={sendKey}
    result={{
      ok: false,
      problems: [{ code: 'cannot_be_empty', message: 'Please write something first', field: 'text' }],
      values: {},
    }}
  />
))
