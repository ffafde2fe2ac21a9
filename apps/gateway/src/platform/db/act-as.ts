import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Who acts from here on in this transaction, e.g. the platform that carries out what a seller agreed to. */
export const actAs = (tx: Tx, actor: string) => tx.execute(sql`select set_config('app.actor', ${actor}, true)`)
