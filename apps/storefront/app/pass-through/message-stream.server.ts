import { calls } from '@tradepost/contract'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from '../gateway/gateway-headers.server'
import type { SessionKeeper } from '../gateway/session-keeper.server'
import { openScope } from '../scope/scope.server'

const call = calls.messages.messageStream
const connectMs = 5000

/** Without a body a browser gives up for good, which is right for whoever is not signed in. */
const nothing = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

async function connect(facts: RequestFacts, request: Request, token: string | null) {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(), connectMs)
  const last = /^\d{1,15}$/.exec(request.headers.get('last-event-id') ?? '')?.[0]
  try {
    return await fetch(`${facts.env.gatewayUrl}${call.path}`, {
      headers: {
        ...gatewayHeaders(facts, call, { accessToken: token }),
        Accept: 'text/event-stream',
        ...(last ? { 'Last-Event-ID': last } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.any([request.signal, slow.signal]),
    })
  } finally {
    clearTimeout(timer)
  }
}

/** The gateway's answer to a session inside its conversation window; null where the session cannot be renewed into one. */
async function connectWithin(keeper: SessionKeeper, facts: RequestFacts, request: Request): Promise<Response | null> {
  for (let refused = false; ; refused = true) {
    if (!keeper.inConversation() && !(await keeper.refresh())) return null
    const answer = await connect(facts, request, keeper.current()?.accessToken ?? null)
    if (answer.status !== 401 || refused) return answer
    await answer.body?.cancel()
    await keeper.endConversation()
  }
}

/** Hands the gateway's events on to the browser of a signed-in buyer, piece by piece. */
export async function messageStream(args: { request: Request; context: RequestFacts }): Promise<Response> {
  const { request, context: facts } = args
  const { keeper } = await openScope(args)
  if (!keeper.current()) return nothing()
  try {
    const answer = await connectWithin(keeper, facts, request)
    if (!keeper.current()) return nothing()
    const isStream = (answer?.headers.get('content-type') ?? '').startsWith('text/event-stream')
    if (!answer?.ok || !isStream) {
      await answer?.body?.cancel()
      const retryAfter = answer?.headers.get('retry-after')
      return new Response(null, {
        status: answer?.status === 429 ? 429 : 503,
        headers: { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': retryAfter } : {}) },
      })
    }
    return new Response(answer.body, {
      // NOTE: no-transform keeps the compressor from holding events back.
      headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform' },
    })
  } catch (error) {
    if (!request.signal.aborted) facts.log.warn({ error, requestId: facts.requestId }, 'no message stream')
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}
