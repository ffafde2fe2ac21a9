/** The groups of the order list, in the order of their tabs. */
export const groups = [
  { id: 'all', label: 'orders.all' },
  { id: 'to-pay', label: 'orders.toPay' },
  { id: 'in-progress', label: 'orders.inProgress' },
  { id: 'to-confirm', label: 'orders.toConfirm' },
  { id: 'after-sales', label: 'afterSales.group' },
  { id: 'finished', label: 'orders.finished' },
] as const
