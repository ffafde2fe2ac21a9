import type { ActionFunctionArgs } from '@remix-run/node'
import { createApi } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { FeatureContext } from '@tradepost/marketplace-features/kernel/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from '../gateway/gateway-headers.server'
import { openScope } from '../scope/scope.server'
import { clearWaitingSession, readWaitingSession } from '../scope/sign-in-by-link.server'

const apiWith = (facts: RequestFacts, accessToken: string | null) =>
  createApi({
    baseUrl: facts.env.gatewayUrl,
    timeoutMs: 5000,
    headers: (call) => gatewayHeaders(facts, call, { accessToken }),
  })

/** What the two accounts are called; null when nobody waits. */
export async function fetchAccountNames(context: FeatureContext, facts: RequestFacts) {
  const waiting = await readWaitingSession(facts)
  if (!waiting) return null
  const [own, other] = await Promise.all([
    context.api(calls.account.userBaseInfo, { body: {} }),
    apiWith(facts, waiting.accessToken)(calls.account.userBaseInfo, { body: {} }).catch(() => null),
  ])
  return other && { own: own.nickName, other: other.nickName }
}

/** Goes on as the one who waits, or ends that session; the other of the two is over. */
export async function finishAccountSwitch(args: ActionFunctionArgs, goOn: boolean): Promise<void> {
  const { facts, keeper } = await openScope(args)
  const waiting = await readWaitingSession(facts)
  clearWaitingSession(facts)
  if (!waiting) return
  const ends = goOn ? keeper.current() : waiting
  if (goOn) await keeper.take(waiting)
  // NOTE: the choice stands whatever the gateway says; a session it missed ends by itself.
  if (ends)
    await apiWith(facts, null)(calls.signIn.revokeSession, { body: { refreshToken: ends.refreshToken } }).catch(
      () => null,
    )
}
