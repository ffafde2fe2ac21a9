import { sql } from 'drizzle-orm'
import { orderHead } from '../../platform/db/schema/order/order.ts'

/** SQL: the seller's price of one unit in US cents when the order was made, which no coupon and no rate changes. */
export const soldUsdMinor = sql<number>`coalesce(${orderHead.offer} #>> '{converted,from,minor}',
  ${orderHead.offer} #>> '{price,minor}')::bigint`.mapWith(Number)
