import { Writable } from 'node:stream'

/**
 * Removes the zero bytes that React 18 leaves where a multi-byte character did not fit into the rest of its buffer.
 * Pages themselves contain no zero bytes.
 */
const withoutZeros = (html: Buffer): Buffer =>
  html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html

/** Collects the page that React pipes into a stream. Every server process sends its pages through this function. */
export function collectHtml(pipe: (destination: Writable) => unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const destination = new Writable({
      // No backpressure, so that React never waits for the stream to drain.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      decodeStrings: true,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    destination.on('finish', () => resolve(withoutZeros(Buffer.concat(chunks))))
    destination.on('error', reject)
    pipe(destination)
  })
}
