/** Names of the jobs about orders, including those that other modules handle. */
export const jobNames = {
  expirePurchase: 'finance.expire_purchase',
  deliverOrder: 'finance.deliver_order',
  refundOfBanned: 'finance.refund_of_banned',
  refundRest: 'finance.refund_rest',
  refundUndelivered: 'finance.refund_undelivered',
  autoConfirm: 'finance.auto_confirm',
  autoRefund: 'finance.auto_refund',
  endRefusal: 'finance.end_refusal',
  remind: 'finance.remind',
  releaseReserve: 'finance.release_reserve',
  runPayouts: 'finance.run_payouts',
  closeOrder: 'finance.close_order',
  endUnitClaim: 'finance.end_unit_claim',
  remindOfUnitClaim: 'finance.remind_of_unit_claim',
} as const
