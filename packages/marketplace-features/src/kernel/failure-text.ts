import type { ApiError } from '@tradepost/api-client'
import type { FeatureContext } from './server.ts'

/** The text for a failed call: the gateway's own, or a general one if it sent none. */
export function failureText({ t }: Pick<FeatureContext, 't'>, { code, status, message }: ApiError): string {
  if (code === 'network' || code === 'timeout') return t('errors.unavailable')
  // An unreadable error comes from a proxy in front of an unavailable gateway, an unreadable success from the gateway itself.
  if (code === 'garbage') return t(status >= 400 ? 'errors.unavailable' : 'errors.data_error')
  return message
}
