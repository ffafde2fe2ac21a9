import { createHash } from 'node:crypto'
import type { InlineHashes } from '../security/inline-hashes.ts'
import { compress, type Encoding } from './compressed.ts'
import type { WholePage } from './whole-page.ts'

/** A page that was sent this often in brotli is worth compressing for a tenth of a second. */
const sentBeforeBest = 5

let compressing: Promise<unknown> = Promise.resolve()
/** Compresses one page after another, so that other work finds a free thread. */
function compressBest(html: Buffer): Promise<Buffer> {
  const best = compressing.then(() => compress(html, 'br', 'best'))
  compressing = best.catch(() => {})
  return best
}

/** The compressed copies of one document. Pages with the same document share them. */
class Copies {
  readonly html: Buffer
  readonly digest: string
  readonly #copies = new Map<Encoding, Promise<Buffer>>()
  #sentInBrotli = 0
  #bytes = 0

  constructor(html: Buffer, digest: string) {
    this.html = html
    this.digest = digest
  }

  /** Size of the document and its copies in memory. */
  get bytes(): number {
    return this.html.length + this.#bytes
  }

  /** Calls `onResize` whenever the copies in memory grow or shrink. */
  encoded(encoding: Encoding, onResize: () => void): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.html)
    if (encoding === 'br' && ++this.#sentInBrotli === sentBeforeBest) void this.#improve(onResize)
    const copy = this.#copies.get(encoding)
    if (copy) return copy
    const compressed = compress(this.html, encoding, 'cached').then((bytes) => {
      this.#bytes += bytes.length
      onResize()
      return bytes
    })
    this.#copies.set(encoding, compressed)
    return compressed
  }

  /** Replaces the copy in brotli by the smallest one. If that fails, the first copy stays. */
  async #improve(onResize: () => void): Promise<void> {
    try {
      const [first, best] = await Promise.all([this.#copies.get('br'), compressBest(this.html)])
      this.#copies.set('br', Promise.resolve(best))
      this.#bytes += best.length - (first?.length ?? 0)
      onResize()
    } catch {}
  }
}

/** The bytes of a cached page, compressed once per encoding at the first request for that encoding. */
export class FinishedPage {
  readonly headers: WholePage['headers']
  readonly hashes: InlineHashes
  readonly shows: ReadonlySet<string>
  readonly #copies: Copies
  readonly #onResize: () => void

  /**
   * Shares the copies of `previous` if the document has not changed. Calls `onResize` whenever `bytes` changes.
   */
  constructor({ headers, html, hashes, shows }: WholePage, onResize: () => void = () => {}, previous?: FinishedPage) {
    this.headers = headers
    this.hashes = hashes
    this.shows = shows
    this.#onResize = onResize
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22)
    this.#copies = previous && previous.#copies.digest === digest ? previous.#copies : new Copies(html, digest)
  }

  /** Size of the page and its compressed copies in memory. */
  get bytes(): number {
    return this.#copies.bytes
  }

  /** The entity tag of the page in this encoding: weak, because a smaller copy may replace the first one. */
  etag(encoding: Encoding): string {
    return `W/"${this.#copies.digest}-${encoding}"`
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    return this.#copies.encoded(encoding, this.#onResize)
  }
}
