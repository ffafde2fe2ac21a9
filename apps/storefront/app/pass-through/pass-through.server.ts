import { callName } from '@tradepost/api-client/watch-calls'
import { type Call, calls, SUCCESS } from '@tradepost/contract'
import { isAnswerOf } from '@tradepost/contract/answer'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { flash } from '../cookies/flash.server'
import { gatewayHeaders, sessionlessAuth } from '../gateway/gateway-headers.server'
import { sendToWebLog } from '../gateway/web-log.server'
import { openScope } from '../scope/scope.server'

const bodyLimit = 2 * 1024 * 1024
const uploadLimit = bodyLimit + 64 * 1024
const answerLimit = 2 * 1024 * 1024

interface Allowed {
  call: Call
  pattern: RegExp
}

/** The calls a browser may make through this site. */
export const allowedCalls: readonly Allowed[] = Object.values(calls)
  .flatMap((topic): Call[] => Object.values(topic))
  .filter((call) => call.browser)
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[\\w-]{1,64}')}$`),
  }))

const refuse = (code: string, status: number, msg = code) =>
  Response.json({ code, msg }, { status, headers: { 'Cache-Control': 'no-store' } })

async function readLimited(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of (stream ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length
    if (size > limit) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function forward(
  facts: RequestFacts,
  call: Call,
  request: Request,
  path: string,
  body: Uint8Array | null,
  token: string | null,
) {
  const idempotencyKey = request.headers.get('idempotency-key')
  const type = request.headers.get('content-type')
  const { traceparent, end } = facts.watchCall(callName(call))
  const headers = gatewayHeaders(facts, call, {
    accessToken: token,
    ...(idempotencyKey ? { idempotencyKey } : {}),
    traceparent,
  })
  try {
    const answer = await fetch(`${facts.env.gatewayUrl}${path}${new URL(request.url).search}`, {
      method: call.method,
      // NOTE: do not forward any of the browser's headers.
      headers: { ...headers, Accept: 'application/json', ...(type && body ? { 'Content-Type': type } : {}) },
      ...(body ? { body: body as BodyInit } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    end(String(answer.status))
    return answer
  } catch (error) {
    end('network')
    throw error
  }
}

/** Matches the `code` of an answer's envelope; the gateway writes it before the data. */
const envelopeCode = /^\s*\{\s*"code"\s*:\s*"([\w-]{1,64})"/
const codeOf = (body: Uint8Array | null): string | undefined =>
  envelopeCode.exec(Buffer.from(body ?? []).toString())?.[1]

/** True if the code of an answer is a failure, whatever its HTTP status. */
const isRefused = (body: Uint8Array | null): boolean => {
  const code = codeOf(body)
  return code !== undefined && code !== SUCCESS
}

/** True if an answer has the gateway's form and, on success, the data that the call promises. */
function isValidAnswer(call: Call, { ok }: Response, body: Uint8Array): boolean {
  try {
    const answer = JSON.parse(Buffer.from(body).toString()) as { code?: unknown; data?: unknown } | null
    if (typeof answer?.code !== 'string') return call.bare === true
    return !ok || answer.code !== SUCCESS || isAnswerOf(call, answer.data)
  } catch {
    return false
  }
}

/** Logs a failed call of the browser, whose API client cannot write to this log. */
function reportRefusal(
  facts: RequestFacts,
  call: Call,
  status: number,
  body: Uint8Array | null,
  userId?: string,
): void {
  if (call.tracking) return
  const code = codeOf(body) ?? String(status)
  const logLevel = status >= 500 ? 'ERROR' : 'WARN'
  sendToWebLog(facts, { logLevel, exceptionMsg: code, url: call.path, method: call.method }, userId)
}

/** Forwards an allowed call of the browser to the gateway, with this visitor's headers and session. */
export async function passThrough(args: {
  request: Request
  context: RequestFacts
  params: Record<string, string | undefined>
}) {
  const { request, context: facts } = args
  if (request.headers.get('x-tp') !== '1') return refuse('forbidden', 403)
  const path = `/${args.params['*'] ?? ''}`
  const allowed = allowedCalls.find(({ call, pattern }) => call.method === request.method && pattern.test(path))
  if (!allowed) return refuse('not_found', 404)
  const { call } = allowed
  const sent =
    request.method === 'GET' ? null : await readLimited(request.body, call.multipart ? uploadLimit : bodyLimit)
  if (request.method !== 'GET' && sent === null) return refuse('too_large', 413)
  const { keeper, context } = await openScope(args)
  const send = () =>
    forward(facts, call, request, path, sent?.length ? sent : null, keeper.current()?.accessToken ?? null)
  try {
    const hadSession = facts.cookies.has(cookieNames.hint)
    let renewed = false
    let answer = await send()
    let body = await readLimited(answer.body, answerLimit)
    const isDenied = () => !sessionlessAuth.has(call.auth) && codeOf(body) === 'access_denied'
    if ((answer.status === 401 || isDenied()) && keeper.current()) {
      if (isDenied()) keeper.deny()
      else if (await keeper.refresh()) {
        renewed = true
        answer = await send()
        body = await readLimited(answer.body, answerLimit)
      }
    }
    if (!answer.ok || isRefused(body)) reportRefusal(facts, call, answer.status, body, keeper.current()?.userId)
    const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json')
    if (body === null || !isJson || !isValidAnswer(call, answer, body)) {
      reportRefusal(facts, call, 502, null, keeper.current()?.userId)
      return refuse('garbage', 502, context.t(answer.ok ? 'errors.data_error' : 'errors.unavailable'))
    }
    const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    const retryAfter = answer.headers.get('retry-after')
    if (retryAfter) headers.set('Retry-After', retryAfter)
    if (renewed) headers.set('X-Session-Renewed', '1')
    if ((answer.status === 401 || isDenied()) && hadSession && keeper.current() === null) {
      headers.set('X-Session-Over', '1')
      if (keeper.isOver()) keeper.clear()
      flash(facts, 'warning', context.t('shell.loginExpired'))
    }
    return new Response(body as BodyInit, { status: answer.status, headers })
  } catch (error) {
    facts.log.error({ error, path, requestId: facts.requestId }, 'the gateway did not answer')
    if (!call.tracking)
      sendToWebLog(facts, { logLevel: 'ERROR', exceptionMsg: 'network', url: call.path, method: call.method })
    return refuse('unavailable', 503, context.t('errors.unavailable'))
  }
}
