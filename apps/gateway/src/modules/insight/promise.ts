import { refundedStates } from '@tradepost/domain/order/order-states'
import { afterSalesHours, deliveryPromiseMinutes } from '@tradepost/domain/time/windows'
import { type SQL, sql } from 'drizzle-orm'
import { orderEvent, orderHead } from '../../platform/db/schema/order/order.ts'

/** The time from payment to delivery of an order; null before the delivery. */
export const deliveryTook = sql`${orderHead.deliveredAt} - ${orderHead.paidAt}`

/** The time within which an order was promised, as docs/seller-facts.md defines it. */
const promised = sql`case when ${orderHead.deliveryMode} = 'platform' then make_interval(mins => ${deliveryPromiseMinutes}::int)
  when (${orderHead.offer} ->> 'deliveryMinutes')::int > 0 then make_interval(mins => (${orderHead.offer} ->> 'deliveryMinutes')::int)
  else make_interval(hours => ${afterSalesHours}::int) end`

export const deliveredInTime = sql`${deliveryTook} <= ${promised}`

/** True for an order without a delivery whose promise is broken; one refunded before the promised time is not. */
export const deliveryIsOverdue = (now: Date): SQL => sql`${orderHead.deliveredAt} is null
  and ${orderHead.paidAt} + ${promised} < coalesce(
    (select min(${orderEvent.at}) from ${orderEvent} where ${orderEvent.tenantId} = ${orderHead.tenantId}
      and ${orderEvent.orderId} = ${orderHead.id} and ${orderEvent.toState} in (${sql.join(
        refundedStates.map((state) => sql`${state}`),
        sql`, `,
      )})), ${now.toISOString()}::timestamptz)`
