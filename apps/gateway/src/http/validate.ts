import type { ErrorCode } from '@tradepost/contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import Value from 'typebox/value'
import { Failure } from '../platform/failure/failure.ts'
import { tidyText } from '../platform/text/clean-text.ts'
import { hasIds, readTexts, replaceImpossibleIds, somePart } from './read-input.ts'

/** The longest field name in an answer. Callers choose the names of unknown fields, so answers cut long ones. */
const longestField = 200

const pointerToField = (pointer: string) => pointer.split('/').filter(Boolean).join('.').slice(0, longestField)

interface Problem {
  keyword: string
  instancePath: string
  params: object
}

/** The field to report: the unknown or missing one by name, otherwise the first invalid one. */
function fieldToReport(problems: readonly Problem[]): { code: ErrorCode; field: string } {
  const unknown = problems.find((problem) => problem.keyword === 'additionalProperties')
  if (unknown) {
    const [name = ''] = (unknown.params as { additionalProperties?: string[] }).additionalProperties ?? []
    return { code: 'data_error', field: pointerToField(`${unknown.instancePath}/${name}`) }
  }
  const missing = problems.find((problem) => problem.keyword === 'required')
  if (missing) {
    const [name = ''] = (missing.params as { requiredProperties?: string[] }).requiredProperties ?? []
    return { code: 'data_error', field: pointerToField(`${missing.instancePath}/${name}`) }
  }
  return { code: 'format_error', field: pointerToField(problems[0]?.instancePath ?? '') }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL cannot store NUL
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

function unstorableField(value: unknown, path: string): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? path : null
  if (!value || typeof value !== 'object') return null
  for (const [key, member] of Object.entries(value)) {
    const field = unstorable.test(key) ? path : unstorableField(member, `${path}/${key}`)
    if (field !== null) return field
  }
  return null
}

/** Names of fields that are compared, signed or passed on, and therefore stay exactly as they were sent. */
const literal = /password|token|ticket|secret|code|sign|key|state|callback|mail|name$/i

/** Normalises every text of a value, see `tidyText`. */
function tidy(value: unknown, key: string): unknown {
  if (typeof value === 'string') return literal.test(key) ? value : tidyText(value)
  if (Array.isArray(value)) return value.map((member) => tidy(member, key))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, tidy(member, name)]))
}

/**
 * Checks one part of a call's input. With `text` (path, query) it first converts texts to the schema's types. Compiles
 * the schema at the first input: compiling all of them takes a tenth of the start time.
 */
export function validator(schema: TSchema, text: boolean): (value: unknown) => unknown {
  let compiled: ReturnType<typeof Compile<TSchema>> | undefined
  // Computed once: filling defaults and replacing ids walk the whole schema and take longer than the compiled check.
  const fills = somePart(schema, (part) => 'default' in part)
  const identifies = hasIds(schema)
  return (value) => {
    const given = text ? readTexts(schema, value ?? {}) : (value ?? {})
    const input = fills ? Value.Default(schema, given) : given
    compiled ??= Compile(schema)
    if (!compiled.Check(input)) {
      const { code, field } = fieldToReport(compiled.Errors(input) as unknown as Problem[])
      throw new Failure(code, { field })
    }
    const bad = unstorableField(input, '')
    if (bad !== null) throw new Failure('format_error', { field: pointerToField(bad) })
    const checked = identifies ? replaceImpossibleIds(schema, input) : input
    return text ? checked : tidy(checked, '')
  }
}
