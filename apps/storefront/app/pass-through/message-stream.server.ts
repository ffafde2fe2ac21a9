import { calls } from '@tradepost/contract'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from '../gateway/gateway-headers.server'
import type { SessionKeeper } from '../gateway/session-keeper.server'
import { openScope } from '../scope/scope.server'

const call = calls.messages.messageStream
const connectMs = 5000

/** The answer to visitors who are not signed in: status 204 makes an EventSource stop reconnecting. */
const noStream = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

async function connect(facts: RequestFacts, request: Request, token: string | null) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), connectMs)
  const last = /^\d{1,15}$/.exec(request.headers.get('last-event-id') ?? '')?.[0]
  try {
    return await fetch(`${facts.env.gatewayUrl}${call.path}`, {
      headers: {
        ...gatewayHeaders(facts, call, { accessToken: token }),
        Accept: 'text/event-stream',
        ...(last ? { 'Last-Event-ID': last } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.any([request.signal, timeout.signal]),
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Connects with a session inside its conversation window, renewing it if needed; null if it cannot be renewed. */
async function connectWithin(keeper: SessionKeeper, facts: RequestFacts, request: Request): Promise<Response | null> {
  for (let refused = false; ; refused = true) {
    if (!keeper.inConversation() && !(await keeper.refresh())) return null
    const answer = await connect(facts, request, keeper.current()?.accessToken ?? null)
    if (answer.status !== 401 || refused) return answer
    await answer.body?.cancel()
    await keeper.endConversation()
  }
}

/** Streams the gateway's message events to the browser of a signed-in buyer. */
export async function messageStream(args: { request: Request; context: RequestFacts }): Promise<Response> {
  const { request, context: facts } = args
  const { keeper } = await openScope(args)
  if (!keeper.current()) return noStream()
  try {
    const answer = await connectWithin(keeper, facts, request)
    if (!keeper.current()) return noStream()
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
      // `no-transform` keeps the compressor from buffering events, and the last header does so with nginx.
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      },
    })
  } catch (error) {
    if (!request.signal.aborted) facts.log.warn({ error, requestId: facts.requestId }, 'the message stream failed')
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}
