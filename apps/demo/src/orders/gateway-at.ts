import type { Tx } from '@tradepost/gateway/platform/db/database'
import type { Deps } from '@tradepost/gateway/platform/deps'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { SeedTenant } from '../tenant/tenants.ts'

/** The gateway's dependencies and a transaction, both with a clock set to a past time. */
export interface Moment {
  deps: Deps
  tx: Tx
}

/** Sets the actor and the time of the transaction. The returned dependencies send no mails. */
export type GatewayAt = (actor: string, when: number) => Promise<Moment>

/** Lets the gateway act at past times of one tenant, in the transaction of the seed. */
export const gatewayAt =
  (client: pg.Client, tenant: Pick<SeedTenant, 'id'>, deps: Deps): GatewayAt =>
  async (actor, when) => {
    await client.query(
      `select set_config('app.tenant_id', $1, true), set_config('app.actor', $2, true), set_config('app.now', $3, true)`,
      [String(tenant.id), actor, new Date(when).toISOString()],
    )
    const pastDeps = { ...deps, clock: { now: () => new Date(when) }, mail: { enqueue: async () => false } }
    return { deps: pastDeps, tx: drizzle(client) }
  }

/** Ends acting at past times. */
export async function returnToNow(client: pg.Client): Promise<void> {
  // NOTE: deferred checks must run now; at the commit they would see the ledger of the last tenant only.
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
  await client.query(`select set_config('app.actor', 'seed', true), set_config('app.now', '', true)`)
}
