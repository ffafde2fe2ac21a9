import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { acceptedEncoding } from '@tradepost/serving/accepted-encoding'

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/** `once` to compress a page for one visitor, `cached` to compress it for many. */
export type Effort = 'once' | 'cached'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const zip = promisify(gzip)

// Measured on pages of this shop: higher levels take longer and save few bytes.
const levels = { once: { br: 4, zstd: 3, gzip: 4 }, cached: { br: 9, zstd: 15, gzip: 9 } } as const

/** Encodings in order of preference: the fastest for one visitor, the smallest for many. */
const offered = { once: ['zstd', 'br', 'gzip'], cached: ['br', 'zstd', 'gzip'] } as const

/** The encoding in which to send a page to a browser with this Accept-Encoding header. */
export const encodingFor = (header: string | undefined, effort: Effort): Encoding =>
  acceptedEncoding(header, offered[effort])

/** Compresses a whole page, off the main thread. */
export async function compress(html: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const level = levels[effort]
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level.br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    }
    return brotli(html, { params })
  }
  if (encoding === 'zstd') return zstd(html, { params: { [constants.ZSTD_c_compressionLevel]: level.zstd } })
  return encoding === 'gzip' ? zip(html, { level: level.gzip }) : html
}
