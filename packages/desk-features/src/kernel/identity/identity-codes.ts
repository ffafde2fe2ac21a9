import { isApiError } from '@tradepost/api-client'

/** Errors by which the gateway asks who somebody is before it goes on. */
export const identityCodes: readonly string[] = [
  'step_up_required',
  'second_factor_required',
  'factor_enrolment_required',
]

export const isIdentityAsked = (error: unknown): boolean => isApiError(error) && identityCodes.includes(error.code)
