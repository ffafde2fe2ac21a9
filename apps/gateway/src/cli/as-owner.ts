import { compose } from '../compose.ts'
import type { Config } from '../platform/config/config.ts'
import { requireSecret } from '../platform/crypto/secret-seal.ts'
import { type Client, createClient } from '../platform/db/client.ts'
import type { Deps } from '../platform/deps.ts'
import type { OpenDatabase } from './open-database.ts'

/** Runs as the owning role: the application's role may only read the tables of tenants, clients and keys. */
export async function asOwner<T>(
  config: Config,
  database: OpenDatabase,
  work: (client: Client, deps: Deps) => Promise<T>,
): Promise<T> {
  if (!database.ownerUrl)
    throw new Error('DATABASE_OWNER_URL is missing; tenants and keys are changed by the owning role.')
  const client = createClient(database.ownerUrl)
  const deps = compose({ config, databaseUrl: database.appUrl })
  await client.connect()
  try {
    await requireSecret(deps)
    return await work(client, deps)
  } finally {
    await client.end()
    await deps.db.close()
  }
}
