import type { TSchema } from 'typebox'
import Value from 'typebox/value'
import { sampleWords } from './sample-words.ts'

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

const values: Record<string, (schema: Node, name: string) => unknown> = {
  object: ({ properties = {} }) =>
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, sample(property, name)])),
  array: ({ items, minItems = 1 }, name) =>
    items ? Array.from({ length: Math.max(minItems, 1) }, () => sample(items, name.replace(/s$/, ''))) : [],
  string: (schema, name) => {
    const word = sampleWords[name]
    return word !== undefined && Value.Check(schema as never, word) ? word : 'text'.padEnd(schema.minLength ?? 0, 'x')
  },
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  boolean: () => true,
  null: () => null,
}

function sample(schema: Node, name = ''): unknown {
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if ('default' in schema) return schema.default
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0], name)
  return values[schema.type ?? '']?.(schema, name)
}

/** Returns an example value of the schema for the documentation. Equal schemas give equal examples. */
export const exampleOf = (schema: TSchema, name = ''): unknown => sample(schema as Node, name)
