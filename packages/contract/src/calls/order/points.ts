import { call } from '../../call.ts'
import type * as s from '../../schemas/order/points.ts'

export const pointTotal = call<typeof s.pointTotal>({
  method: 'GET',
  path: '/finance/user-point/get-user-point-total',
  auth: 'buyer',
  tag: 'spec',
  summary: "Returns the buyer's points.",
  errors: ['unauthorized'],
  browser: true,
})
export const pointPage = call<typeof s.pointPage>({
  method: 'POST',
  path: '/finance/user-point/page',
  auth: 'buyer',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of points earned and spent, newest first.',
  errors: ['unauthorized'],
  browser: true,
})
