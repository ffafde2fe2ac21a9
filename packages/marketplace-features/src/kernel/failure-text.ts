import type { ApiError } from '@tradepost/api-client'
import type { FeatureContext } from './server.ts'

/** The message for a failed call: the gateway's own words, or why there are none. */
export function failureText({ t }: Pick<FeatureContext, 't'>, { code, status, message }: ApiError): string {
  if (code === 'network' || code === 'timeout') return t('errors.unavailable')
  // NOTE: an error page comes from whatever stands before a gateway that is away; nonsense in a success is its own.
  if (code === 'garbage') return t(status >= 400 ? 'errors.unavailable' : 'errors.data_error')
  return message
}
