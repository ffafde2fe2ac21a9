export const jobNames = {
  lookUpPayment: 'finance.ask_provider',
  readCardCountry: 'finance.read_card_country',
  answerDispute: 'finance.answer_dispute',
  remindOfDispute: 'finance.remind_of_dispute',
  reconcile: 'finance.reconcile',
  refundPayment: 'finance.refund_payment',
} as const
