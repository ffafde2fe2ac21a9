import { messageLimits } from '../limits/message-limits.ts'

/** The bounds of the answers that a seller keeps for the chat. */
export const chatTemplateLimits = { most: 50, title: 80, text: messageLimits.textLength } as const

/** What a template may leave open, until it is used in a conversation. */
export const chatPlaceholders = ['buyer', 'order', 'offer'] as const
export type ChatFacts = Partial<Record<(typeof chatPlaceholders)[number], string>>

/** The text of a template with the facts of a conversation. A fact that the conversation lacks leaves nothing. */
export const filledTemplate = (text: string, facts: ChatFacts): string =>
  text.replace(/\{(buyer|order|offer)\}/g, (_, name: keyof ChatFacts) => facts[name] ?? '')
