import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText } from '../testing/samples.ts'
import { ChatTemplatesPage } from './index.ts'

const meta: Meta = { title: 'Desk/ChatTemplates' }
export default meta

const template = (n: number, more: { title?: string; text?: string } = {}) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${n}`, title: 'Welcome', text: 'Hello {buyer}, thanks for {offer}.' },
  ...more,
})
const list = [template(1), template(2, { title: 'Delivered', text: 'Order {order} is delivered.' })]

export const List = deskStory(() => <ChatTemplatesPage templates={{ list }} />)
export const Empty = deskStory(() => <ChatTemplatesPage templates={{ list: [] }} />)
export const Saved = deskStory(() => <ChatTemplatesPage templates={{ list }} result={{ ok: true, done: 'saved' }} />)
export const LongText = deskStory(() => (
  <ChatTemplatesPage templates={{ list: [template(1, { title: longText, text: longText })] }} />
))
export const Refused = deskStory(() => (
  <ChatTemplatesPage
    templates={{ list }}
    result={{
      ok: false,
      problems: [{ code: 'data_error', message: 'Please enter a title of at most 80 characters', field: 'title' }],
      values: { id: list[0]?.id ?? '', title: '', text: 'Hello' },
    }}
  />
))
export const Full = deskStory(() => (
  <ChatTemplatesPage
    templates={{ list }}
    result={{
      ok: false,
      problems: [{ code: 'templates_full', message: 'You keep as many templates as allowed. Delete one first.' }],
      values: { id: '', title: 'Another', text: 'Hello' },
    }}
  />
))
export const Loading = loadingStory('/sell/messages/templates')
