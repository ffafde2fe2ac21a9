import { Readable } from 'node:stream'
import type pg from 'pg'

/** The node-postgres connection, limited to the methods that the COPY protocol needs. */
interface Wire {
  stream: { pause(): void; resume(): void; once(event: 'drain', fn: () => void): void; writableLength: number }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

const start = (client: pg.ClientBase, query: object) => client.query(query as unknown as pg.Submittable)

/** Runs `copy … to stdout` and yields the rows as the server sends them. */
export function copyOut(client: pg.ClientBase, text: string): AsyncIterable<Buffer> {
  let wire: Wire | null = null
  const rows = new Readable({
    read() {
      wire?.stream.resume()
    },
  })
  const query = {
    submit(connection: Wire) {
      wire = connection
      connection.query(text)
    },
    handleCopyData({ chunk }: { chunk: Buffer }, connection: Wire) {
      // Copy the chunk, because the driver reuses its buffer.
      if (!rows.push(Buffer.from(chunk))) connection.stream.pause()
    },
    handleCommandComplete() {},
    handleReadyForQuery(connection: Wire) {
      // The last rows may have paused the connection, and nothing reads from `rows` any more.
      connection.stream.resume()
      rows.push(null)
    },
    handleError(error: Error, connection: Wire) {
      connection.stream.resume()
      rows.destroy(error)
    },
  }
  start(client, query)
  return rows
}

/** Sends rows to `copy … from stdin` and resolves when the server has stored them all. */
export function copyIn(client: pg.ClientBase, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown
    async function feed(connection: Wire) {
      try {
        for await (const chunk of rows) {
          if (failure) return
          connection.sendCopyFromChunk(chunk)
          if (connection.stream.writableLength > 1 << 20)
            await new Promise<void>((drained) => connection.stream.once('drain', drained))
        }
        connection.endCopyFrom()
      } catch (error) {
        failure = error
        connection.sendCopyFail('the source of the rows failed')
      }
    }
    const query = {
      submit: (connection: Wire) => connection.query(text),
      handleCopyInResponse: (connection: Wire) => void feed(connection),
      handleCommandComplete() {},
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
      handleError(error: Error) {
        failure ??= error
        reject(failure)
      },
    }
    start(client, query)
  })
}
