import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/rates.ts'

const denied = ['unauthorized', 'forbidden'] as const

export const staffRates = call<typeof s.staffRates>({
  method: 'GET',
  path: '/finance/service/rate',
  auth: 'staff',
  permission: 'rate.view',
  tag: 'extension',
  summary: "Returns the exchange rates of the shop's currencies, their sources and ages, and the changes by staff.",
  errors: [...denied],
})
export const setRate = call<typeof s.setRate>({
  method: 'POST',
  path: '/finance/service/rate',
  auth: 'staff',
  permission: 'rate.edit',
  tag: 'extension',
  summary: 'Sets the rate of a currency for this shop, or gives it back to the rates of the installation.',
  errors: [
    ...denied,
    ...(['idempotency_running', 'idempotency_mismatch', 'bad_request', 'rate_far', 'step_up_required'] as const),
  ],
  idempotent: true,
})
export const setRateAge = call<typeof s.setRateAge>({
  method: 'POST',
  path: '/finance/service/rate/age',
  auth: 'staff',
  permission: 'rate.edit',
  tag: 'extension',
  summary: 'Sets how old a rate may be. The shop sells in US dollars instead of a currency with an older one.',
  errors: [...denied, 'step_up_required'],
})
