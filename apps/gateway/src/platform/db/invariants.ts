import type { SQL } from 'drizzle-orm'

/** Violation, as a sentence → query for rows that must not exist. Its column `what` identifies the row. */
export type Invariants = Readonly<Record<string, SQL>>
