import { endStates, settledStates, undeliveredStates, unpaidStates } from '@tradepost/domain/order/order-states'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'
import { hasJob } from '../../platform/jobs/has-job.ts'
import { jobNames } from './job-names.ts'

/** Rows about orders that must not exist. */
export const orderInvariants: Invariants = {
  'order: state is not that of its last event': sql`
    select o.id::text as what from order_head o
    where o.state <> (select e.to_state from order_event e where e.tenant_id = o.tenant_id and e.order_id = o.id order by e.seq desc limit 1)`,
  'order: entered two terminal states': sql`
    select order_id::text as what from order_event
    where to_state in ${stateList(...endStates)} group by order_id having count(*) > 1`,
  'order: paid state without a payment, or the other way round': sql`
    select o.id::text as what from order_head o
    where (o.state in ${stateList(...unpaidStates)}) = (o.paid_by is not null)`,
  'order: paid, yet neither delivered nor refunded nor in progress': sql`
    select o.id::text as what from order_head o
    left join delivery d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where (o.state in ${stateList('delivered', ...settledStates)} and d.order_id is null)
       or (o.state in ${stateList(...undeliveredStates)} and (d.order_id is not null) <> (o.delivered_quantity > 0))`,
  'order: waits for the platform without a job that delivers or refunds it': sql`
    select o.id::text as what from order_head o
    where o.state = 'paid' and o.delivery_mode = 'platform'
      and not ${hasJob(sql`o.tenant_id`, jobNames.deliverOrder, sql`o.id`)}
      and not ${hasJob(sql`o.tenant_id`, jobNames.refundUndelivered, sql`o.id`)}`,
  'order: lacks pieces of the platform without a job that refunds them': sql`
    select o.id::text as what from order_head o
    where o.state = 'delivering' and o.delivery_mode = 'platform' and o.delivered_quantity > 0
      and to_jsonb(o) ? 'refunded_quantity'
      and not ${hasJob(sql`o.tenant_id`, jobNames.refundRest, sql`o.id`)}`,
}
