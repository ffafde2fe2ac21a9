import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/figures.ts'

export const shopFigures = call<typeof s.shopFigures>({
  method: 'GET',
  path: '/operation/service/figures',
  auth: 'staff',
  permission: 'figures.view',
  tag: 'extension',
  summary:
    "Returns the shop's sales, money, deliveries and steps to an order in the last days, the best brands and sellers, and the course of a chosen one.",
  errors: ['unauthorized', 'forbidden', 'not_found'],
})
export const setTimeZone = call<typeof s.setTimeZone>({
  auth: 'staff',
  tag: 'extension',
  method: 'POST',
  path: '/operation/staff/figures/time-zone',
  permission: 'figures.edit',
  summary: 'Sets the time zone whose days, weeks and months the figures of the shop and of its sellers are counted by.',
  errors: ['unauthorized', 'forbidden', 'data_error'],
})
