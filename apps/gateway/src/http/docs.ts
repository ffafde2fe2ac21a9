import { gzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { examples } from '@tradepost/contract/examples'
import { openApiDocument } from '@tradepost/contract/openapi'
import { acceptedEncoding } from '@tradepost/serving/accepted-encoding'
import type { FastifyInstance } from 'fastify'
import { errorText } from '../platform/failure/failure-text.ts'

/** Encodes and compresses a text at its first use, and then reuses the bytes. */
function cachedText(type: string, make: () => string) {
  let encoded: { plain: Buffer; packed: Buffer } | undefined
  return {
    type,
    bytes(packed: boolean): Buffer {
      if (!encoded) {
        const plain = Buffer.from(make())
        encoded = { plain, packed: gzipSync(plain) }
      }
      return packed ? encoded.packed : encoded.plain
    },
  }
}

/** Serves the API documentation at /docs, and the OpenAPI document at /docs/json and /docs/yaml. */
export async function registerDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(publicUrl, { examples, textOf: (code) => errorText('en', code) })
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  const texts = new Map([
    ['/docs/json', cachedText('application/json; charset=utf-8', () => JSON.stringify(app.swagger()))],
    ['/docs/yaml', cachedText('application/x-yaml', () => app.swagger({ yaml: true }))],
  ])
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiHooks: {
      onRequest(request, reply, done) {
        const text = texts.get(request.routeOptions.url ?? '')
        if (!text) return done()
        const packed = acceptedEncoding(request.headers['accept-encoding']?.toString(), ['gzip']) === 'gzip'
        if (packed) reply.header('content-encoding', 'gzip')
        reply.header('vary', 'accept-encoding').type(text.type).send(text.bytes(packed))
      },
    },
  })
}
