import { Transform } from 'node:stream'

const link = Buffer.from('<link rel="modulepreload" ')

/** How many of the last bytes may be the beginning of a link that the next chunk goes on with. */
function begun(chunk: Buffer): number {
  const at = chunk.lastIndexOf('<')
  if (at < 0) return 0
  const rest = chunk.subarray(at)
  return rest.length < link.length && link.subarray(0, rest.length).equals(rest) ? rest.length : 0
}

/**
 * React 18 leaves zero bytes where a letter of several bytes did not fit in what was left of its buffer; no page has a
 * zero of its own.
 */
const withoutGaps = (bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes

const later = Buffer.from('<link rel="modulepreload" media="not all" ')

/**
 * Lets a page ask for no script ahead of its last line: on a phone's line 100 KB of them show its first picture a second
 * later. The links stay, for no screen at all, because Remix looks for them when it takes the page over.
 */
export function delayScripts(): Transform {
  let held = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer | string, _encoding, done) {
      let rest = withoutGaps(Buffer.concat([held, Buffer.from(chunk as string)]))
      for (let at = rest.indexOf(link); at >= 0; at = rest.indexOf(link)) {
        this.push(rest.subarray(0, at))
        this.push(later)
        rest = rest.subarray(at + link.length)
      }
      const kept = begun(rest)
      held = rest.subarray(rest.length - kept)
      this.push(rest.subarray(0, rest.length - kept))
      done()
    },
    flush(done) {
      this.push(held)
      done()
    },
  })
}
