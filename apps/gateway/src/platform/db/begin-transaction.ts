import type pg from 'pg'
import { type SettingValues, settings } from './tenant-settings.ts'
import { inOnePiece, type Wire } from './wire.ts'

const statements = { begin: 'begin', begin_settings: settings }

/** The connections whose server knows the two statements by their names. */
const prepared = new WeakSet<Wire>()

/** `begin` and the settings of the transaction, both in one round trip. */
class TransactionBegin implements pg.Submittable {
  // NOTE: the client replaces it by one that also watches the time.
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
          // To close what is not there is no mistake; what is there may be of a beginning that failed.
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

/** Begins a transaction that sees one tenant's rows. A server that refuses may leave it begun: roll it back. */
export function beginTransaction(client: pg.PoolClient, values: SettingValues): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new TransactionBegin(values, (error) => (error ? reject(error) : resolve())))
  })
}
