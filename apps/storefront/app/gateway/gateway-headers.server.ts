import type { CallOptions } from '@tradepost/api-client'
import type { Call } from '@tradepost/contract'
import type { RequestFacts } from '../../server/pages/request-facts.ts'

/** Kinds of authentication that ignore the user's session. */
export const sessionlessAuth: ReadonlySet<Call['auth']> = new Set(['none', 'client', 'signature'])

/** Headers of a call to the gateway. Omits `accessToken` for calls that must not send it. */
export function gatewayHeaders(
  facts: RequestFacts,
  call: Call,
  {
    accessToken,
    idempotencyKey,
    traceparent,
  }: { accessToken: string | null } & Pick<CallOptions, 'idempotencyKey' | 'traceparent'>,
): Record<string, string> {
  const { env } = facts
  return {
    'X-Client-Id': env.clientId,
    'X-Client-Secret': env.clientSecret,
    Origin: env.publicOrigin,
    Lang: facts.locale,
    TimeZone: facts.timeZone,
    DeviceId: facts.deviceId,
    'Ab-Test-Group': facts.abGroup === 'A' ? '1' : '2',
    'X-Request-Id': facts.requestId,
    'X-Client-Ip': facts.clientIp,
    ...(facts.clientCountry ? { 'X-Client-Country': facts.clientCountry } : {}),
    'X-Client-User-Agent': facts.userAgent,
    ...(accessToken && !sessionlessAuth.has(call.auth) && !call.tracking
      ? { Authorization: `Bearer ${accessToken}` }
      : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(traceparent ? { traceparent } : {}),
  }
}
