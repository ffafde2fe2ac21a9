import { textLimits } from '@tradepost/domain/typed/text-limits'

/** The claims a buyer may make about an order: the action each needs and its words. */
export const kinds = {
  refund: {
    action: 'refund',
    most: textLimits.refundReason,
    title: 'aftersales.refundTitle',
    lead: 'aftersales.refundLead',
    statement: 'aftersales.refundReason',
    hint: 'aftersales.refundReasonHint',
    send: 'aftersales.refundSend',
    sent: 'aftersales.refundSent',
  },
  dispute: {
    action: 'dispute',
    most: textLimits.statement,
    title: 'aftersales.disputeTitle',
    lead: 'aftersales.disputeLead',
    statement: 'aftersales.disputeStatement',
    hint: 'aftersales.disputeStatementHint',
    send: 'aftersales.disputeSend',
    sent: 'aftersales.disputeSent',
  },
  insurance: {
    action: 'insurance',
    most: textLimits.statement,
    title: 'aftersales.insuranceTitle',
    lead: 'aftersales.insuranceLead',
    statement: 'aftersales.insuranceStatement',
    hint: 'aftersales.insuranceStatementHint',
    send: 'aftersales.insuranceSend',
    sent: 'aftersales.insuranceSent',
  },
} as const

export type Kind = keyof typeof kinds
