import type pg from 'pg'

/**
 * Connections of a pooler that gives every transaction any server connection, such as PgBouncer in transaction mode. What
 * one transaction prepares or sets, the next one does not find: it prepares nothing, and sets everything for itself.
 */
const shared = new WeakMap<object, Readonly<Record<string, string>>>()

/** Marks the connections of a pool, with the settings that each of their transactions begins with. */
export function markShared(pool: pg.Pool, settings: Readonly<Record<string, string>>): void {
  pool.on('connect', (client) => shared.set(client, settings))
}

/** The settings of each transaction on a shared connection; null if the connection is not shared. */
export const sharedSettings = (client: object): Readonly<Record<string, string>> | null => shared.get(client) ?? null
