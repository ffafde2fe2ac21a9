import { integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id64, tenantId } from './columns.ts'

const mean = (name: string) => numeric(name, { precision: 2, scale: 1, mode: 'number' })
const sumOf = (name: string) => integer(name).notNull().default(0)

/** Sums and counts behind the figures of a seller; only triggers write them. */
export const sellerRecord = pgTable(
  'seller_record',
  {
    tenantId: tenantId(),
    sellerId: id64('seller_id').notNull(),
    /** The figures before the first order that is counted here. */
    historyOrders: integer('history_orders').notNull(),
    historyDelivery: mean('history_delivery'),
    historyService: mean('history_service'),
    historyDescription: mean('history_description'),
    historyPerformance: numeric('history_performance', { precision: 4, scale: 1, mode: 'number' }),
    /** Orders confirmed in this shop. */
    orders: sumOf('orders'),
    deliverySum: sumOf('delivery_sum'),
    deliveryMarks: sumOf('delivery_marks'),
    serviceSum: sumOf('service_sum'),
    serviceMarks: sumOf('service_marks'),
    descriptionSum: sumOf('description_sum'),
    descriptionMarks: sumOf('description_marks'),
    performanceSum: sumOf('performance_sum'),
    performanceMarks: sumOf('performance_marks'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sellerId] })],
)
