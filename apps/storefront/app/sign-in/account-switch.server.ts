import type { ActionFunctionArgs } from '@remix-run/node'
import { createApi } from '@tradepost/api-client'
import { watchCalls } from '@tradepost/api-client/watch-calls'
import { calls } from '@tradepost/contract'
import type { FeatureContext } from '@tradepost/marketplace-features/kernel/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from '../gateway/gateway-headers.server'
import { openScope } from '../scope/scope.server'
import { clearWaitingSession, readWaitingSession } from '../scope/sign-in-by-link.server'

const apiWith = (facts: RequestFacts, accessToken: string | null) =>
  watchCalls(
    createApi({
      baseUrl: facts.env.gatewayUrl,
      timeoutMs: 5000,
      headers: (call, { traceparent }) => gatewayHeaders(facts, call, { accessToken, traceparent }),
    }),
    facts.watchCall,
  )

/** The names of the signed-in and the waiting account; null if there is no waiting session. */
export async function fetchAccountNames(context: FeatureContext, facts: RequestFacts) {
  const waiting = await readWaitingSession(facts)
  if (!waiting) return null
  const [current, waitingUser] = await Promise.all([
    context.api(calls.account.userBaseInfo, { body: {} }),
    apiWith(facts, waiting.accessToken)(calls.account.userBaseInfo, { body: {} }).catch(() => null),
  ])
  return waitingUser && { own: current.nickName, other: waitingUser.nickName }
}

/** Switches to the waiting session or stays in the current one, and ends the other session. */
export async function finishAccountSwitch(args: ActionFunctionArgs, switchAccount: boolean): Promise<void> {
  const { facts, keeper } = await openScope(args)
  const waiting = await readWaitingSession(facts)
  clearWaitingSession(facts)
  if (!waiting) return
  const endedSession = switchAccount ? keeper.current() : waiting
  if (switchAccount) await keeper.take(waiting)
  // If this call fails, the choice still takes effect, and the other session expires by itself.
  if (endedSession)
    await apiWith(facts, null)(calls.signIn.revokeSession, { body: { refreshToken: endedSession.refreshToken } }).catch(
      () => null,
    )
}
