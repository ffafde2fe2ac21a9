import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The body as sent by the server, still compressed. */
  bytes: Buffer
  text: string
}

function decode(bytes: Buffer, encoding = ''): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  if (encoding === 'zstd') return zstdDecompressSync(bytes)
  if (encoding === 'gzip') return gunzipSync(bytes)
  if (encoding === 'deflate') return inflateSync(bytes)
  return bytes
}

interface Options {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Sends one request without decompressing the response; `fetch` always decompresses. */
export function fetchRaw(url: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = decode(bytes, answer.headers['content-encoding']).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
