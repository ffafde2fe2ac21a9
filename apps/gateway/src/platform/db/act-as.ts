import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Changes the actor for the rest of this transaction, e.g. to the platform, which carries out a seller's decision. */
export const actAs = (tx: Tx, actor: string) => tx.execute(sql`select set_config('app.actor', ${actor}, true)`)
