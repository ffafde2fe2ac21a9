import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import * as calls from './calls.ts'
import { errorStatus } from './errors.ts'
import { exampleOf } from './example.ts'
import { contractEntries } from './openapi.ts'
import { schemas } from './schemas.ts'
import { specifiedCalls } from './specified-calls.ts'

const entries = contractEntries()
const named = entries.map((entry) => ({ id: `${entry.topic}.${entry.name}`, ...entry }))
const nameOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
const propertiesOf = (schema: unknown) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})

describe('the contract', () => {
  it('has schemas for every call and no schemas without a call', () => {
    const ids = (tree: object) =>
      Object.entries(tree).flatMap(([topic, members]) => Object.keys(members).map((name) => `${topic}.${name}`))
    const callShaped = ids(schemas).filter((id) => /\.[a-z]/.test(id))
    expect(callShaped.sort()).toEqual(ids(calls).sort())
  })

  it('declares every method and path once', () => {
    const lines = entries.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })

  it.each(named)('$id: path, parameters, errors and authentication fit together', ({ call, schemas: parts }) => {
    expect(call.path).toMatch(/^(\/[\w.{}-]+)+$/)
    expect(propertiesOf(parts.params)).toEqual(nameOf(call.path))
    expect(call.method === 'GET' && parts.body !== undefined).toBe(false)
    expect(call.errors.filter((code) => !(code in errorStatus))).toEqual([])
    expect(new Set(call.errors).size).toBe(call.errors.length)
    if (call.auth === 'buyer') expect(call.errors).toContain('unauthorized')
    if (call.auth === 'seller' || call.auth === 'staff')
      expect(call.errors).toEqual(expect.arrayContaining(['unauthorized', 'forbidden']))
    if (call.idempotent)
      expect(call.errors).toEqual(expect.arrayContaining(['idempotency_running', 'idempotency_mismatch']))
    if (call.tracking) expect(call.auth).toBe('none')
    if (call.path.includes('/no-auth/')) expect(call.auth).toBe('none')
    // Calls that need a secret or return tokens must not be available to browsers.
    if (call.auth === 'client' || call.auth === 'signature') expect(call.browser).toBeUndefined()
    expect(call.summary).toMatch(/^[A-Z].+\.$/)
  })

  it.each(named)('$id: refuses unknown members of a body', ({ schemas: parts }) => {
    if (!parts.body) return
    const body = exampleOf(parts.body)
    expect(Value.Check(parts.body, body)).toBe(true)
    expect(Value.Check(parts.body, { ...(body as object), smuggled: 1 })).toBe(false)
  })

  it.each(named)('$id: its examples fit its schemas', ({ schemas: parts }) => {
    for (const schema of [parts.params, parts.query, parts.body, parts.data]) {
      if (schema) expect([...Value.Errors(schema, exampleOf(schema))]).toEqual([])
    }
  })
})

describe('the calls that the specification names', () => {
  it('are tagged spec, and no other call is', () => {
    const lineOf = ({ call }: (typeof entries)[number]) => `${call.method} ${call.path}`
    const tagged = entries.filter(({ call }) => call.tag === 'spec').map(lineOf)
    expect(tagged.filter((line) => !specifiedCalls.includes(line))).toEqual([])
    const built = entries.map(lineOf)
    expect(specifiedCalls.filter((line) => built.includes(line) && !tagged.includes(line))).toEqual([])
  })
})

describe('error codes', () => {
  it('all have an HTTP status of a failure', () => {
    expect(Object.entries(errorStatus).filter(([, status]) => status < 400 || status > 599)).toEqual([])
  })
})
