import { Compile } from 'typebox/compile'
import { type ErrorCode, errorStatus } from '../errors.ts'
import { errorsOf } from '../errors-of.ts'
import type { ContractEntry } from '../openapi.ts'
import type { Reply } from './request.ts'
import { type SchemaNode, undeclared } from './schema-node.ts'

/** Codes that any call may return under load, or for input that fits the schema but names no existing object. */
const generalCodes: readonly string[] = [
  ...['data_error', 'format_error', 'bad_request', 'not_found', 'tenant_mismatch', 'forbidden', 'access_denied'],
  ...['unauthorized', 'too_large', 'rate_limited', 'busy', 'state_conflict', 'conflict'],
]
const strangerCodes: readonly string[] = ['origin_unknown', 'invalid_client', 'unauthorized', 'signature_invalid']
const internals =
  /\b(?:select|insert into|update|delete from|relation|constraint|violates|syntax error|pg_|at \w+ \(|\.ts:\d+|node_modules)\b/i
const compiled = new WeakMap<object, ReturnType<typeof Compile>>()

function check(schema: object) {
  const compiledSchema = compiled.get(schema) ?? Compile(schema as never)
  compiled.set(schema, compiledSchema)
  return compiledSchema
}

function headersOf({ headers, requestId, status }: Reply): string[] {
  const problems: string[] = []
  if (headers.get('x-request-id') !== requestId) problems.push('x-request-id is not the one that was sent')
  if (headers.get('x-content-type-options') !== 'nosniff') problems.push('x-content-type-options is not nosniff')
  if (!headers.get('cache-control')) problems.push('cache-control is missing')
  if ((status === 429 || status === 503) && !/^\d+$/.test(headers.get('retry-after') ?? ''))
    problems.push(`retry-after is missing on ${status}`)
  return problems
}

function success({ call, schemas }: ContractEntry, { json }: Reply): string[] {
  const { code, msg, data } = call.bare
    ? { code: '0000', msg: 'x', data: json }
    : ((json ?? {}) as Record<string, unknown>)
  const problems: string[] = []
  if (code !== '0000') problems.push(`answers 200 with the code ${JSON.stringify(code)}`)
  if (typeof msg !== 'string' || msg === '') problems.push('msg is not a text')
  if (!call.bare) {
    const extra = Object.keys(json as object).filter((name) => !['code', 'msg', 'data'].includes(name))
    if (extra.length > 0) problems.push(`the envelope has ${extra.join(', ')}`)
  }
  const schema = check(schemas.data)
  if (!schema.Check(data)) {
    const [first] = schema.Errors(data) as unknown as { instancePath: string; message: string }[]
    problems.push(`data${first?.instancePath ?? ''} ${first?.message ?? 'does not fit'}`)
  } else {
    const extra = undeclared(schemas.data as SchemaNode, data)
    if (extra.length > 0) problems.push(`data has undeclared fields: ${[...new Set(extra)].slice(0, 5).join(', ')}`)
  }
  return problems
}

function failure({ call }: ContractEntry, { status, json, requestId }: Reply, allowed: readonly string[]): string[] {
  const { code, msg, data, requestId: returnedId, ...rest } = (json ?? {}) as Record<string, unknown>
  const problems: string[] = []
  const declared = [...errorsOf(call), ...allowed]
  if (typeof code !== 'string' || !declared.includes(code))
    problems.push(`answers ${status} with the undeclared code ${JSON.stringify(code)}`)
  else if (errorStatus[code as ErrorCode] !== status)
    problems.push(`answers ${code} with ${status} instead of ${errorStatus[code as ErrorCode]}`)
  if (typeof msg !== 'string' || msg === '') problems.push('msg is not a text')
  else if (internals.test(msg)) problems.push(`msg shows internals: ${msg.slice(0, 80)}`)
  if (data !== undefined) problems.push('a failure carries data')
  if (returnedId !== requestId) problems.push('requestId is not the one that was sent')
  const extra = Object.keys(rest).filter((name) => name !== 'field')
  if (extra.length > 0) problems.push(`the envelope has ${extra.join(', ')}`)
  return problems
}

export interface Expectation {
  /**
   * `any`: success or a declared failure. `success`: success, or a failure with one of `codes`. `refused`: a failure
   * that names `field`. `stranger`: a failure, because the gateway cannot identify the caller. `forbidden`: a failure,
   * because the caller has the wrong role.
   */
  outcome: 'any' | 'success' | 'refused' | 'stranger' | 'forbidden'
  field?: string
  codes?: readonly string[]
}

/** Lists all faults of a response. */
export function judge(entry: ContractEntry, reply: Reply, { outcome, field, codes = [] }: Expectation): string[] {
  const { call } = entry
  if (reply.status >= 500 && reply.status !== 503) return [`answers ${reply.status}`]
  const problems = headersOf(reply)
  if (reply.status === 200 && call.stream) return problems
  const type = reply.headers.get('content-type') ?? ''
  if (!/^application\/json\b/.test(type) || reply.json === undefined)
    return [...problems, `answers ${type || 'nothing'} instead of JSON`]
  if (reply.status === 200) {
    if (outcome === 'stranger' || outcome === 'forbidden')
      return [...problems, 'answers a caller that it should refuse']
    if (outcome === 'refused') return [...problems, 'accepts input that it should refuse']
    return [...problems, ...success(entry, reply)]
  }
  const allowed =
    outcome === 'stranger' ? strangerCodes : outcome === 'forbidden' ? ['forbidden'] : [...generalCodes, ...codes]
  problems.push(...failure(entry, reply, allowed))
  if (outcome === 'success') {
    const { code } = (reply.json ?? {}) as { code?: unknown }
    if (!codes.includes(String(code))) problems.push(`answers ${code} where it should succeed`)
  }
  if (outcome === 'forbidden' && reply.status !== 403) problems.push(`answers ${reply.status} instead of 403`)
  if (outcome === 'refused' && reply.status !== 429) {
    if (reply.status >= 500) problems.push(`answers ${reply.status} to bad input`)
    const { field: named } = (reply.json ?? {}) as { field?: string }
    const refusal = [...codes].includes(String((reply.json as { code?: unknown }).code))
    if (refusal && field && named?.split('.')[0] !== field)
      problems.push(`names the field ${JSON.stringify(named)} instead of ${field}`)
  }
  return problems
}
