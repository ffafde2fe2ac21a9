import { createApi } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { browserFamilyOf } from '@tradepost/domain/page-error/browser-family'
import type { ShopPageError } from '../../server/assets/page-errors.ts'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from './gateway-headers.server'

/** Passes an error of a page on to the gateway. Never fails. */
export async function sendPageError(facts: RequestFacts, { userAgent, ...error }: ShopPageError): Promise<void> {
  const api = createApi({
    baseUrl: facts.env.gatewayUrl,
    timeoutMs: 2000,
    headers: (call) => gatewayHeaders(facts, call, { accessToken: null }),
  })
  const body = { ...error, app: 'shop' as const, browser: browserFamilyOf(userAgent) }
  await api(calls.pageError.reportPageError, { body }).catch((failure: unknown) =>
    facts.log.debug({ error: failure, requestId: facts.requestId }, 'an error of a page was not counted'),
  )
}
