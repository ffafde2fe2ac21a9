import pg from 'pg'

export type Client = pg.Client

/**
 * A single connection, not open yet. Losing it fails the statement that is asked on it, and ends no process: a client
 * of its own accord has no listener for that.
 */
export function createClient(connectionString: string): Client {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  return client
}
