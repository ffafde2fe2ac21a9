import type pg from 'pg'

/** Statements with a name; more are sent without one, so that no connection keeps more plans than this. */
const most = 300
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const name = names.get(text) ?? (names.size < most ? `s${names.size}` : undefined)
  if (name) names.set(text, name)
  return name
}

/** Connections whose current transaction prepares what it sends. */
const preparing = new WeakSet<object>()

/** Decides whether the transaction that begins on a connection prepares its statements. */
export function setPreparing(client: pg.PoolClient, isOn: boolean): void {
  if (isOn) preparing.add(client)
  else preparing.delete(client)
}

/**
 * The connection as the query builder uses it. Planning takes longer than running for statements that find few rows by
 * their keys, so transactions that say so have each connection keep its plans.
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
