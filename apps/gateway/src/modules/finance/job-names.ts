/** Tasks of this module. */
export const jobNames = {
  expirePurchase: 'finance.expire_purchase',
  deliverOrder: 'finance.deliver_order',
  autoConfirm: 'finance.auto_confirm',
  purgeAnswers: 'finance.purge_answers',
  refundPayment: 'finance.refund_payment',
} as const
