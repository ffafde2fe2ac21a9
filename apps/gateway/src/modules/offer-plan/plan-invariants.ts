import { mostPlans } from '@tradepost/domain/limits/list-limits'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

export const planInvariants: Invariants = {
  'offer: its price differs from the last one of its history': sql`
    select o.id::text as what from offer o
    where o.price_minor is distinct from (select p.price_minor from offer_price p
      where p.tenant_id = o.tenant_id and p.offer_id = o.id order by p.n desc limit 1)`,
  'offer: the prices of its history are not counted from 1': sql`
    select p.offer_id::text as what from offer_price p
    group by p.tenant_id, p.offer_id having max(p.n) <> count(*)`,
  'plan: more wait than allowed': sql`
    select p.offer_id::text as what from offer_plan p
    where p.state = 'open' group by p.tenant_id, p.offer_id having count(*) > ${mostPlans}`,
}
