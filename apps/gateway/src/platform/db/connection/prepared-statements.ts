import type pg from 'pg'
import { sharedSettings } from './shared-connections.ts'

/** Maximum number of named statements. Further statements are sent unnamed, so that no connection caches more plans. */
const most = 300
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const name = names.get(text) ?? (names.size < most ? `s${names.size}` : undefined)
  if (name) names.set(text, name)
  return name
}

/** Connections whose current transaction prepares its statements. */
const preparing = new WeakSet<object>()

/** Decides whether the transaction that begins on a connection prepares its statements. */
export function setPreparing(client: pg.PoolClient, isOn: boolean): void {
  if (isOn && !sharedSettings(client)) preparing.add(client)
  else preparing.delete(client)
}

/**
 * Wraps a connection for the query builder. Statements that find few rows by their keys take longer to plan than to
 * run, so transactions with the option `prepared` reuse the plans that a connection has cached.
 */
export const preparedClient = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key, target)
      return (config: pg.QueryConfig, ...rest: unknown[]) => {
        const name = config.name ?? (preparing.has(target) ? nameOf(config.text) : undefined)
        const query = target.query as (...args: unknown[]) => unknown
        return query.call(target, name ? { ...config, name } : config, ...rest)
      }
    },
  })
