import { type Call, type CallSchemas, errorStatus, SUCCESS } from '@tradepost/contract'
import { contractEntries } from '@tradepost/contract/openapi'
import { HttpResponse, http } from 'msw'
import { Value } from 'typebox/value'
import type { CallOptions } from '../api.ts'
import type { RawInput } from './dispatch.ts'
import { Refusal } from './refuse.ts'

type Answer = (call: Call, input: RawInput, options: CallOptions) => Promise<unknown>
type Property = { type?: string }

/** Converts a query string to typed values. Repeated keys become lists if the schema has a list. */
function queryOf(schema: CallSchemas['query'], search: URLSearchParams): unknown {
  if (!schema) return {}
  const { properties = {} } = schema as { properties?: Record<string, Property> }
  const raw = Object.fromEntries(
    [...new Set(search.keys())].map((name) => [
      name,
      properties[name]?.type === 'array' ? search.getAll(name) : search.get(name),
    ]),
  )
  return Value.Convert(schema, raw)
}

async function bodyOf(call: Call, request: Request): Promise<{ body?: unknown; form?: FormData }> {
  if (call.multipart) return { form: await request.formData() }
  const text = await request.text()
  if (!text) return {}
  try {
    return { body: JSON.parse(text) }
  } catch {
    throw new Refusal('bad_request', 'body')
  }
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/** msw handlers for every call of the contract under a base url. */
export function httpHandlers(
  baseUrl: string,
  answer: Answer,
  errorText: (code: string) => string,
  readCallerHeaders: (headers: Headers) => void,
) {
  return contractEntries().map(({ call, schemas }) =>
    methods[call.method](`${baseUrl}${call.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      try {
        readCallerHeaders(request.headers)
        const query = queryOf(schemas.query, new URL(request.url).searchParams)
        const { body, form } = await bodyOf(call, request)
        const input = { params, query, ...(body === undefined ? {} : { body }) }
        const data = await answer(call, input, form ? { form } : {})
        return HttpResponse.json(call.bare ? (data as object) : ({ code: SUCCESS, msg: 'success', data } as object))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { code, field } = error
        return HttpResponse.json({ code, msg: errorText(code), field }, { status: errorStatus[code] })
      }
    }),
  )
}
