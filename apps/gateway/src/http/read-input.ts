import { idPattern } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { TSchema } from 'typebox'
import Value from 'typebox/value'
import { fitsId64 } from '../platform/ids/id64.ts'

/** The parts of JSON Schema that inputs use. */
interface Node {
  type?: string
  const?: unknown
  pattern?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}

const fits = (node: Node, value: unknown) => Value.Check(node as TSchema, value)

/**
 * Converts the texts of a path or query to the types of their schema. A text that does not fit its type stays a text,
 * which the schema then refuses. Members that the schema does not declare are dropped.
 */
export function readTexts(node: Node, value: unknown): unknown {
  const { type, anyOf, items, properties } = node
  if (anyOf) {
    if (fits(node, value)) return value
    return anyOf.map((one) => readTexts(one, value)).find((read) => fits(node, read)) ?? value
  }
  if (type === 'array') return (Array.isArray(value) ? value : [value]).map((one) => readTexts(items ?? {}, one))
  if (type === 'object') {
    const given = value as Record<string, unknown>
    const names = Object.keys(properties ?? {}).filter((name) => given[name] !== undefined)
    return Object.fromEntries(names.map((name) => [name, readTexts(properties?.[name] ?? {}, given[name])]))
  }
  if (typeof value !== 'string') return value
  if (type === 'integer' || typeof node.const === 'number') return wholeNumber(value) ?? value
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/** No row has this id. */
const unusedId = '0'

/** Replaces ids that do not fit a bigint by one that no row has, so that the database can compare them. */
export function replaceImpossibleIds(node: Node, value: unknown): unknown {
  if (node.anyOf) return node.anyOf.reduce((read, one) => replaceImpossibleIds(one, read), value)
  if (typeof value === 'string') return node.pattern === idPattern && !fitsId64(value) ? unusedId : value
  if (Array.isArray(value)) return node.items ? value.map((one) => replaceImpossibleIds(node.items ?? {}, one)) : value
  if (!node.properties || !value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaceImpossibleIds(node.properties?.[name] ?? {}, one)]),
  )
}

/** True if any part of a schema meets the condition. */
export function somePart(schema: unknown, has: (part: Node & Record<string, unknown>) => boolean): boolean {
  if (!schema || typeof schema !== 'object') return false
  return has(schema as Node & Record<string, unknown>) || Object.values(schema).some((part) => somePart(part, has))
}

export const hasIds = (schema: TSchema): boolean => somePart(schema, ({ pattern }) => pattern === idPattern)
