import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/db/database.ts'
import { sellerMark } from '../../platform/db/schema/trust.ts'

type Act = Omit<typeof sellerMark.$inferInsert, 'id' | 'seq'>

/** Writes the act that gives a seller a mark, or takes it. The mark itself follows by a trigger. */
export const writeMark = (tx: Tx, act: Act) => tx.insert(sellerMark).values({ ...act, id: randomUUID() })
