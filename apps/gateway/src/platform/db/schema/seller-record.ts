import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id64, tenantId } from './columns.ts'

/** What the figures of a seller are computed from; only triggers write it. */
export const sellerRecord = pgTable(
  'seller_record',
  {
    tenantId: tenantId(),
    sellerId: id64('seller_id').notNull(),
    /** Orders confirmed in this shop. */
    orders: integer('orders').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sellerId] })],
)
