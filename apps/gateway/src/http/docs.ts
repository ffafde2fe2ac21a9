import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@tradepost/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** The contract as a page people can read, at /docs, and as a document, at /docs/json. */
export async function registerDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(publicUrl)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
