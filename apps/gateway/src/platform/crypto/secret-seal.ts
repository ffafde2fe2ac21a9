import { sql } from 'drizzle-orm'
import { ConfigError } from '../config/config.ts'
import type { Tx } from '../db/database.ts'
import { errorCode } from '../db/faults.ts'
import { appSecretSeal, tenant } from '../db/schema/platform.ts'
import type { Deps } from '../deps.ts'

type Needs = Pick<Deps, 'db' | 'secrets' | 'config'>

/** SQLSTATEs of a missing table, a missing privilege and a read-only server: the secret cannot be checked yet. */
const tooEarly = new Set(['42P01', '42501', '25006'])

/** Checks the secret by decrypting the tenants' keys, for a database without a seal. */
async function opensEveryKey({ db, secrets }: Needs): Promise<boolean> {
  const rows = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  for (const { id } of rows) {
    const opened = await db.withTenant(id, 'gateway', (tx) => secrets.opensKeys(tx, id))
    if (!opened) return false
  }
  return true
}

const readSeal = async ({ db }: Needs): Promise<Buffer | undefined> => {
  const [row] = await db.withoutTenant((tx) => tx.select({ sealed: appSecretSeal.sealed }).from(appSecretSeal))
  return row?.sealed
}

/** True if APP_SECRET, or one of APP_SECRET_PREVIOUS, fits this database. Writes nothing. */
export async function opensSealed(needs: Needs): Promise<boolean> {
  const sealed = await readSeal(needs)
  return sealed ? needs.secrets.opensProof(sealed) : opensEveryKey(needs)
}

/**
 * True if APP_SECRET, or one of APP_SECRET_PREVIOUS, fits this database; undefined while it has no schema. The first
 * gateway on a database stores the seal that all others are checked against.
 */
export async function fitsSecret(needs: Needs): Promise<boolean | undefined> {
  const { db, secrets } = needs
  try {
    if (!(await readSeal(needs))) {
      if (!(await opensEveryKey(needs))) return false
      await db.withoutTenant((tx) =>
        tx.insert(appSecretSeal).values({ sealed: secrets.sealProof() }).onConflictDoNothing(),
      )
    }
    const sealed = await readSeal(needs)
    return sealed && secrets.opensProof(sealed)
  } catch (error) {
    if (tooEarly.has(errorCode(error) ?? '')) return undefined
    throw error
  }
}

export function otherSecret({ config }: Pick<Needs, 'config'>): string {
  const hint = config.database ? '' : ' `npm start` keeps it in secrets.json of the data folder.'
  return `APP_SECRET is not the one that this database was sealed with: set that one, or name it in APP_SECRET_PREVIOUS.${hint}`
}

/** Refuses to start with a secret that does not fit this database. */
export async function requireSecret(needs: Needs): Promise<void> {
  if ((await fitsSecret(needs)) === false) throw new ConfigError([otherSecret(needs)])
}

/** Replaces the seal by one of the current secret, as the owning role. */
export const sealAgain = (tx: Tx, sealed: Buffer): Promise<unknown> =>
  tx
    .insert(appSecretSeal)
    .values({ sealed })
    .onConflictDoUpdate({ target: appSecretSeal.onlyRow, set: { sealed, sealedAt: sql`now()` } })
