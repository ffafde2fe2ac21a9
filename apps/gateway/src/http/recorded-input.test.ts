import { contractEntries } from '@tradepost/contract/openapi'
import { idPattern, uuidPattern } from '@tradepost/domain/typed/id'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { idsIn, recordedInput } from './recorded-input.ts'

interface Node {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  subject?: boolean
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}
const canary = 'canary-secret-9041'

/** A value of a schema with the canary in every text that is no id and no choice. */
function filled(node: Node): unknown {
  const { type, properties, items, anyOf, pattern, subject } = node
  if (anyOf?.[0]) return filled(anyOf[0])
  if ('const' in node) return node.const
  if (node.enum) return node.enum[0]
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, filled(one)]))
  if (items) return [filled(items)]
  if (type === 'string')
    return pattern === idPattern ? '1' : pattern === uuidPattern ? crypto.randomUUID() : subject ? 'dp_1' : canary
  return type === 'boolean' ? true : 1
}

describe('what the audit log takes of an input', () => {
  it('contains no text of any call but those that the contract marks', () => {
    const texts: string[] = []
    let compared = 0
    for (const { topic, name, schemas } of contractEntries()) {
      for (const schema of [schemas.params, schemas.query, schemas.body]) {
        if (!schema) continue
        const value = filled(schema as Node)
        const given = JSON.stringify(value).split(canary).length - 1
        const kept = JSON.stringify([recordedInput(schema, value), idsIn(schema, value)]).split(canary).length - 1
        if (kept > 0) texts.push(`${topic}.${name}`)
        compared += given
      }
    }
    expect(compared).toBeGreaterThan(150)
    // These name a role or a currency. Whoever marks another text decides that it may be kept for good.
    expect(texts.sort()).toEqual(['role.changeMember', 'role.inviteMember', 'staff.correctBalance'])
  })

  it('keeps ids, numbers and choices at any depth', () => {
    const schema = Type.Object({
      id: Type.String({ pattern: idPattern }),
      lines: Type.Array(Type.Object({ amount: Type.Integer(), text: Type.String() })),
      either: Type.Union([Type.Null(), Type.Object({ open: Type.Boolean() })]),
    })
    const value = { id: '42', lines: [{ amount: 7, text: canary }], either: { open: true }, unknown: canary }
    expect(recordedInput(schema, value)).toEqual({ id: '42', lines: [{ amount: 7 }], either: { open: true } })
    expect(idsIn(schema, value)).toEqual(['42'])
    expect(recordedInput(undefined, canary)).toBeUndefined()
  })
})
