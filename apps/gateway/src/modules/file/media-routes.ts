import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { contentTypeOf, isMediaKey, isPrivateKey } from '../../platform/files/file-store.ts'
import { readableFiles } from './file-access.ts'
import { readSigned } from './file-address.ts'
import { smallerKey } from './stored-files.ts'

const notFound = (reply: FastifyReply) => {
  reply.callNotFound()
  return reply
}

/** Headers that keep a browser from running anything in a file, whatever its bytes are. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Serves stored files: public ones below /media, private ones at addresses signed for one viewer. */
export function mediaRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'files' | 'secrets' | 'clock'>,
): void {
  app.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*']
    const contentType = contentTypeOf(key)
    const file = isMediaKey(key) && !isPrivateKey(key) && contentType ? await deps.files.open(key) : null
    if (!file || !contentType) return notFound(reply)
    reply
      .headers(harmless)
      .header('content-type', contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('content-length', file.bytes)
    return reply.send(file.stream)
  })

  app.get('/file/private/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const signed = readSigned(deps, id, request.query as Record<string, unknown>)
    if (!signed) return notFound(reply)
    // The address is valid, but the viewer may have lost access since it was signed.
    const row = await deps.db.withTenant(signed.tenantId, `viewer:${signed.viewerId}`, async (tx) =>
      (await readableFiles(tx, signed.tenantId, [id], signed.viewerId)).get(id),
    )
    if (!row) return notFound(reply)
    const key = signed.width > 0 ? await smallerKey(deps.files, row, signed.width) : row.storageKey
    const contentType = contentTypeOf(key)
    if (!contentType) return notFound(reply)
    const fileName = `${row.id}${path.extname(key)}`
    const address = await deps.files.privateUrl(key, { contentType, fileName })
    // Each visit is checked anew here, so nobody may keep the redirect.
    if (address)
      return reply
        .headers(harmless)
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(address, 302)
    const bytes = await deps.files.get(key)
    if (!bytes) return notFound(reply)
    return reply
      .headers(harmless)
      .header('content-type', contentType)
      .header('content-disposition', `inline; filename="${fileName}"`)
      .header('cache-control', 'private, max-age=300')
      .header('referrer-policy', 'no-referrer')
      .send(bytes)
  })
}
