import type { Step } from './journey.ts'

/** A seller keeps an answer for the chat, changes it and deletes it. */
export const chatTemplates: Step[] = [
  {
    call: 'chatTemplate.addChatTemplate',
    as: 'seller',
    input: () => ({ body: { title: 'Contract check', text: 'Hello {buyer}.' } }),
    unless: ['templates_full'],
  },
  {
    call: 'chatTemplate.chatTemplates',
    as: 'seller',
    input: () => ({}),
    keep: (data, facts) => facts.set('template', (data.list as unknown as { id: string }[])[0]?.id),
  },
  {
    call: 'chatTemplate.editChatTemplate',
    as: 'seller',
    input: (facts) => ({
      params: { id: facts.get('template') },
      body: { title: 'Contract check', text: 'Hello {buyer}, about {order}.' },
    }),
  },
  {
    call: 'chatTemplate.removeChatTemplate',
    as: 'seller',
    input: (facts) => ({ params: { id: facts.get('template') } }),
  },
]
