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
 * Gives the scripts that Remix asks for ahead what it leaves out: the nonce, without which our policy keeps a browser
 * from asking ahead, and a place behind what the page looks like.
 */
export function quietPreloads(nonce: string): Transform {
  const quiet = Buffer.from(`<link rel="modulepreload" nonce="${nonce}" fetchpriority="low" `)
  let held = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer | string, _encoding, done) {
      let rest = Buffer.concat([held, Buffer.from(chunk as string)])
      for (let at = rest.indexOf(link); at >= 0; at = rest.indexOf(link)) {
        this.push(rest.subarray(0, at))
        this.push(quiet)
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
