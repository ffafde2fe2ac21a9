/** The parts of JSON Schema that the contract uses. */
export interface SchemaNode {
  type?: string
  properties?: Record<string, SchemaNode>
  patternProperties?: Record<string, SchemaNode>
  additionalProperties?: unknown
  required?: string[]
  items?: SchemaNode
  anyOf?: SchemaNode[]
  const?: unknown
  enum?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
}

/** Paths of members that the schema does not declare. Of `anyOf`, the schema with the fewest such members counts. */
export function undeclared(schema: SchemaNode, value: unknown, path = ''): string[] {
  if (!value || typeof value !== 'object') return []
  if (schema.anyOf) {
    const each = schema.anyOf.map((one) => undeclared(one, value, path))
    return each.toSorted((one, other) => one.length - other.length)[0] ?? []
  }
  if (Array.isArray(value))
    return value.flatMap((member) => (schema.items ? undeclared(schema.items, member, path) : []))
  if (!schema.properties || schema.patternProperties || schema.additionalProperties) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const declared = schema.properties?.[name]
    const memberPath = path ? `${path}.${name}` : name
    return declared ? undeclared(declared, member, memberPath) : [memberPath]
  })
}
