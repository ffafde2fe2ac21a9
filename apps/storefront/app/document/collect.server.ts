import { Writable } from 'node:stream'

/** Collects all bytes that React pipes into a stream. */
export function collect(pipe: (destination: Writable) => unknown): Promise<Buffer> {
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
    destination.on('finish', () => resolve(Buffer.concat(chunks)))
    destination.on('error', reject)
    pipe(destination)
  })
}
