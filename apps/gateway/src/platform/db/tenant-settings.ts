import type pg from 'pg'

/** Whose rows are seen, who acts, a test's moment and the name the server lists the work under: what `settings` takes. */
export type SettingValues = readonly [tenantId: string, actor: string, now: string, application: string]

/** What a transaction begins with, for row-level security and for the traces it leaves. */
export const settings = `select set_config('app.tenant_id', $1, true), set_config('app.actor', $2, true),
    set_config('app.now', $3, true), set_config('application_name', $4, true)`

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
