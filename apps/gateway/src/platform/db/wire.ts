import type pg from 'pg'

/** What of node-postgres is used here and its types leave out. */
export interface Wire {
  stream: { cork(): void; uncork(): void }
  close(statement: { type: 'S'; name: string }): void
  parse(statement: { name: string; text: string }): void
  bind(values: { statement: string; values: readonly unknown[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: object): void
  sync(): void
}

/** What `send` says goes to the server in one piece, and is answered in one. */
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
