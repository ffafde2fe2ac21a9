/** Tasks of orders, those that other modules answer for them included. */
export const jobNames = {
  expirePurchase: 'finance.expire_purchase',
  deliverOrder: 'finance.deliver_order',
  refundUndelivered: 'finance.refund_undelivered',
  autoConfirm: 'finance.auto_confirm',
  autoRefund: 'finance.auto_refund',
  endRefusal: 'finance.end_refusal',
  remind: 'finance.remind',
  closeOrder: 'finance.close_order',
} as const
