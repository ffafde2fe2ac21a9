import type { CallInput, operation } from '@tradepost/contract'

export type Reason = CallInput<typeof operation.complain>['body']['reason']

export const reasons: readonly Reason[] = [
  'scam',
  'not_delivered',
  'recovered_account',
  'wrong_goods',
  'off_platform',
  'rude',
  'other',
]
