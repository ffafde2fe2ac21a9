import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { hasJob } from '../../platform/jobs/has-job.ts'
import { jobNames } from '../order/job-names.ts'

/** Rows about refunds, disputes and insurance that must not exist. */
export const afterSalesInvariants: Invariants = {
  'refund: waits for its seller without an open request or a job that ends it': sql`
    select o.id::text as what from order_head o
    left join refund_request r on r.tenant_id = o.tenant_id and r.order_id = o.id and r.answer is null
    where (o.state = 'refund_requested') is distinct from (r.order_id is not null)
      or (o.state = 'refund_requested' and (o.deadline_at <> r.answer_by or not ${hasJob(sql`o.tenant_id`, jobNames.autoRefund, sql`o.id`)}))`,
  'refund: refused without a job that ends the wait for a dispute': sql`
    select o.id::text as what from order_head o
    where o.state = 'refund_rejected' and not ${hasJob(sql`o.tenant_id`, jobNames.endRefusal, sql`o.id`)}`,
  'dispute: open without a disputed order, or the other way round': sql`
    select coalesce(o.id, d.order_id)::text as what from (select * from order_head where state = 'disputed') o
    full join (select * from dispute where outcome is null) d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where o.id is null or d.order_id is null`,
  'insurance: a paid claim without its one transfer, or a transfer without its claim': sql`
    select coalesce(c.order_id::text, t.ref_id) as what from (select * from insurance_claim where outcome = 'paid') c
    full join (select ref_id, count(*) as n from transfer where kind = 'insurance' group by ref_id) t on t.ref_id = c.order_id::text
    where t.n is distinct from 1 or c.order_id is null`,
}
