import type { MessageId } from '@tradepost/i18n'

/** The groups of a seller's orders, by their next step. */
export const orderGroups = [
  { id: 'all', label: 'desk.group-all' },
  { id: 'to-deliver', label: 'desk.group-to-deliver' },
  { id: 'to-confirm', label: 'desk.group-to-confirm' },
  { id: 'after-sales', label: 'desk.group-after-sales' },
  { id: 'finished', label: 'desk.group-finished' },
] as const satisfies readonly { id: string; label: MessageId }[]
