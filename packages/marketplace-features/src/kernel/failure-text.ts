import type { ApiError } from '@tradepost/api-client'
import type { FeatureContext } from './server.ts'

/** The text for a failed call: the gateway's message, or a general text if the gateway sent none. */
export function failureText({ t }: Pick<FeatureContext, 't'>, { code, status, message }: ApiError): string {
  if (code === 'network' || code === 'timeout') return t('errors.unavailable')
  // A proxy sends an unreadable error when the gateway is unavailable. The gateway causes an unreadable success.
  if (code === 'garbage') return t(status >= 400 ? 'errors.unavailable' : 'errors.data_error')
  return message
}
