/** What a request to support can be about, in the order of the form. */
export const ticketTopics = ['order', 'payment', 'refund', 'account', 'selling', 'other'] as const
export type TicketTopic = (typeof ticketTopics)[number]

/** `open` waits for staff, `waiting` for the customer. */
export const ticketStates = ['open', 'waiting', 'solved'] as const
export type TicketState = (typeof ticketStates)[number]

/** Hours within which staff answer what a customer wrote. Money and a lost account do not wait for a day. */
export const answerWithinHours: Readonly<Record<TicketTopic, number>> = {
  order: 24,
  payment: 8,
  refund: 24,
  account: 8,
  selling: 24,
  other: 24,
}

export const ticketLimits = { text: 4000, order: 60, note: 4000, files: 5 } as const

/** Days for which the link of a mail opens the request of a visitor. */
export const linkDays = 60
/** Days after which the words of a solved request are erased. */
export const keepDays = 730
