import type { ErrorCode } from '@tradepost/contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import Value from 'typebox/value'
import { tidyText } from '../platform/clean-text.ts'
import { Failure } from '../platform/failure.ts'

const pointerToField = (pointer: string) => pointer.split('/').filter(Boolean).join('.')

interface Problem {
  keyword: string
  instancePath: string
  params: object
}

/** The field a person can find: the unknown or missing one by name, otherwise the deepest that did not fit. */
function blame(problems: readonly Problem[]): { code: ErrorCode; field: string } {
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what PostgreSQL cannot store
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

function unstorableField(value: unknown, path: string): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? path : null
  if (!value || typeof value !== 'object') return null
  for (const [key, member] of Object.entries(value)) {
    const found = unstorable.test(key) ? path : unstorableField(member, `${path}/${key}`)
    if (found !== null) return found
  }
  return null
}

/** Kept to the letter: what is compared, signed or handed on. */
const literal = /password|token|ticket|secret|code|sign|key|state|callback|mail|name$/i

/** Texts as they are stored: one form for what looks the same, nothing that turns the direction of other words. */
function tidy(value: unknown, key: string): unknown {
  if (typeof value === 'string') return literal.test(key) ? value : tidyText(value)
  if (Array.isArray(value)) return value.map((member) => tidy(member, key))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, tidy(member, name)]))
}

/** Whether any part of a schema has what is asked for. */
function some(schema: unknown, has: (part: Record<string, unknown>) => boolean): boolean {
  if (!schema || typeof schema !== 'object') return false
  return has(schema as Record<string, unknown>) || Object.values(schema).some((part) => some(part, has))
}

/**
 * Checks one part of a call's input; text parts (path, query) are converted to the schema's types first. Compiled with
 * the first input: for all calls together it would be a tenth of a start.
 */
export function validator(schema: TSchema, text: boolean): (value: unknown) => unknown {
  let compiled: ReturnType<typeof Compile<TSchema>> | undefined
  // NOTE: both walk the schema anew with each input, which takes longer than the compiled check.
  const fills = some(schema, (part) => 'default' in part)
  const converts = text && some(schema, ({ type }) => type !== undefined && type !== 'string' && type !== 'object')
  return (value) => {
    let input = fills ? Value.Default(schema, value ?? {}) : (value ?? {})
    if (converts) input = Value.Convert(schema, input)
    compiled ??= Compile(schema)
    if (!compiled.Check(input)) {
      const { code, field } = blame(compiled.Errors(input) as unknown as Problem[])
      throw new Failure(code, { field })
    }
    const bad = unstorableField(input, '')
    if (bad !== null) throw new Failure('format_error', { field: pointerToField(bad) })
    return text ? input : tidy(input, '')
  }
}
