import { Transform } from 'node:stream'

const preload = Buffer.from('<link rel="modulepreload" ')

/** Number of trailing bytes that may be the start of a link continued in the next chunk. */
function partialLinkLength(chunk: Buffer): number {
  const start = chunk.lastIndexOf('<')
  if (start < 0) return 0
  const rest = chunk.subarray(start)
  return rest.length < preload.length && preload.subarray(0, rest.length).equals(rest) ? rest.length : 0
}

/**
 * Removes the zero bytes that React 18 leaves where a multi-byte character did not fit into the rest of its buffer.
 * Pages themselves contain no zero bytes.
 */
const withoutZeros = (bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes

const delayedPreload = Buffer.from('<link rel="modulepreload" media="not all" ')

/**
 * Disables the preloading of scripts: on a phone connection 100 KB of scripts delay the first paint by a second. The
 * links stay, with a media query that never matches, because Remix looks for them when it hydrates.
 */
export function delayScripts(): Transform {
  let held = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer | string, _encoding, done) {
      let rest = withoutZeros(Buffer.concat([held, Buffer.from(chunk as string)]))
      for (let start = rest.indexOf(preload); start >= 0; start = rest.indexOf(preload)) {
        this.push(rest.subarray(0, start))
        this.push(delayedPreload)
        rest = rest.subarray(start + preload.length)
      }
      const partial = partialLinkLength(rest)
      held = rest.subarray(rest.length - partial)
      this.push(rest.subarray(0, rest.length - partial))
      done()
    },
    flush(done) {
      this.push(held)
      done()
    },
  })
}
