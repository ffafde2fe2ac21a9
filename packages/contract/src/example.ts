import type { TSchema } from 'typebox'

type Node = {
  examples?: unknown[]
  default?: unknown
  const?: unknown
  enum?: unknown[]
  anyOf?: Node[]
  type?: string
  minimum?: number
  minLength?: number
  minItems?: number
  items?: Node
  properties?: Record<string, Node>
}

const values: Record<string, (schema: Node) => unknown> = {
  object: ({ properties = {} }) =>
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, sample(property)])),
  array: ({ items, minItems = 1 }) => (items ? Array.from({ length: Math.max(minItems, 1) }, () => sample(items)) : []),
  string: ({ minLength = 0 }) => 'text'.padEnd(minLength, 'x'),
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  boolean: () => true,
  null: () => null,
}

function sample(schema: Node): unknown {
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if ('default' in schema) return schema.default
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0])
  return values[schema.type ?? '']?.(schema)
}

/** A value the schema accepts, for the documentation; the same one every time. */
export const exampleOf = (schema: TSchema): unknown => sample(schema as Node)
