import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Call } from './call.ts'
import * as calls from './calls.ts'
import { contractEntries } from './openapi.ts'
import { Id } from './schemas/common.ts'

type Check = (data: unknown) => boolean

const nameOf = ({ method, path }: Call) => `${method} ${path}`
const schemas = new Map<string, TSchema>()
const checks = new Map<string, Check>()

// A malformed id must not make the whole response invalid: pages render such an id without a link.
const { pattern: digits } = JSON.parse(JSON.stringify(Id)) as { pattern: string }
const withoutIdPattern = (schema: TSchema): TSchema =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'pattern' && value === digits ? undefined : value)))

function checkOf(call: Call): Check {
  if (!schemas.size) for (const entry of contractEntries()) schemas.set(nameOf(entry.call), entry.schemas.data)
  const schema = schemas.get(nameOf(call))
  if (!schema) return () => true
  const compiled = Compile(withoutIdPattern(schema))
  const { properties } = schema as { properties?: object }
  const isEmpty = properties !== undefined && Object.keys(properties).length === 0
  // Section 8 of the specification allows this call to succeed without data.
  const mayBeNull = isEmpty || nameOf(call) === nameOf(calls.catalog.urlRouteBrandCategory)
  return (data) => (mayBeNull && data == null) || compiled.Check(data)
}

/** True if `data` fits the schema of the call's response. Ignores undeclared fields. */
export function isAnswerOf(call: Call, data: unknown): boolean {
  const check = checks.get(nameOf(call)) ?? checkOf(call)
  checks.set(nameOf(call), check)
  return check(data)
}
