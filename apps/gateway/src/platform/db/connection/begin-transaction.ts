import type pg from 'pg'
import { sharedSettings } from './shared-connections.ts'
import { localSettings, type SettingValues, settings } from './tenant-settings.ts'
import { inOnePiece, type Wire } from './wire.ts'

const statements = { begin: 'begin', begin_settings: settings }

/** Connections on which both statements are prepared. */
const prepared = new WeakSet<Wire>()

/** Sends `begin` and the transaction's settings in one round trip. */
class TransactionBegin implements pg.Submittable {
  // Public and mutable, because the client wraps it with its query timeout.
  callback: (error: Error | null) => void
  private readonly values: SettingValues

  constructor(values: SettingValues, done: TransactionBegin['callback']) {
    this.callback = done
    this.values = values
  }

  submit(connection: pg.Connection) {
    inOnePiece(connection, (wire) => {
      if (!prepared.has(wire))
        for (const [name, text] of Object.entries(statements)) {
          // Close the statement first: a failed attempt may have left it prepared. Closing a missing statement is no
          // error.
          wire.close({ type: 'S', name })
          wire.parse({ name, text })
        }
      wire.bind({ statement: 'begin', values: [] })
      wire.execute({})
      wire.bind({ statement: 'begin_settings', values: this.values })
      wire.execute({})
    })
  }

  handleRowDescription() {}
  handleDataRow() {}
  handleCommandComplete(_message: object, connection: pg.Connection) {
    prepared.add(connection as unknown as Wire)
  }

  handleError(error: Error, connection: pg.Connection) {
    prepared.delete(connection as unknown as Wire)
    this.callback(error)
  }

  handleReadyForQuery() {
    this.callback(null)
  }
}

/** Begins a transaction that sees one tenant's rows. Roll back after an error: the transaction may have begun. */
export async function beginTransaction(client: pg.PoolClient, values: SettingValues): Promise<void> {
  const further = sharedSettings(client)
  if (further) {
    await client.query(['begin', ...localSettings(values, further)].join('; '))
    return
  }
  await new Promise<void>((resolve, reject) => {
    client.query(new TransactionBegin(values, (error) => (error ? reject(error) : resolve())))
  })
}
