import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { isMediaKey, mediaFolder } from '../../platform/files/disk-files.ts'
import { readableFiles } from './file-access.ts'
import { privateFolder, readSigned } from './file-address.ts'
import { smallerKey } from './stored-files.ts'

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  svg: 'image/svg+xml',
}
const typeOf = (key: string) => contentTypes[path.extname(key).slice(1)]
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
  const root = mediaFolder(deps.config.dataDir)

  app.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*']
    const contentType = typeOf(key)
    const isPublic = isMediaKey(key) && !key.startsWith(`${privateFolder}/`)
    const target = path.join(root, ...key.split('/'))
    const info = isPublic && contentType ? await stat(target).catch(() => null) : null
    if (!info?.isFile() || !contentType) return notFound(reply)
    reply
      .headers(harmless)
      .header('content-type', contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('content-length', info.size)
    return reply.send(createReadStream(target))
  })

  app.get('/file/private/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const address = readSigned(deps, id, request.query as Record<string, unknown>)
    if (!address) return notFound(reply)
    // The address is valid, but the viewer may have lost access since it was signed.
    const row = await deps.db.withTenant(address.tenantId, `viewer:${address.viewerId}`, async (tx) =>
      (await readableFiles(tx, address.tenantId, [id], address.viewerId)).get(id),
    )
    if (!row) return notFound(reply)
    const key = address.width > 0 ? await smallerKey(deps.files, row, address.width) : row.storageKey
    const bytes = await deps.files.get(key)
    const contentType = typeOf(key)
    if (!bytes || !contentType) return notFound(reply)
    return reply
      .headers(harmless)
      .header('content-type', contentType)
      .header('content-disposition', `inline; filename="${row.id}${path.extname(key)}"`)
      .header('cache-control', 'private, max-age=300')
      .header('referrer-policy', 'no-referrer')
      .send(bytes)
  })
}
