export const jobNames = {
  lookUpPayment: 'finance.ask_provider',
  reconcile: 'finance.reconcile',
  refundPayment: 'finance.refund_payment',
} as const
