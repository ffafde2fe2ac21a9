import path from 'node:path'
import { finished, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../platform/failure/failure.ts'

export interface UploadedFile {
  bytes: Buffer
  filename: string
  mimeType: string
}

/** What stands around the file in its form: boundaries, headers and a few short fields. */
const aroundTheFile = 65_536
const mostParts = 10

/** Forms with files are left unread until their call asks, once it knows who sends them. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/** The whole body, or null when it is longer; what is left of it flows by unkept. */
function collect(body: Readable, most: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    body.on('data', (part: Buffer) => {
      size += part.length
      if (size <= most) return void parts.push(part)
      parts.length = 0
      resolve(null)
    })
    finished(body, { writable: false }, (error) => (error ? reject(error) : resolve(Buffer.concat(parts))))
  })
}

function countParts(bytes: Buffer, boundary: string): number {
  let count = 0
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at + boundary.length)) {
    if (++count > mostParts + 1) break
  }
  return count
}

/**
 * The file of a form, or null where it has none. The form is read whole and taken apart at once: a parser of streams
 * reports an end that is missing after its request is over, where nobody listens any more.
 */
export async function readUploadedFile(request: FastifyRequest, limit: number): Promise<UploadedFile | null> {
  const broken = (cause?: unknown) => new Failure('upload_format', { field: 'file', cause })
  const contentType = request.headers['content-type'] ?? ''
  const [, quoted, bare] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (!boundary) throw broken()
  const bytes = await collect(request.raw, limit + aroundTheFile).catch((error) => {
    throw broken(error)
  })
  if (!bytes) throw new Failure('upload_limit', { field: 'file' })
  if (countParts(bytes, `--${boundary}`) > mostParts + 1) throw broken()
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch((error) => {
      throw broken(error)
    })
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) return null
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    filename: path.win32.basename(file.name),
    mimeType: file.type,
  }
}
