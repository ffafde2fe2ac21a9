import type { MessageId } from '@tradepost/i18n'

/** A test card and its effect. Typed numbers are compared with this list and never stored. */
export interface TestCard {
  number: string
  hint: MessageId
  outcome: 'paid' | 'declined' | 'slow'
  failure?: string
  /** Seconds until the event is sent. */
  delay?: number
  /** Failure code of later off-session charges. */
  laterFailure?: string
  /** Seconds until the holder disputes the payment. It is lost after a week without evidence. */
  disputed?: { after: number }
  /** The event is sent twice. */
  twice?: true
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', hint: 'payment.cardTestSuccess', outcome: 'paid' },
  { number: '4000000000000002', hint: 'payment.cardTestDecline', outcome: 'declined', failure: 'card_declined' },
  { number: '4000000000009995', hint: 'payment.cardTestFunds', outcome: 'declined', failure: 'insufficient_funds' },
  { number: '4000000000003220', hint: 'payment.cardTestSlow', outcome: 'slow', delay: 20 },
  { number: '4000000000000077', hint: 'payment.cardTestLate', outcome: 'paid', delay: 30 },
  { number: '4000000000000101', hint: 'payment.cardTestTwice', outcome: 'paid', twice: true },
  {
    number: '4000000000000259',
    hint: 'payment.cardTestDispute',
    outcome: 'paid',
    disputed: { after: 60 },
  },
  { number: '4000000000000341', hint: 'payment.cardTestRenewal', outcome: 'paid', laterFailure: 'card_declined' },
]

const digits = (text: string) => text.replace(/[^0-9]/g, '')

export const findCard = (typed: string): TestCard | undefined => {
  const number = digits(typed)
  return testCards.find((card) => card.number === number)
}

export type CardField = 'number' | 'expiry' | 'cvc' | 'name'

function isFutureExpiry(text: string, now: Date): boolean {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(text)
  if (!match) return false
  const [month, year] = [Number(match[1]), 2000 + Number(match[2])]
  return month >= 1 && month <= 12 && now.getTime() < Date.UTC(year, month, 1)
}

/** The invalid fields. */
export function checkCard(fields: Record<CardField, string>, now: Date): CardField[] {
  const wrong: CardField[] = []
  if (!findCard(fields.number)) wrong.push('number')
  if (!isFutureExpiry(fields.expiry, now)) wrong.push('expiry')
  if (!/^\s*\d{3}\s*$/.test(fields.cvc)) wrong.push('cvc')
  if (fields.name.trim().length < 2) wrong.push('name')
  return wrong
}
