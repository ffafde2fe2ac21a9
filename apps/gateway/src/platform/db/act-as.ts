import { sql } from 'drizzle-orm'
import { setLocal } from './connection/tenant-settings.ts'
import type { Tx } from './database.ts'

/** Changes the actor for the rest of this transaction, e.g. to the platform, which carries out a seller's decision. */
export const actAs = (tx: Tx, actor: string) => tx.execute(sql.raw(setLocal('app.actor', actor)))
