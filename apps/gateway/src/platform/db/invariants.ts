import type { SQL } from 'drizzle-orm'

/** What must hold, by a sentence that says what does not: each query finds rows that must not exist, and `what` names the row. */
export type Invariants = Readonly<Record<string, SQL>>
