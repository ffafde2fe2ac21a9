import type { CallInput, calls } from '@tradepost/contract'

export type Reason = CallInput<typeof calls.report.fileReport>['body']['reason']

export const reasons: readonly Reason[] = [
  'scam',
  'not_delivered',
  'recovered_account',
  'wrong_goods',
  'off_platform',
  'rude',
  'other',
]
