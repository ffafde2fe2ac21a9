import type { IncomingMessage } from 'node:http'

const maxBytes = 16_384

/** The fields of a posted form; null if the body is no form, or too long. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
