import { settledStates } from '@tradepost/domain/order/order-states'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'

/** Rows about chargebacks that must not exist. */
export const chargebackInvariants: Invariants = {
  'chargeback: orders lost more to banks than lost disputes say': sql`
    select o.paid_by::text as what from order_head o where o.charged_back_minor > 0 group by o.tenant_id, o.paid_by
    having sum(o.charged_back_minor) > coalesce((select sum(d.amount_minor - d.refunded_minor) from payment_dispute d
      where d.tenant_id = o.tenant_id and d.payment_id = o.paid_by and d.state = 'lost'), 0)`,
  'chargeback: lost, yet a settled order of its payment costs something': sql`
    select o.id::text as what from order_head o
    join payment p on p.tenant_id = o.tenant_id and p.id = o.paid_by
    join payment_dispute d on d.tenant_id = p.tenant_id and d.payment_id = p.id and d.state = 'lost'
      and d.currency = p.currency and d.amount_minor >= p.amount_minor
    where o.state in ${stateList(...settledStates)} and o.charged_back_minor < o.total_minor - o.part_refunded_minor`,
  'chargeback: answered without the evidence that was sent, or not answered and yet sent': sql`
    select d.id as what from payment_dispute d
    where (d.answer is not distinct from 'evidence') <> (d.evidence is not null) and d.forgotten_at is null
      or d.answer is null and d.sent_at is not null`,
}
