import { createHash } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { createClient } from './client.ts'

/** The client of a tenant's desk is named after the tenant: `lumen-desk`. */
const deskSuffix = '-desk'

/**
 * Writes origins and client secrets from the environment into tables that are read-only to the application. Values that
 * the environment does not set stay unchanged: a default must not replace a value that is in use.
 */
export async function applySettings(
  ownerUrl: string,
  { given, privilegedClients }: Pick<Config, 'given' | 'privilegedClients'>,
): Promise<void> {
  const client = createClient(ownerUrl)
  await client.connect()
  try {
    for (const [code, origin] of Object.entries(given.siteOrigins)) {
      const { host } = new URL(origin)
      await client.query(
        'update site s set origin = $2, domain = $3 from tenant t where t.id = s.tenant_id and t.code = $1 and s.origin <> $2',
        [code, origin, host],
      )
    }
    for (const [id, code] of Object.entries(privilegedClients)) {
      const secret = given.clientSecrets[id]
      if (!secret) continue
      await client.query(
        'insert into client (id, tenant_id, secret_hash) select $1, id, $3 from tenant where code = $2 on conflict (id) do nothing',
        [id, code, createHash('sha256').update(secret).digest()],
      )
    }
    // The desk of a tenant is a client of its own, so that its secret is not the shop's.
    for (const [id, secret] of Object.entries(given.clientSecrets).filter(([name]) => name.endsWith(deskSuffix))) {
      await client.query(
        'insert into client (id, tenant_id, secret_hash) select $1, id, $3 from tenant where code = $2 on conflict (id) do nothing',
        [id, id.slice(0, -deskSuffix.length), createHash('sha256').update(secret).digest()],
      )
    }
    for (const [id, secret] of Object.entries(given.clientSecrets)) {
      await client.query('update client set secret_hash = $2 where id = $1 and secret_hash <> $2', [
        id,
        createHash('sha256').update(secret).digest(),
      ])
    }
  } finally {
    await client.end()
  }
}
