import { type Call, type Envelope, SUCCESS } from '@tradepost/contract'
import ky, { isHTTPError, isTimeoutError } from 'ky'
import type { Api, CallOptions } from './api.ts'
import { ApiError, type TransportCode } from './api-error.ts'
import { readJson, TooLong, TooSlow } from './read-json.ts'

export interface ApiConfig {
  /** Address of the gateway, or of the storefront's proxy (`/api`). */
  baseUrl: string
  /** Headers of every call. Depends on the call, because not every call may send Authorization. */
  headers: (call: Call, options: CallOptions) => Record<string, string> | Promise<Record<string, string>>
  /** Time limit for receiving the headers of one attempt, and the same limit again for its body. */
  timeoutMs?: number
  maxAnswerBytes?: number
  /** Deadline at which running requests are aborted. Called for every call. */
  deadline?: () => AbortSignal | undefined
  fetch?: typeof globalThis.fetch
  /** Checks the data of a successful response. If it returns false, the call fails with the code `garbage`. */
  isAnswer?: (call: Call, data: unknown) => boolean
  /** Called once for every failure before it is thrown, except for aborts by the caller. */
  onFailure?: (error: ApiError, call: Call) => void
}

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

const retryStatus = [408, 409, 425, 429, 500, 502, 503, 504]

function address(baseUrl: string, call: Call, { params = {}, query = {} }: Input): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    // Arrays become repeated keys, not `name[]` or commas.
    for (const item of Array.isArray(value) ? value : [value]) if (item != null) search.append(name, String(item))
  }
  return `${baseUrl}${path}${search.size ? `?${search}` : ''}`
}

const transport = (code: TransportCode, { path }: Call, cause: unknown, status = 0) =>
  new ApiError(code, code, { status, path, cause })

interface AbortSignals {
  signal?: AbortSignal | undefined
  deadline?: AbortSignal | undefined
}

function failureOf(error: unknown, call: Call, { signal, deadline }: AbortSignals): ApiError {
  if (error instanceof ApiError) return error
  if (signal?.aborted) return transport('aborted', call, error)
  if (isTimeoutError(error) || error instanceof TooSlow) return transport('timeout', call, error)
  if (error instanceof TooLong) return transport('garbage', call, error)
  if (!isHTTPError(error)) return transport(deadline?.aborted ? 'timeout' : 'network', call, error)
  const envelope = error.data as Partial<Envelope> | undefined
  const { status, headers } = error.response
  if (typeof envelope?.code !== 'string') return transport('garbage', call, error, status)
  const retryAfter = Number(headers.get('retry-after'))
  return new ApiError(envelope.code, envelope.msg ?? envelope.code, {
    status,
    path: call.path,
    field: envelope.field,
    requestId: envelope.requestId,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
    cause: error,
  })
}

/** A client for the contract: retries GET once, throws one error type, and unwraps `data`. */
export function createApi(config: ApiConfig): Api {
  const { baseUrl, headers, timeoutMs = 5000, maxAnswerBytes = 4 * 1024 * 1024, fetch, isAnswer, onFailure } = config
  const http = ky.create({
    timeout: timeoutMs,
    retry: { limit: 1, methods: ['get'], statusCodes: retryStatus, backoffLimit: 300, maxRetryAfter: 1000 },
    ...(fetch ? { fetch } : {}),
  })

  async function send(
    call: Call,
    input: Input,
    options: CallOptions,
    { signal, deadline }: AbortSignals,
  ): Promise<unknown> {
    const signals = [signal, deadline].filter((one) => one !== undefined)
    const response = await http(address(baseUrl, call, input), {
      method: call.method,
      headers: await headers(call, options),
      ...(options.form ? { body: options.form } : input.body === undefined ? {} : { json: input.body }),
      ...(signals.length ? { signal: AbortSignal.any(signals) } : {}),
    })
    const answer = await readJson(response, { maxBytes: maxAnswerBytes, timeoutMs })
    const details = { status: response.status, path: call.path }
    if (call.bare && answer && typeof answer === 'object' && !('code' in answer)) return answer
    const envelope = answer as Partial<Envelope> | null | undefined
    if (typeof envelope?.code !== 'string') throw new ApiError('garbage', 'garbage', details)
    if (envelope.code !== SUCCESS) {
      const { code, msg = code, field, requestId } = envelope
      throw new ApiError(code, msg, { ...details, field, requestId })
    }
    if (isAnswer && !isAnswer(call, envelope.data)) throw new ApiError('garbage', 'garbage', details)
    return envelope.data
  }

  return (async (call: Call, input: Input = {}, options: CallOptions = {}) => {
    const signals = { signal: options.signal, deadline: config.deadline?.() }
    try {
      return await send(call, input, options, signals)
    } catch (error) {
      const failure = failureOf(error, call, signals)
      if (failure.code !== 'aborted') onFailure?.(failure, call)
      throw failure
    }
  }) as Api
}
