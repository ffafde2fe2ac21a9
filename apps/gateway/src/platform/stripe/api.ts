import { Failure } from '../failure/failure.ts'

const timeoutMs = 8000
const version = '2024-06-20'
const cardError = 402
/** After this time callers may try again. */
const retryAfterSeconds = 10

type Fields = Record<string, string | number | undefined>

/** Stripe's form encoding. Nested fields are written into the name, as in `a[b][0]`. */
const form = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** An answer other than a success, with the code by which Stripe names the reason. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string

  constructor(path: string, status: number, { type, code }: { type?: unknown; code?: unknown } = {}) {
    super(`Stripe answered ${status} to ${path}`)
    this.name = 'StripeRefusal'
    this.status = status
    this.type = typeof type === 'string' ? type : ''
    this.code = typeof code === 'string' && /^[a-z_]{1,80}$/.test(code) ? code : 'refused'
  }
}

/** The refusal that caused a failure; null if Stripe was not reached or did not answer. */
export const refusalIn = (error: unknown): StripeRefusal | null =>
  error instanceof Failure && error.details.cause instanceof StripeRefusal ? error.details.cause : null

export type StripeApi = ReturnType<typeof createStripeApi>

/** The calls of Stripe's REST API that we need. Failures throw `unavailable`, refused cards `payment_failed`. */
export function createStripeApi(base: string) {
  /** Stripe takes files at a host of its own. */
  const filesBase = base === 'https://api.stripe.com' ? 'https://files.stripe.com' : base
  async function send<T>(key: string, path: string, init: RequestInit, host = base): Promise<T> {
    let response: Response
    try {
      response = await fetch(`${host}${path}`, {
        ...init,
        redirect: 'error',
        headers: { ...init.headers, authorization: `Bearer ${key}`, 'stripe-version': version },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return (await response.json()) as T
    } catch (cause) {
      throw new Failure('unavailable', { cause, retryAfterSeconds })
    }
    const { error } = (await response.json().catch(() => ({}))) as { error?: { type?: unknown; code?: unknown } }
    const cause = new StripeRefusal(path, response.status, error)
    throw response.status === cardError
      ? new Failure('payment_failed', { cause })
      : new Failure('unavailable', { cause, retryAfterSeconds })
  }
  const get = <T>(key: string, path: string, query: Fields = {}): Promise<T> =>
    send(key, `${path}?${form(query)}`, { method: 'GET' })
  return {
    get,
    /** Every object of a list, fetched page by page. */
    async all<T extends { id: string }>(key: string, path: string, query: Fields): Promise<T[]> {
      const objects: T[] = []
      for (;;) {
        const page = { limit: 100, ...query, starting_after: objects.at(-1)?.id }
        const { data, has_more } = await get<{ data: T[]; has_more: boolean }>(key, path, page)
        objects.push(...data)
        if (!has_more || data.length === 0) return objects
      }
    },
    post: <T>(key: string, path: string, body: Fields, idempotencyKey: string): Promise<T> =>
      send(key, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': idempotencyKey },
        body: form(body).toString(),
      }),
    /** Stores a PDF that a later call names. */
    upload(
      key: string,
      file: { purpose: string; name: string; bytes: Uint8Array<ArrayBuffer> },
      idempotencyKey: string,
    ) {
      const body = new FormData()
      body.set('purpose', file.purpose)
      body.set('file', new Blob([file.bytes], { type: 'application/pdf' }), file.name)
      const init = { method: 'POST', headers: { 'idempotency-key': idempotencyKey }, body }
      return send<{ id: string }>(key, '/v1/files', init, filesBase)
    },
  }
}
