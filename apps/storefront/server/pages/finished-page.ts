import { createHash } from 'node:crypto'
import type { InlineHashes } from '../security/inline-hashes.ts'
import { compress, type Encoding } from './compressed.ts'
import type { WholePage } from './whole-page.ts'

/** The bytes of a cached page, compressed once per encoding at the first request for that encoding. */
export class FinishedPage {
  readonly headers: WholePage['headers']
  readonly hashes: InlineHashes
  readonly shows: ReadonlySet<string>
  readonly #html: Buffer
  readonly #digest: string
  readonly #onGrowth: (bytes: number) => void
  readonly #copies = new Map<Encoding, Promise<Buffer>>()
  #bytes: number

  /** Calls `onGrowth` with the bytes of each new compressed copy. */
  constructor({ headers, html, hashes, shows }: WholePage, onGrowth: (bytes: number) => void = () => {}) {
    this.headers = headers
    this.hashes = hashes
    this.shows = shows
    this.#html = html
    this.#digest = createHash('sha256').update(html).digest('base64url').slice(0, 22)
    this.#bytes = html.length
    this.#onGrowth = onGrowth
  }

  /** Size of the page and its compressed copies in memory. */
  get bytes(): number {
    return this.#bytes
  }

  /** The entity tag of the page in this encoding. */
  etag(encoding: Encoding): string {
    return `"${this.#digest}-${encoding}"`
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#html
    const copy = this.#copies.get(encoding)
    if (copy) return copy
    const compressed = compress(this.#html, encoding, 'cached').then((bytes) => {
      this.#bytes += bytes.length
      this.#onGrowth(bytes.length)
      return bytes
    })
    this.#copies.set(encoding, compressed)
    return compressed
  }
}
