import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Queries for invalid rows about passes; each must return no rows. */
export const passInvariants: Invariants = {
  'membership: periods overlap, or one is missing between two': sql`
    select membership_id::text as what from (
      select membership_id, starts_at, period_no, lag(ends_at) over w as before, lag(period_no, 1, 0) over w as previous
      from membership_period window w as (partition by tenant_id, membership_id order by period_no)) p
    where starts_at < before or period_no <> previous + 1`,
  'membership: as many sales as periods': sql`
    select s.n || ' sales, ' || p.n || ' periods' as what
    from (select count(*) n from transfer where kind = 'pass_sale') s, (select count(*) n from membership_period) p where s.n <> p.n`,
  'membership: a captured payment is neither a period nor given back': sql`
    select y.id::text as what from payment y join purchase b on b.tenant_id = y.tenant_id and b.id = y.purchase_id and b.kind = 'membership'
    left join membership_period p on p.tenant_id = y.tenant_id and p.payment_id = y.id
    where (y.state = 'captured' and p.payment_id is null) or (p.payment_id is not null and y.state in ('created', 'pending', 'failed', 'cancelled'))`,
  'membership: ends at another time than its newest period': sql`
    select m.id::text as what from membership m
    where m.ends_at is distinct from (select max(p.ends_at) from membership_period p where p.tenant_id = m.tenant_id and p.membership_id = m.id)`,
  'membership: state is not that of its last event': sql`
    select m.id::text as what from membership m
    where m.state <> coalesce((select e.to_state from membership_event e where e.tenant_id = m.tenant_id and e.membership_id = m.id order by e.seq desc limit 1), 'none')`,
}
