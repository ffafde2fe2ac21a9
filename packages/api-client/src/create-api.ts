import { type Call, type Envelope, SUCCESS } from '@tradepost/contract'
import ky, { isHTTPError, isTimeoutError } from 'ky'
import type { Api, CallOptions } from './api.ts'
import { ApiError } from './api-error.ts'

export interface ApiConfig {
  /** Gateway address, or the storefront's pass-through (`/api`). */
  baseUrl: string
  /** Headers of every call; the call says whether it may carry Authorization. */
  headers: (call: Call, options: CallOptions) => Record<string, string> | Promise<Record<string, string>>
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
  /** Sees every failure once, before it is thrown. */
  onFailure?: (error: ApiError, call: Call) => void
}

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

const retryStatus = [408, 409, 425, 429, 500, 502, 503, 504]

function address(baseUrl: string, call: Call, { params = {}, query = {} }: Input): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    // NOTE: arrays are repeated keys, never `name[]` or commas.
    for (const item of Array.isArray(value) ? value : [value]) if (item != null) search.append(name, String(item))
  }
  return `${baseUrl}${path}${search.size ? `?${search}` : ''}`
}

async function failureOf(error: unknown, call: Call): Promise<ApiError> {
  if (error instanceof ApiError) return error
  if (isTimeoutError(error)) return new ApiError('timeout', 'timeout', { status: 0, path: call.path, cause: error })
  if (!isHTTPError(error)) return new ApiError('network', 'network', { status: 0, path: call.path, cause: error })
  const envelope = error.data as Partial<Envelope> | undefined
  const status = error.response.status
  if (typeof envelope?.code !== 'string')
    return new ApiError('garbage', 'garbage', { status, path: call.path, cause: error })
  const retryAfter = Number(error.response.headers.get('retry-after'))
  return new ApiError(envelope.code, envelope.msg ?? envelope.code, {
    status,
    path: call.path,
    field: envelope.field,
    requestId: envelope.requestId,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
    cause: error,
  })
}

/** A client over the contract: one retry for idempotent methods, one error type, answers unwrapped. */
export function createApi({ baseUrl, headers, timeoutMs = 5000, fetch, onFailure }: ApiConfig): Api {
  const http = ky.create({
    timeout: timeoutMs,
    retry: { limit: 1, methods: ['get'], statusCodes: retryStatus, backoffLimit: 300 },
    ...(fetch ? { fetch } : {}),
  })

  async function send(call: Call, input: Input, options: CallOptions): Promise<unknown> {
    const response = await http(address(baseUrl, call, input), {
      method: call.method,
      headers: await headers(call, options),
      ...(options.form ? { body: options.form } : input.body === undefined ? {} : { json: input.body }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    const answer: unknown = await response.json().catch(() => null)
    const details = { status: response.status, path: call.path }
    if (call.bare && answer !== null && typeof answer === 'object' && !('code' in answer)) return answer
    const envelope = answer as Partial<Envelope> | null
    if (typeof envelope?.code !== 'string') throw new ApiError('garbage', 'garbage', details)
    if (envelope.code !== SUCCESS) throw new ApiError(envelope.code, envelope.msg ?? envelope.code, details)
    return envelope.data
  }

  return (async (call: Call, input: Input = {}, options: CallOptions = {}) => {
    try {
      return await send(call, input, options)
    } catch (error) {
      const failure = await failureOf(error, call)
      onFailure?.(failure, call)
      throw failure
    }
  }) as Api
}
