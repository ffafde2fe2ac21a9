import type { TicketState } from '@tradepost/domain/ticket/tickets'

/** The colour of each state, as the customer sees it: the one that waits for them stands out. */
export const stateTones = { open: 'info', waiting: 'accent', solved: 'neutral' } as const satisfies Record<
  TicketState,
  string
>
