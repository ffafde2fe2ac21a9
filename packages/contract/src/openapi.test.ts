import { describe, expect, it } from 'vitest'
import { contractEntries, openApiDocument } from './openapi.ts'

interface Operation {
  operationId: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object; example: unknown }> }>
}
const document = JSON.parse(JSON.stringify(openApiDocument('http://localhost:4000')))
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
        .map(({ group, name }) => `${group}.${name}`)
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
      expect(response.content[kind]).toMatchObject({
        schema: expect.anything(),
        example: expect.anything(),
      })
    }
    expect(operation.tags.filter((tag) => ['spec', 'extension'].includes(tag))).toHaveLength(1)
  })

  it('asks for a token where the call does, and for none where it must not be sent', () => {
    const securityOf = (id: string) =>
      operations.find(({ operation }) => operation.operationId === id)?.operation.security
    expect(securityOf('finance.getCart')).toEqual([{ bearer: [] }])
    expect(securityOf('log.webLog')).toEqual([])
    expect(securityOf('account.oauthToken')).toEqual([{ clientId: [], clientSecret: [] }])
  })
})
