import type { SQL } from 'drizzle-orm'

/** Maps a description of each violation to a query for the invalid rows. The column `what` identifies a row. */
export type Invariants = Readonly<Record<string, SQL>>
