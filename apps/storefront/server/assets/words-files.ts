import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, type Encoding, encodingFor } from '../pages/compressed.ts'

/** A script with messages. `isExact` is false if the requested version is gone and the text is the current one. */
export interface WordsFile {
  text: string
  isExact: boolean
}
interface KeptFile {
  plain: Buffer
  copies: Map<Encoding, Promise<Buffer>>
}

/** Matches the name of a message file, such as `words-en-0f3a56b2c1d48e97.catalog.offer.js`. */
const fileName = /^words-([a-z]{2}-[\da-f]{16}(?:\.\w+){1,30})\.js$/
const maxFiles = 300

/** Serves messages as scripts built from the current language pack. A script at one address never changes. */
export function wordsFiles(fetchWords: (ref: string) => Promise<WordsFile | null>) {
  const files = new Map<string, KeptFile>()

  function keep(ref: string, text: string): KeptFile {
    const file = { plain: Buffer.from(text), copies: new Map() }
    files.set(ref, file)
    for (const oldest of [...files.keys()].slice(0, -maxFiles)) files.delete(oldest)
    return file
  }

  function encoded({ plain, copies }: KeptFile, encoding: Encoding): Promise<Buffer> {
    const copy = copies.get(encoding) ?? compress(plain, encoding, 'cached')
    copies.set(encoding, copy)
    return copy
  }

  async function send(request: IncomingMessage, response: ServerResponse, ref: string): Promise<boolean> {
    const cached = files.get(ref)
    const fetched = cached ? null : await fetchWords(ref)
    const file = cached ?? (fetched?.isExact ? keep(ref, fetched.text) : null)
    const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined, 'cached')
    const shown = file ?? (fetched && { plain: Buffer.from(fetched.text), copies: new Map() })
    if (!shown) return false
    const body = await encoded(shown, encoding)
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    response.setHeader('Cache-Control', file ? 'public, max-age=31536000, immutable' : 'no-store')
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    // Status 203, because the file is not the requested version: service workers store only answers with status 200.
    response.writeHead(file ? 200 : 203, { 'Content-Length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  return { send, refOf: (name: string): string | null => fileName.exec(name)?.[1] ?? null }
}
