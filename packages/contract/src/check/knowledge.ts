import Value from 'typebox/value'
import type { CallSchemas } from '../call.ts'
import { exampleOf } from '../example.ts'
import type { ContractEntry } from '../openapi.ts'
import type { SchemaNode } from './schema-node.ts'
import type { Input } from './variations.ts'

/** Other names of a field in inputs of calls. */
const alsoKnownAs: Record<string, readonly string[]> = {
  brandAlias: ['brandRouteName'],
  categoryAlias: ['categoryRouteName'],
}
/** The kind of object that the parameter `id` of a path identifies. */
const idOf: [RegExp, string][] = [
  [/^\/finance\/purchase\//, 'purchaseId'],
  [/^\/finance\/order\//, 'orderId'],
  [/^\/product\//, 'offerId'],
  [/^\/file\//, 'fileId'],
  [/^\/website\/(brand|site)/, 'siteId'],
  [/\/article\//, 'articleId'],
]

/** Fields whose values are never taken from responses: wrong values would lock out the buyer of the check. */
const secret = /^(?:email|password|code|ticket|.*token|token.*)$/i

/** Remembers values from responses, so that later requests name things that exist at this gateway. */
export function createKnowledge(initial: Record<string, unknown>) {
  const values = new Map(Object.entries(initial))

  const keep = (name: string, value: unknown) => {
    if (!values.has(name)) values.set(name, value)
  }

  /** Stores the ids and other values of a response. `of` is the singular name of the field that contains `value`. */
  function learn(value: unknown, of: string): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 2)) learn(one, of)
    if (!value || typeof value !== 'object') return
    for (const [name, member] of Object.entries(value)) {
      const single = name.replace(/ies$/, 'y').replace(/s$/, '')
      if (typeof member === 'object') learn(member, name === 'list' ? of : single)
      else if (member !== null && member !== '' && !secret.test(name)) {
        for (const key of [name, ...(alsoKnownAs[name] ?? [])]) keep(key, member)
        if (name === 'id') keep(`${of}Id`, member)
      }
    }
    if ('id' in value && 'price' in value) keep('offerId', value.id)
  }

  function valueFor(name: string, schema: SchemaNode, path: string): unknown {
    const key = name === 'id' ? (idOf.find(([pattern]) => pattern.test(path))?.[1] ?? 'id') : name
    const learned = values.get(key)
    if (learned !== undefined && Value.Check(schema as never, learned)) return learned
    return exampleOf(schema as never)
  }

  /** An input that the contract accepts: required fields only, or all fields. */
  function inputFor(
    { call, schemas }: { call: ContractEntry['call']; schemas: CallSchemas },
    everyField: boolean,
  ): Input {
    const input: Input = {}
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = schemas[part] as SchemaNode | undefined
      if (!schema) continue
      input[part] = Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => everyField || schema.required?.includes(name))
          .map(([name, member]) => [name, valueFor(name, member, call.path)]),
      )
    }
    return input
  }

  return { learn, inputFor }
}
