import type { Call, CallSchemas } from './call.ts'
import { calls } from './calls.ts'
import { errorStatus } from './errors.ts'
import { schemas } from './schemas.ts'

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

const envelope = (data?: unknown) => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'string', ...(data ? { const: '0000' } : {}) },
    msg: { type: 'string' },
    ...(data ? { data } : { field: { type: 'string' }, requestId: { type: 'string' } }),
  },
})

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

function responses({ call, schemas: parts }: ContractEntry) {
  const byStatus = Map.groupBy(call.errors, (code) => errorStatus[code])
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', '), content: { 'application/json': { schema: envelope() } } },
  ])
  return {
    '200': {
      description: 'Success',
      content: { 'application/json': { schema: call.bare ? parts.data : envelope(parts.data) } },
    },
    ...Object.fromEntries(failures),
  }
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
      security: call.auth === 'none' ? [] : call.auth === 'buyer' ? [{ bearer: [] }] : [{}, { bearer: [] }],
      parameters: [...parameters('path', parts.params), ...parameters('query', parts.query)],
      ...(parts.body
        ? { requestBody: { required: true, content: { 'application/json': { schema: parts.body } } } }
        : {}),
      ...(call.multipart
        ? {
            requestBody: {
              required: true,
              content: {
                'multipart/form-data': {
                  schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
                },
              },
            },
          }
        : {}),
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
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}
