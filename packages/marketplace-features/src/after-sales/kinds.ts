import { textLimits } from '@tradepost/domain/typed/text-limits'

/** Kinds of claims about an order, each with its texts and the order action that permits the claim. */
export const kinds = {
  refund: {
    action: 'refund',
    most: textLimits.refundReason,
    title: 'afterSales.refundTitle',
    lead: 'afterSales.refundLead',
    statement: 'afterSales.refundReason',
    hint: 'afterSales.refundReasonHint',
    send: 'afterSales.refundSend',
    sent: 'afterSales.refundSent',
  },
  dispute: {
    action: 'dispute',
    most: textLimits.statement,
    title: 'afterSales.disputeTitle',
    lead: 'afterSales.disputeLead',
    statement: 'afterSales.disputeStatement',
    hint: 'afterSales.disputeStatementHint',
    send: 'afterSales.disputeSend',
    sent: 'afterSales.disputeSent',
  },
  insurance: {
    action: 'insurance',
    most: textLimits.statement,
    title: 'afterSales.insuranceTitle',
    lead: 'afterSales.insuranceLead',
    statement: 'afterSales.insuranceStatement',
    hint: 'afterSales.insuranceStatementHint',
    send: 'afterSales.insuranceSend',
    sent: 'afterSales.insuranceSent',
  },
} as const

export type Kind = keyof typeof kinds
