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

// An id that is no number leads nowhere, which pages see to; everything else on the page is still true.
const { pattern: digits } = JSON.parse(JSON.stringify(Id)) as { pattern: string }
const withoutIdPattern = (schema: TSchema): TSchema =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'pattern' && value === digits ? undefined : value)))

function checkOf(call: Call): Check {
  if (!schemas.size) for (const entry of contractEntries()) schemas.set(nameOf(entry.call), entry.schemas.data)
  const schema = schemas.get(nameOf(call))
  if (!schema) return () => true
  const compiled = Compile(withoutIdPattern(schema))
  const { properties } = schema as { properties?: object }
  const saysNothing = properties !== undefined && Object.keys(properties).length === 0
  // Spec §8 knows a gateway that answers this one call without data, and what is shown then.
  const mayBeNull = saysNothing || nameOf(call) === nameOf(calls.catalog.urlRouteBrandCategory)
  return (data) => (mayBeNull && data == null) || compiled.Check(data)
}

/** Whether an answer holds what its call promises; more than that does not matter. */
export function isAnswerOf(call: Call, data: unknown): boolean {
  const known = checks.get(nameOf(call)) ?? checkOf(call)
  checks.set(nameOf(call), known)
  return known(data)
}
