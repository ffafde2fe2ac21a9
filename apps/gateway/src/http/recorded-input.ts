import { idPattern, uuidPattern } from '@tradepost/domain/typed/id'
import type { TSchema } from 'typebox'
import Value from 'typebox/value'

/** The parts of JSON Schema that inputs use. */
interface Node {
  type?: string
  const?: unknown
  enum?: unknown
  pattern?: string
  /** Marks a text that the audit log may contain. */
  recorded?: boolean
  /** Marks an id of a shape of its own, such as one that a payment provider gave. */
  subject?: boolean
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}

const isId = ({ pattern, subject }: Node) => subject || pattern === idPattern || pattern === uuidPattern
const isPlain = (node: Node) =>
  'const' in node || node.enum || isId(node) || node.recorded || /^(integer|number|boolean)$/.test(node.type ?? '')

/**
 * The part of an input that the audit log may contain: ids, numbers, choices, and texts that the contract marks. All
 * other texts are left out, because they may hold what is delivered, credentials or messages.
 */
export function recordedInput(schema: TSchema | undefined, value: unknown): unknown {
  const node = (schema ?? {}) as Node
  if (value === undefined || value === null) return undefined
  if (node.anyOf) {
    const fitting = node.anyOf.find((one) => Value.Check(one as TSchema, value))
    return recordedInput(fitting as TSchema | undefined, value)
  }
  if (Array.isArray(value)) {
    const members = value.flatMap((one) => recordedInput(node.items as TSchema, one) ?? [])
    return members.length > 0 ? members.slice(0, 100) : undefined
  }
  if (typeof value === 'object') {
    const members = Object.entries(value).flatMap(([name, one]) => {
      const kept = recordedInput(node.properties?.[name] as TSchema, one)
      return kept === undefined ? [] : [[name, kept]]
    })
    return members.length > 0 ? Object.fromEntries(members) : undefined
  }
  return isPlain(node) ? value : undefined
}

/** Every id in an input. */
export function idsIn(schema: TSchema | undefined, value: unknown): string[] {
  const node = (schema ?? {}) as Node
  if (node.anyOf) return [...new Set(node.anyOf.flatMap((one) => idsIn(one as TSchema, value)))]
  if (typeof value === 'string') return isId(node) && Value.Check(node as TSchema, value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(node.items as TSchema, one))
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) => idsIn(node.properties?.[name] as TSchema, one))
}
