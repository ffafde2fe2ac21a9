import path from 'node:path'
import { finished, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../platform/failure/failure.ts'

export interface UploadedFile {
  bytes: Buffer
  filename: string
  mimeType: string
}

/** Allowance for the rest of the form: boundaries, headers and a few short fields. */
const formOverhead = 65_536
const maxParts = 10

/** Leaves multipart bodies unread until the handler reads them, after authentication. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/** The whole body, or null if it is longer than `maxBytes`; the rest is then read and dropped. */
function collect(body: Readable, maxBytes: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    body.on('data', (part: Buffer) => {
      size += part.length
      if (size <= maxBytes) return void parts.push(part)
      parts.length = 0
      resolve(null)
    })
    finished(body, { writable: false }, (error) => (error ? reject(error) : resolve(Buffer.concat(parts))))
  })
}

function countParts(bytes: Buffer, boundary: string): number {
  let count = 0
  for (let index = bytes.indexOf(boundary); index !== -1; index = bytes.indexOf(boundary, index + boundary.length)) {
    if (++count > maxParts + 1) break
  }
  return count
}

/**
 * The file of a form, or null if it has none. Reads the whole form before parsing it: a stream parser reports a missing
 * end only after the request is over, when nothing handles the error.
 */
export async function readUploadedFile(request: FastifyRequest, limit: number): Promise<UploadedFile | null> {
  const broken = (cause?: unknown) => new Failure('upload_format', { field: 'file', cause })
  const contentType = request.headers['content-type'] ?? ''
  const [, quoted, bare] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (!boundary) throw broken()
  const bytes = await collect(request.raw, limit + formOverhead).catch((error) => {
    throw broken(error)
  })
  if (!bytes) throw new Failure('upload_limit', { field: 'file' })
  if (countParts(bytes, `--${boundary}`) > maxParts + 1) throw broken()
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
