import { createHash } from 'node:crypto'
import { secretOverlapHours } from '@tradepost/domain/offer/declared-stock'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { createClient } from './client.ts'

/** The client of a tenant's desk is named after the tenant: `lumen-desk`. */
const deskSuffix = '-desk'

/** Replaces the environment's secret of a client. The earlier one goes on for a day, in which the client is changed. */
async function replaceSecret(client: pg.Client, id: string, secretHash: Buffer): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ tenant_id: number; secret_hash: Buffer }>(
    'select tenant_id, secret_hash from client where id = $1 and secret_hash <> $2 for update',
    [id, secretHash],
  )
  const [row] = rows
  if (row) {
    await client.query(`select set_config('app.tenant_id', $1, true)`, [String(row.tenant_id)])
    await client.query(
      `insert into client_secret as s (tenant_id, client_id, secret_hash, source, ends_at)
         values ($1, $2, $3, 'installation', now() + make_interval(hours => $4))
       on conflict (tenant_id, client_id, secret_hash) do update set ends_at = excluded.ends_at
         where s.ends_at is null or s.ends_at > excluded.ends_at`,
      [row.tenant_id, id, row.secret_hash, secretOverlapHours],
    )
    // A secret that the environment had before works again, unless staff ended it.
    await client.query(
      'delete from client_secret where tenant_id = $1 and client_id = $2 and secret_hash = $3 and ended_by is null',
      [row.tenant_id, id, secretHash],
    )
    await client.query('update client set secret_hash = $2 where id = $1', [id, secretHash])
  }
  await client.query('commit')
}

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
    for (const [id, secret] of Object.entries(given.clientSecrets))
      await replaceSecret(client, id, createHash('sha256').update(secret).digest())
  } finally {
    await client.end()
  }
}
