import type { TSchema } from 'typebox'
import type { Auth, Call, CallSchemas } from './call.ts'
import * as calls from './calls.ts'
import { errorDescriptions } from './error-descriptions.ts'
import { type ErrorCode, errorStatus } from './errors.ts'
import { errorsOf } from './errors-of.ts'
import { exampleOf } from './example.ts'
import { schemas } from './schemas.ts'

export { exampleOf } from './example.ts'

/** One call with its topic, name, group and schemas. */
export interface ContractEntry {
  /** The topic whose file declares the call, such as `order` or `signIn`. */
  topic: string
  /** The first segment of the call's path, such as `finance` or `product-search`. */
  group: string
  name: string
  call: Call
  schemas: CallSchemas
}

/** Every call of the contract with its schemas. */
export function contractEntries(): ContractEntry[] {
  const bySchema = schemas as unknown as Record<string, Record<string, CallSchemas>>
  return Object.entries(calls).flatMap(([topic, members]) =>
    Object.entries(members as Record<string, Call>).map(([name, call]) => {
      const parts = bySchema[topic]?.[name]
      if (!parts) throw new Error(`contract: ${topic}.${name} has no schemas`)
      return { topic, group: call.path.split('/')[1] ?? '', name, call, schemas: parts }
    }),
  )
}

const nameOf = ({ topic, name }: ContractEntry) => `${topic}.${name}`

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

/** Recorded requests and responses by `topic.name`. For other calls, examples are derived from the schemas. */
export type Examples = Readonly<
  Record<string, { params?: Fields; query?: Fields; body?: Fields; data?: unknown } | undefined>
>
type Fields = Readonly<Record<string, unknown>>

export interface DocumentOptions {
  examples?: Examples
  /** Returns the message of an error code that shoppers see. */
  textOf?: (code: ErrorCode) => string
}

type ObjectSchema = { properties?: Record<string, unknown>; required?: string[] }

function parameters(place: 'path' | 'query', schema: CallSchemas['query'], recorded: Fields = {}) {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value,
    example: recorded[name] ?? exampleOf(value as TSchema, name),
  }))
}

function success({ call, schemas: parts }: ContractEntry, recorded: unknown) {
  const example = recorded ?? exampleOf(parts.data)
  if (call.stream) return { 'text/event-stream': { schema: parts.data, example } }
  if (call.bare) return content(parts.data, example)
  return content(succeeded(parts.data), { code: '0000', msg: 'success', data: example })
}

/** One example per error code, named after the code. Examples with status 400 also have a `field`. */
function failure(entry: ContractEntry, codes: readonly ErrorCode[], textOf: (code: ErrorCode) => string) {
  const { params, query, body } = entry.schemas
  const [field] = [body, query, params].flatMap((part) => Object.keys((part as ObjectSchema)?.properties ?? {}))
  const value = (code: ErrorCode) => ({
    ...{ code, msg: textOf(code) },
    ...(errorStatus[code] === 400 && field ? { field } : {}),
    requestId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad',
  })
  const examples = Object.fromEntries(
    codes.map((code) => [code, { summary: code, description: errorDescriptions[code], value: value(code) }]),
  )
  return { 'application/json': { schema: failed(codes), examples } }
}

function responses(entry: ContractEntry, { examples, textOf = (code) => code }: DocumentOptions) {
  const { call, schemas: parts } = entry
  const takesInput = parts.params || parts.query || parts.body
  const codes = new Set<ErrorCode>([...errorsOf(call), ...(takesInput ? (['bad_request'] as const) : []), 'internal'])
  const failures = [...Map.groupBy(codes, (code) => errorStatus[code])].map(([status, codesOfStatus]) => [
    String(status),
    { description: codesOfStatus.join(', '), content: failure(entry, codesOfStatus, textOf) },
  ])
  return {
    '200': { description: 'Success', content: success(entry, examples?.[nameOf(entry)]?.data) },
    ...Object.fromEntries(failures),
  }
}

const upload = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }

const uploadExample = { file: '(the bytes of a file, e.g. evidence.png)' }

function requestBody({ call, schemas: parts }: ContractEntry, recorded: Fields | undefined) {
  if (call.multipart) {
    const form = { 'multipart/form-data': { schema: upload, example: uploadExample } }
    return { requestBody: { required: true, content: form } }
  }
  const example = recorded ?? (parts.body && exampleOf(parts.body))
  return parts.body ? { requestBody: { required: true, content: content(parts.body, example) } } : {}
}

const security: Record<Auth, object[]> = {
  none: [],
  optional: [{}, { bearer: [] }],
  buyer: [{ bearer: [] }],
  seller: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  client: [{ clientId: [], clientSecret: [] }],
  signature: [{ signature: [] }],
}
const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  clientId: { type: 'apiKey', in: 'header', name: 'X-Client-Id' },
  clientSecret: { type: 'apiKey', in: 'header', name: 'X-Client-Secret' },
  signature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
}

/** The contract as an OpenAPI 3.1 document. Specified calls and extensions have different tags. */
export function openApiDocument(serverUrl: string, options: DocumentOptions = {}) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const entry of contractEntries()) {
    const { call, schemas: parts, topic, name } = entry
    const path = paths[call.path] ?? {}
    paths[call.path] = path
    const recorded = options.examples?.[nameOf(entry)]
    path[call.method.toLowerCase()] = {
      operationId: `${topic}.${name}`,
      summary: call.summary,
      tags: [topic, call.tag],
      security: security[call.auth],
      parameters: [
        ...parameters('path', parts.params, recorded?.params),
        ...parameters('query', parts.query, recorded?.query),
      ],
      ...requestBody(entry, recorded?.body),
      responses: responses(entry, options),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tradepost gateway',
      version: '1',
      description:
        'Every response is an envelope of code, msg and data. The code 0000 means success; any other code is an error, explained in the examples of its status. Calls tagged `spec` are part of the specification, those tagged `extension` are additions to it.',
    },
    servers: [{ url: serverUrl }],
    components: { securitySchemes },
    paths,
  }
}
