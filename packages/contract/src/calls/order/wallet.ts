import { call } from '../../call.ts'
import type * as s from '../../schemas/order/wallet.ts'

export const walletBalance = call<typeof s.walletBalance>({
  method: 'GET',
  path: '/finance/buyer/wallet/balance',
  auth: 'buyer',
  tag: 'spec',
  summary: 'The G Coin balance in cents.',
  errors: ['unauthorized'],
  browser: true,
})
const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
export const topUp = call<typeof s.topUp>({
  method: 'POST',
  path: '/finance/buyer/wallet/top-up',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Starts a top-up: one G Coin for a US cent, no fee, paid like any purchase.',
  errors: [...money, 'bad_request', 'step_up_required', 'rate_limited'],
  idempotent: true,
})
export const walletPage = call<typeof s.walletPage>({
  method: 'POST',
  path: '/finance/buyer/wallet/page',
  auth: 'buyer',
  tag: 'extension',
  summary: 'What came into the wallet and went out of it, newest first.',
  errors: ['unauthorized'],
  browser: true,
})
