import { Validator } from '@seriousme/openapi-schema-validator'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { examples } from './examples.ts'
import { contractEntries, openApiDocument } from './openapi.ts'

interface Operation {
  operationId: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters: { name: string; in: string; required: boolean; schema: object; example: unknown }[]
  requestBody?: { content: Record<string, { schema: object; example: unknown }> }
  responses: Record<string, { description: string; content: Record<string, Content> }>
}
interface Content {
  schema: object
  example?: unknown
  examples?: Record<string, { value: { code: string; msg: string } }>
}
const document = JSON.parse(JSON.stringify(openApiDocument('http://localhost:4000', { examples })))
const fits = (schema: object, value: unknown) =>
  [...Value.Errors(schema as never, value)].map(({ instancePath, message }) => `${instancePath} ${message}`)
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('the OpenAPI document', () => {
  it('is an OpenAPI 3.1 document with every call in it', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
    expect(document.servers).toEqual([{ url: 'http://localhost:4000' }])
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      contractEntries()
        .map(({ topic, name }) => `${topic}.${name}`)
        .sort(),
    )
  })

  it.each(operations)('$operation.operationId is complete', ({ path, operation }) => {
    const inPath = operation.parameters.filter((one) => one.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(inPath.every(({ required }) => required)).toBe(true)
    const names = operation.parameters.map((one) => `${one.in} ${one.name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(operation.parameters.every(({ schema }) => schema)).toBe(true)
    for (const requirement of operation.security)
      expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(Object.keys(requirement)))
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/)
      expect(response.description).not.toBe('')
      const kind = 'text/event-stream' in response.content ? 'text/event-stream' : 'application/json'
      expect(response.content[kind]).toHaveProperty('schema')
      if (status === '200') continue
      // Every possible code has an example of the same name.
      const named = response.content[kind]?.examples ?? {}
      expect(Object.keys(named).join(', ')).toBe(response.description)
      for (const [code, { value }] of Object.entries(named))
        expect(value).toMatchObject({ code, msg: expect.any(String) })
    }
    expect(operation.tags.filter((tag) => ['spec', 'extension'].includes(tag))).toHaveLength(1)
  })

  it.each(operations)('$operation.operationId has examples that fit its schemas', ({ operation }) => {
    // Examples of event streams and files are not checked, all others are.
    for (const { name, schema, example } of operation.parameters)
      expect([name, fits(schema, example)]).toEqual([name, []])
    for (const [kind, { schema, example }] of Object.entries(operation.requestBody?.content ?? {}))
      expect(kind === 'multipart/form-data' ? [] : fits(schema, example)).toEqual([])
    for (const { schema, example } of Object.values(operation.responses['200']?.content ?? {}))
      expect(fits(schema, example)).toEqual([])
  })

  it('is accepted by an independent OpenAPI validator', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  it('shows recorded requests and responses for most calls', () => {
    const recorded = Object.keys(examples)
    const names = contractEntries().map(({ topic, name }) => `${topic}.${name}`)
    expect(recorded.filter((name) => !names.includes(name))).toEqual([])
    expect(recorded.length).toBeGreaterThan(names.length * 0.75)
  })

  it('requires a token exactly for the calls that need one', () => {
    const securityOf = (id: string) =>
      operations.find(({ operation }) => operation.operationId === id)?.operation.security
    expect(securityOf('cart.getCart')).toEqual([{ bearer: [] }])
    expect(securityOf('log.webLog')).toEqual([])
    expect(securityOf('signIn.oauthToken')).toEqual([{ clientId: [], clientSecret: [] }])
  })
})
