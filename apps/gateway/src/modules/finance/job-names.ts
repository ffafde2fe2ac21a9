/** Tasks of this module. */
export const jobNames = {
  expirePurchase: 'finance.expire_purchase',
  deliverOrder: 'finance.deliver_order',
  refundUndelivered: 'finance.refund_undelivered',
  autoConfirm: 'finance.auto_confirm',
  closeOrder: 'finance.close_order',
  purgeAnswers: 'finance.purge_answers',
  releaseRental: 'finance.release_rental',
  endMaintenance: 'finance.end_maintenance',
  reconcile: 'finance.reconcile',
  refundPayment: 'finance.refund_payment',
} as const
