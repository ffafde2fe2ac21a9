import { sql } from 'drizzle-orm'
import { ConfigError } from './config.ts'
import type { Tx } from './db/database.ts'
import { errorCode } from './db/faults.ts'
import type { Deps } from './deps.ts'

type Needs = Pick<Deps, 'db' | 'secrets' | 'config'>

/** No such table, no right to it yet, or a server that takes no writes: nothing can be said of the secret. */
const tooEarly = new Set(['42P01', '42501', '25006'])

/** Before there was a seal, or before anything was sealed, the tenants' keys say whose they are. */
async function opensEveryKey({ db, secrets }: Needs): Promise<boolean> {
  const { rows } = await db.withoutTenant((tx) => tx.execute<{ id: number }>(sql`select id from tenant`))
  for (const { id } of rows) {
    const opened = await db.withTenant(id, 'gateway', (tx) => secrets.opensKeys(tx, id))
    if (!opened) return false
  }
  return true
}

/**
 * Whether APP_SECRET, or an earlier one that is named, is what this database was sealed with; undefined while its
 * schema is not there. The first gateway on a database leaves the seal that all others are held to.
 */
export async function fitsSecret(needs: Needs): Promise<boolean | undefined> {
  const { db, secrets } = needs
  const read = () =>
    db
      .withoutTenant((tx) => tx.execute<{ sealed: Buffer }>(sql`select sealed from app_secret_seal`))
      .then(({ rows }) => rows[0])
  try {
    if (!(await read())) {
      if (!(await opensEveryKey(needs))) return false
      await db.withoutTenant((tx) =>
        tx.execute(sql`insert into app_secret_seal (sealed) values (${secrets.sealProof()}) on conflict do nothing`),
      )
    }
    const seal = await read()
    return seal && secrets.opensProof(seal.sealed)
  } catch (error) {
    if (tooEarly.has(errorCode(error) ?? '')) return undefined
    throw error
  }
}

/** Refuses to start with a secret that opens nothing of what this database holds. */
export async function requireSecret(needs: Needs): Promise<void> {
  if ((await fitsSecret(needs)) !== false) return
  const kept = needs.config.database ? '' : ' `npm start` keeps it in secrets.json of the data folder.'
  throw new ConfigError([
    `APP_SECRET is not the one that this database was sealed with: set that one, or name it in APP_SECRET_PREVIOUS.${kept}`,
  ])
}

/** Seals anew with the newest secret, as the owning role. */
export const sealAgain = (tx: Tx, sealed: Buffer): Promise<unknown> =>
  tx.execute(sql`insert into app_secret_seal (sealed) values (${sealed})
    on conflict (only_row) do update set sealed = excluded.sealed, sealed_at = now()`)
