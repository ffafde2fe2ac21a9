import { type Api, createApi } from '@tradepost/api-client'
import { watchCalls } from '@tradepost/api-client/watch-calls'
import { type Call, calls } from '@tradepost/contract'
import { isAnswerOf } from '@tradepost/contract/answer'
import type { Locale } from '@tradepost/i18n'
import type { DeskRequest } from '../../server/desk-request.ts'

const sessionless: ReadonlySet<Call['auth']> = new Set(['none', 'client', 'signature'])

/** The client of the gateway for one request, in the name of the tenant's desk and of the signed-in user. */
export function gatewayApi(
  { env, site, requestId, clientIp, userAgent, log, watchCall }: DeskRequest,
  locale: Locale,
  accessToken: () => string | null,
): Api {
  const client = createApi({
    baseUrl: env.gatewayUrl,
    timeoutMs: env.gatewayTimeoutMs,
    isAnswer: isAnswerOf,
    headers: (call, { idempotencyKey, savedAs, traceparent }) => {
      const token = sessionless.has(call.auth) ? null : accessToken()
      return {
        'X-Client-Id': site.clientId,
        'X-Client-Secret': site.clientSecret,
        Lang: locale,
        'X-Request-Id': requestId,
        'X-Client-Ip': clientIp,
        'X-Client-User-Agent': userAgent,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...(savedAs ? { 'X-Saved-As': savedAs } : {}),
        ...(traceparent ? { traceparent } : {}),
      }
    },
    onFailure: ({ code, status, details }, call) => {
      if (status === 0 || status >= 500)
        log.error({ requestId, code, status, path: call.path, gatewayRequestId: details.requestId }, 'a call failed')
    },
  }) as unknown as (call: Call, input: object, options: object) => Promise<unknown>
  const api = watchCalls(client, watchCall)
  // Features leave the client credential of a sign-in empty; it is added here.
  return ((call: Call, input: object = {}, options: object = {}) =>
    api(
      call,
      call.path === calls.signIn.oauthToken.path
        ? { ...input, query: { client_id: site.clientId, client_secret: site.clientSecret } }
        : input,
      options,
    )) as Api
}
