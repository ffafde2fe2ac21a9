/** Tasks of this module. */
export const jobNames = {
  autoRefund: 'finance.auto_refund',
  endRefusal: 'finance.end_refusal',
} as const
