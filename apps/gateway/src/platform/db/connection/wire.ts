import type pg from 'pg'

/** Methods of a node-postgres connection that its types leave out. */
export interface Wire {
  stream: { cork(): void; uncork(): void }
  close(statement: { type: 'S'; name: string }): void
  parse(statement: { name: string; text: string }): void
  bind(values: { statement: string; values: readonly unknown[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: object): void
  sync(): void
}

/** Sends all messages of `send` to the server in one packet, followed by Sync. */
export function inOnePiece(connection: pg.Connection, send: (wire: Wire) => void): void {
  const wire = connection as unknown as Wire
  wire.stream.cork()
  try {
    send(wire)
    wire.sync()
  } finally {
    wire.stream.uncork()
  }
}
