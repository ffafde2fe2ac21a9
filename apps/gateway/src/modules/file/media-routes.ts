import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { isMediaKey, mediaFolder } from '../../platform/files/disk-files.ts'

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  svg: 'image/svg+xml',
}

/** Serves stored files below /media; a key never changes its bytes, so browsers keep them for good. */
export function mediaRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const root = mediaFolder(config.dataDir)

  app.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*']
    const contentType = contentTypes[path.extname(key).slice(1)]
    const target = path.join(root, ...key.split('/'))
    const info = isMediaKey(key) && contentType ? await stat(target).catch(() => null) : null
    if (!info?.isFile() || !contentType) return reply.code(404).header('cache-control', 'no-store').send()
    reply
      .header('content-type', contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('content-length', info.size)
    return reply.send(createReadStream(target))
  })
}
