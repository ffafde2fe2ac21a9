import type { Auth, Call, CallSchemas } from './call.ts'
import { calls } from './calls.ts'
import { type ErrorCode, errorStatus } from './errors.ts'
import { exampleOf } from './example.ts'
import { schemas } from './schemas.ts'

export { exampleOf } from './example.ts'

/** One call with its group, name and schemas, as servers walk them. */
export interface ContractEntry {
  group: string
  name: string
  call: Call
  schemas: CallSchemas
}

/** Every call of the contract with its schemas. */
export function contractEntries(): ContractEntry[] {
  const bySchema = schemas as unknown as Record<string, Record<string, CallSchemas>>
  return Object.entries(calls).flatMap(([group, members]) =>
    Object.entries(members as Record<string, Call>).map(([name, call]) => {
      const found = bySchema[group]?.[name]
      if (!found) throw new Error(`contract: ${group}.${name} has no schemas`)
      return { group, name, call, schemas: found }
    }),
  )
}

const succeeded = (data: unknown) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'string', const: '0000' }, msg: { type: 'string' }, data },
})
const failed = (codes: readonly ErrorCode[]) => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'string', enum: codes },
    msg: { type: 'string' },
    field: { type: 'string' },
    requestId: { type: 'string' },
  },
})
const content = (schema: unknown, example: unknown) => ({ 'application/json': { schema, example } })

type ObjectSchema = { properties?: Record<string, unknown>; required?: string[] }

function parameters(place: 'path' | 'query', schema: CallSchemas['query']) {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value,
  }))
}

function success({ call, schemas: parts }: ContractEntry) {
  const example = exampleOf(parts.data)
  if (call.stream) return { 'text/event-stream': { schema: parts.data, example } }
  if (call.bare) return content(parts.data, example)
  return content(succeeded(parts.data), { code: '0000', msg: 'success', data: example })
}

function responses(entry: ContractEntry) {
  const { call, schemas: parts } = entry
  const takesInput = parts.params || parts.query || parts.body
  const codes = new Set<ErrorCode>([...call.errors, ...(takesInput ? (['bad_request'] as const) : []), 'internal'])
  const failures = [...Map.groupBy(codes, (code) => errorStatus[code])].map(([status, group]) => [
    String(status),
    { description: group.join(', '), content: content(failed(group), { code: group[0], msg: 'What went wrong.' }) },
  ])
  return {
    '200': { description: 'Success', content: success(entry) },
    ...Object.fromEntries(failures),
  }
}

const upload = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }

function requestBody({ call, schemas: parts }: ContractEntry) {
  if (call.multipart) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } } }
  return parts.body ? { requestBody: { required: true, content: content(parts.body, exampleOf(parts.body)) } } : {}
}

const security: Record<Auth, object[]> = {
  none: [],
  optional: [{}, { bearer: [] }],
  buyer: [{ bearer: [] }],
  seller: [{ bearer: [] }],
  service: [{ bearer: [] }],
  client: [{ clientId: [], clientSecret: [] }],
  signature: [{ signature: [] }],
}
const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  clientId: { type: 'apiKey', in: 'header', name: 'X-Client-Id' },
  clientSecret: { type: 'apiKey', in: 'header', name: 'X-Client-Secret' },
  signature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
}

/** The contract as an OpenAPI 3.1 document; specified calls and our extensions carry different tags. */
export function openApiDocument(serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const entry of contractEntries()) {
    const { call, schemas: parts, group, name } = entry
    const path = paths[call.path] ?? {}
    paths[call.path] = path
    path[call.method.toLowerCase()] = {
      operationId: `${group}.${name}`,
      summary: call.summary,
      tags: [group, call.tag],
      security: security[call.auth],
      parameters: [...parameters('path', parts.params), ...parameters('query', parts.query)],
      ...requestBody(entry),
      responses: responses(entry),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tradepost gateway',
      version: '1',
      description: 'Success is code 0000; every failure names its code.',
    },
    servers: [{ url: serverUrl }],
    components: { securitySchemes },
    paths,
  }
}
