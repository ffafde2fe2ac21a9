import { unitClaimStates } from '@tradepost/domain/order/order-states'
import { mostUnitClaims } from '@tradepost/domain/order/unit-claims'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'
import { hasJob } from '../../platform/jobs/has-job.ts'
import { jobNames } from '../order/job-names.ts'

/** Rows about claims of units and refunded parts that must not exist. */
export const unitClaimInvariants: Invariants = {
  'refund: the parts that went back differ from what the order counts': sql`
    select o.id::text as what from order_head o
    where o.part_refunded_minor <> coalesce((select sum(r.minor) from part_refund r
      where r.tenant_id = o.tenant_id and r.order_id = o.id), 0)`,
  'refund: a part without its transfer': sql`
    select r.order_id::text as what from part_refund r
    left join transfer t on t.tenant_id = r.tenant_id and t.id = r.transfer_id and t.kind = 'refund' and t.ref_id = r.order_id::text
    where t.id is null and r.transfer_id is not null`,
  'refund: the missing pieces or the discounts that went back differ from what the order counts': sql`
    select o.id::text as what from order_head o left join (select r.tenant_id, r.order_id,
        sum(r.pieces) filter (where r.reason in ('undelivered', 'overdue')) as pieces,
        sum((to_jsonb(r) ->> 'discount_minor')::bigint) as discount from part_refund r group by 1, 2) r
      on r.tenant_id = o.tenant_id and r.order_id = o.id
    where coalesce((to_jsonb(o) ->> 'refunded_quantity')::int, 0) <> coalesce(r.pieces, 0)
      or coalesce((to_jsonb(o) ->> 'part_discount_minor')::bigint, 0) <> coalesce(r.discount, 0)`,
  'refund: pays back more pieces than the order has': sql`
    select o.id::text as what from order_head o join part_refund r on r.tenant_id = o.tenant_id and r.order_id = o.id
    group by o.tenant_id, o.id, o.quantity having sum(r.pieces) >= o.quantity`,
  'unit claim: open about an order that is decided about as a whole, or has no job that ends it': sql`
    select c.id::text as what from unit_claim c join order_head o on o.tenant_id = c.tenant_id and o.id = c.order_id
    where c.answer is null and (o.state not in ${stateList(...unitClaimStates)}
      or not ${hasJob(sql`c.tenant_id`, jobNames.endUnitClaim, sql`c.id`)})`,
  'unit claim: of a unit that another order received': sql`
    select c.id::text as what from unit_claim c join delivery_unit d on d.tenant_id = c.tenant_id and d.unit_id = c.unit_id
    where d.order_id <> c.order_id`,
  'unit claim: replaced, but the unit was not': sql`
    select c.id::text as what from unit_claim c
    where c.answer = 'replaced' and not exists (select from delivery_unit d
      where d.tenant_id = c.tenant_id and d.replaces = c.unit_id)`,
  'unit claim: refunded without the part that went back, or the other way round': sql`
    select coalesce(c.order_id, r.order_id)::text as what from
      (select tenant_id, order_id, count(*) as n, sum(refunded_minor) as minor from unit_claim
        where answer = 'refunded' group by 1, 2) c
    full join (select tenant_id, order_id, count(*) as n, sum(minor) as minor from part_refund
        where reason = 'unit' group by 1, 2) r on r.tenant_id = c.tenant_id and r.order_id = c.order_id
    join order_head o on o.tenant_id = coalesce(c.tenant_id, r.tenant_id) and o.id = coalesce(c.order_id, r.order_id)
    where (c.n, c.minor) is distinct from (r.n, r.minor)
      and not coalesce(o.state = 'refunded' and c.n = coalesce(r.n, 0) + 1 and c.minor > coalesce(r.minor, 0), false)`,
  'unit claim: more of one order than allowed': sql`
    select order_id::text as what from unit_claim group by tenant_id, order_id having count(*) > ${mostUnitClaims}`,
}
