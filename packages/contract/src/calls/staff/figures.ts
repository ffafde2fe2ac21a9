import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/figures.ts'

export const shopFigures = call<typeof s.shopFigures>({
  method: 'GET',
  path: '/operation/service/figures',
  auth: 'staff',
  permission: 'figures.view',
  tag: 'extension',
  summary:
    "Returns the shop's sales, money, deliveries and steps to an order in the last days, the best brands and sellers.",
  errors: ['unauthorized', 'forbidden'],
})
