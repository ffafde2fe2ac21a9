import pg from 'pg'

export type Client = pg.Client

/**
 * A single connection, not yet open. Without the error listener, losing the connection while it is idle would end the
 * process; with it only the next statement fails.
 */
export function createClient(connectionString: string): Client {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  return client
}
