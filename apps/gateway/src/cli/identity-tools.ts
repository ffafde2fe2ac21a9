import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { disablePartner, issuePartnerSecret } from '../modules/account/open-login/partner-store.ts'
import type { Config } from '../platform/config/config.ts'
import { sealAgain } from '../platform/crypto/secret-seal.ts'
import type { Client } from '../platform/db/client.ts'
import type { Tx } from '../platform/db/database.ts'
import { tenant } from '../platform/db/schema/platform.ts'
import { asOwner } from './as-owner.ts'
import type { OpenDatabase } from './open-database.ts'

const inTenant = <T>(client: Client, tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  drizzle(client).transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant_id', ${String(tenantId)}, true)`)
    return work(tx as Tx)
  })

const clientShape = /^[a-z0-9][a-z0-9-]{2,63}$/

/** Creates a partner for one-click links, issues it another secret, or turns it off. */
export function runPartner(
  config: Config,
  database: OpenDatabase,
  [code = '', clientId = '', mode = 'ticket']: readonly string[],
): Promise<string> {
  return asOwner(config, database, async (client, deps) => {
    const [row] = await drizzle(client).select().from(tenant).where(eq(tenant.code, code))
    if (!row) throw new Error(`There is no tenant "${code}".`)
    if (!clientShape.test(clientId))
      throw new Error('The name of a partner has 3 to 64 lower-case letters, digits and hyphens.')
    if (mode === 'off') {
      const isDisabled = await inTenant(client, row.id, (tx) => disablePartner(tx, row.id, clientId))
      if (!isDisabled) throw new Error(`${code} has no partner "${clientId}".`)
      return `${clientId} may no longer sign links`
    }
    if (mode !== 'ticket' && mode !== 'legacy') throw new Error('The mode must be ticket, legacy or off.')
    const facts = { tenantId: row.id, clientId, passwordMode: mode, now: deps.clock.now() } as const
    const secret = await inTenant(client, row.id, (tx) => issuePartnerSecret(deps, tx, facts))
    return `secret of ${clientId}, shown only once; the previous one stays valid:\n${secret}`
  })
}

/** After APP_SECRET changed: wraps every tenant's keys with the new secret, so that the old one is no longer needed. */
export function runRewrap(config: Config, database: OpenDatabase): Promise<string> {
  return asOwner(config, database, async (client, deps) => {
    let changed = 0
    for (const { id } of await drizzle(client).select().from(tenant)) {
      changed += await inTenant(client, id, (tx) => deps.secrets.rewrap(tx, id))
    }
    await sealAgain(drizzle(client) as unknown as Tx, deps.secrets.sealProof())
    return `${changed} keys wrapped with the new secret; APP_SECRET_PREVIOUS is no longer needed`
  })
}
