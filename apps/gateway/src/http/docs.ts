import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { examples } from '@tradepost/contract/examples'
import { openApiDocument } from '@tradepost/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { errorText } from '../platform/texts.ts'

/** The contract as a page people can read, at /docs, and as a document, at /docs/json. */
export async function registerDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(publicUrl, { examples, textOf: (code) => errorText('en', code) })
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
