import { type Api, type ApiError, type CallOptions, createApi, isApiError, isSessionOver } from '@tradepost/api-client'
import { watchCalls } from '@tradepost/api-client/watch-calls'
import { type Call, calls } from '@tradepost/contract'
import { isAnswerOf } from '@tradepost/contract/answer'
import type { AnswerCache } from '../../server/pages/answer-cache.ts'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { Circuit, circuitFetch } from './circuit.ts'
import { gatewayHeaders, sessionlessAuth } from './gateway-headers.server'
import { answerKey, keptCalls } from './kept-answers.ts'
import type { SessionKeeper } from './session-keeper.server'
import { addShownFacts, recordShownFacts } from './shown-facts.ts'
import { logFailedCall } from './web-log.server'

/** One circuit breaker for all requests, because a call that is slow for one visitor is slow for the next. */
const circuit = new Circuit()

type Input = { params?: unknown; query?: Record<string, unknown>; body?: unknown }

/** The API client of one request: sends the visitor's headers and session, and refreshes the session once on 401. */
export function gatewayApi(
  facts: RequestFacts,
  keeper: Pick<SessionKeeper, 'current' | 'refresh' | 'deny'>,
  deadline: () => AbortSignal | undefined,
): Api {
  const { env } = facts
  const client = createApi({
    baseUrl: env.gatewayUrl,
    timeoutMs: env.gatewayTimeoutMs,
    deadline,
    isAnswer: isAnswerOf,
    fetch: circuitFetch(circuit, env.gatewayTimeoutMs),
    headers: (call, { idempotencyKey, traceparent }) =>
      gatewayHeaders(facts, call, {
        accessToken: keeper.current()?.accessToken ?? null,
        ...(idempotencyKey ? { idempotencyKey } : {}),
        traceparent,
      }),
    onFailure: (error, call) => logFailedCall(facts, error, call, keeper.current()?.userId),
  }) as unknown as (call: Call, input: Input, options: CallOptions) => Promise<unknown>
  const send = watchCalls(client, facts.watchCall)

  let info: Promise<unknown> | null = null

  async function afterUnauthorized(error: ApiError, repeat: () => Promise<unknown>) {
    if (error.code === 'access_denied') {
      keeper.deny()
      throw error
    }
    // A call answered with 401 has had no effect, so repeating the call is safe.
    const renewed = await keeper.refresh()
    if (renewed || !keeper.current()) return repeat()
    throw error
  }

  // Features leave the client credential empty; it is added here.
  const withCredential = (call: Call, input: Input): Input =>
    call.path === calls.signIn.oauthToken.path
      ? { ...input, query: { client_id: env.clientId, client_secret: env.clientSecret } }
      : input

  async function sendOnce(call: Call, input: Input, options: CallOptions) {
    const answer = await send(call, input, options)
    if (facts.shared) recordShownFacts(facts.shows, { path: call.path, input }, answer)
    return answer
  }

  async function sendOrReuse(answers: AnswerCache, call: Call, input: Input, options: CallOptions) {
    const key = answerKey(call, input, facts)
    let kept = answers.get(key)
    if (!kept) {
      const begun = answers.changeCount
      const answer = await send(call, input, options)
      const shows = new Set(['site'])
      recordShownFacts(shows, { path: call.path, input }, answer)
      kept = { answer, shows }
      answers.put(key, kept, begun)
    }
    if (facts.shared) addShownFacts(facts.shows, kept.shows)
    return kept.answer
  }

  return (async (call: Call, input: Input = {}, options: CallOptions = {}) => {
    const complete = withCredential(call, input)
    const hadSession = keeper.current() !== null
    try {
      // The shell and the buyer pages both need the user: send this call once per request.
      if (call === calls.account.userBaseInfo) {
        info ??= send(call, complete, options)
        return await info
      }
      const keptAnswers = !hadSession && keptCalls.has(call) ? facts.answers : null
      return await (keptAnswers ? sendOrReuse(keptAnswers, call, complete, options) : sendOnce(call, complete, options))
    } catch (error) {
      const canRefresh = hadSession && !sessionlessAuth.has(call.auth)
      if (!canRefresh || !isApiError(error) || !isSessionOver(error)) throw error
      return afterUnauthorized(error, () => send(call, complete, options))
    }
  }) as Api
}
