import { Writable } from 'node:stream'

/** All bytes that React pipes into a stream. */
export function collect(pipe: (destination: Writable) => unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const destination = new Writable({
      // Larger than any page, so that React never waits.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      decodeStrings: true,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    destination.on('finish', () => resolve(Buffer.concat(chunks)))
    destination.on('error', reject)
    pipe(destination)
  })
}
