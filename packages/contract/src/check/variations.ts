import type { CallSchemas } from '../call.ts'
import type { ContractEntry } from '../openapi.ts'
import type { SchemaNode } from './schema-node.ts'

export type Part = 'params' | 'query' | 'body'
export type Input = Partial<Record<Part, Record<string, unknown>>>

/** A request that must be refused, and the field that the error must name. */
export interface Variation {
  what: string
  input: Input
  field: string
  /** Error codes allowed in addition to the call's own. */
  codes: readonly string[]
}

const without = (record: Record<string, unknown> = {}, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

const isText = (schema: SchemaNode) => schema.type === 'string' || Boolean(schema.enum)

/** Returns a value that the schema does not accept. `asText`: the value is sent as text, in a path or query. */
function misfit(schema: SchemaNode, asText: boolean): unknown {
  if (schema.anyOf) {
    if (schema.anyOf.some((one) => isText(one) && !one.pattern && !one.enum && one.const === undefined))
      return undefined
    return 'no-such-value!'
  }
  if (schema.pattern) return '! no match !'
  if (schema.enum) return 'no-such-value!'
  if (schema.const !== undefined) return 'no-such-value!'
  if (schema.type === 'integer' || schema.type === 'number') return 'not-a-number'
  if (schema.type === 'boolean') return asText ? 'perhaps' : { not: 'a boolean' }
  if (schema.type === 'string') {
    if (schema.maxLength !== undefined) return 'x'.repeat(schema.maxLength + 1)
    return asText ? undefined : { not: 'a text' }
  }
  if (schema.type === 'array') return asText ? undefined : 'not-a-list'
  if (schema.type === 'object') return 'not-an-object'
  return undefined
}

const partsOf = (schemas: CallSchemas) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = schemas[part] as SchemaNode | undefined
    return schema?.properties ? [{ part, schema, properties: schema.properties }] : []
  })

const refusal = ['data_error', 'format_error', 'bad_request']

/** Variations of a valid input, each with one field missing, bad or unknown. */
export function variations({ schemas, call }: ContractEntry, valid: Input): Variation[] {
  const all: Variation[] = []
  for (const { part, schema, properties } of partsOf(schemas)) {
    const asText = part !== 'body'
    for (const [name, member] of Object.entries(properties)) {
      if (call.auth === 'client' && part === 'query' && name.startsWith('client_')) continue
      const change = (value: unknown): Input => ({ ...valid, [part]: { ...valid[part], [name]: value } })
      if (part !== 'params' && schema.required?.includes(name)) {
        const input = { ...valid, [part]: without(valid[part], name) }
        all.push({ what: `without ${part} ${name}`, input, field: name, codes: refusal })
      }
      const bad = misfit(member, asText)
      if (bad !== undefined)
        all.push({ what: `with a bad ${part} ${name}`, input: change(bad), field: name, codes: refusal })
    }
    if (part === 'body' && schema.additionalProperties === false) {
      const input = { ...valid, body: { ...valid.body, noSuchField: 1 } }
      all.push({ what: 'with an unknown field', input, field: 'noSuchField', codes: refusal })
    }
  }
  return all
}
