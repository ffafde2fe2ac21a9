/** Tasks of this module. */
export const jobNames = {
  expirePurchase: 'finance.expire_purchase',
  deliverOrder: 'finance.deliver_order',
  refundUndelivered: 'finance.refund_undelivered',
  autoConfirm: 'finance.auto_confirm',
  remind: 'finance.remind',
  closeOrder: 'finance.close_order',
  purgeAnswers: 'finance.purge_answers',
  warnRenter: 'finance.warn_renter',
  releaseRental: 'finance.release_rental',
  endMaintenance: 'finance.end_maintenance',
  askProvider: 'finance.ask_provider',
  reconcile: 'finance.reconcile',
  refundPayment: 'finance.refund_payment',
} as const
