import { call } from '../../call.ts'
import type * as s from '../../schemas/order/wallet.ts'

export const walletBalance = call<typeof s.walletBalance>({
  method: 'GET',
  path: '/finance/buyer/wallet/balance',
  auth: 'buyer',
  tag: 'spec',
  summary: 'Returns the G Coin balance, in US cents.',
  errors: ['unauthorized'],
  browser: true,
})
const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
export const topUp = call<typeof s.topUp>({
  method: 'POST',
  path: '/finance/buyer/wallet/top-up',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Creates a purchase of G Coin: one for each US cent, without a fee. It is paid like any purchase.',
  errors: [...money, 'shop_closed', 'terms_required', 'bad_request', 'step_up_required', 'rate_limited'],
  idempotent: true,
})
export const walletPage = call<typeof s.walletPage>({
  method: 'POST',
  path: '/finance/buyer/wallet/page',
  auth: 'buyer',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the wallet's entries, newest first.",
  errors: ['unauthorized'],
  browser: true,
})
