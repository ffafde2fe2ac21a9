import { call } from '../../call.ts'
import type * as s from '../../schemas/order/tax.ts'

const denied = ['unauthorized', 'forbidden'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const

export const quoteTax = call<typeof s.quoteTax>({
  method: 'POST',
  path: '/finance/buyer/tax',
  auth: 'buyer',
  reads: true,
  tag: 'extension',
  summary:
    'Returns the rates of the tax that the prices of these offers and of the pass include for a buyer in a country.',
  errors: ['unauthorized', 'bad_request'],
})
export const taxSettings = call<typeof s.taxSettings>({
  method: 'GET',
  path: '/finance/service/tax',
  auth: 'staff',
  permission: 'tax.view',
  tag: 'extension',
  summary: 'Returns whether the shop charges tax, where it is established, and its rates with their history.',
  errors: [...denied],
})
export const setTaxSettings = call<typeof s.setTaxSettings>({
  method: 'POST',
  path: '/finance/service/tax',
  auth: 'staff',
  permission: 'tax.edit',
  tag: 'extension',
  summary:
    'Sets whether the shop charges tax on later orders, and where it is established. Placed orders stay as they are.',
  errors: [...denied, 'bad_request', 'vat_number_invalid', 'step_up_required'],
})
export const addTaxRate = call<typeof s.addTaxRate>({
  method: 'POST',
  path: '/finance/service/tax/rate',
  auth: 'staff',
  permission: 'tax.edit',
  tag: 'extension',
  summary:
    'Adds a rate of a country, for every kind of goods, for a category or for the pass. Later orders get it from its start on.',
  errors: [...denied, ...once, 'bad_request', 'not_found', 'step_up_required'],
  idempotent: true,
})
export const endTaxRate = call<typeof s.endTaxRate>({
  method: 'POST',
  path: '/finance/service/tax/rate/{id}/end',
  auth: 'staff',
  permission: 'tax.edit',
  tag: 'extension',
  summary:
    'Ends a rate now. An earlier rate of the country that has not ended applies again. The rate stays in the history.',
  errors: [...denied, 'not_found', 'state_conflict', 'step_up_required'],
})
export const taxMonth = call<typeof s.taxMonth>({
  method: 'GET',
  path: '/finance/service/tax/month/{month}',
  auth: 'staff',
  permission: 'tax.view',
  tag: 'extension',
  summary:
    'Returns what was settled in a month in UTC by country, rate and currency, with the tax as the ledger holds it.',
  errors: [...denied],
})
