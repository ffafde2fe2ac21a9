import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Queries for invalid rows about bought G Coin; each must return no rows. */
export const walletInvariants: Invariants = {
  'top-up: dollars and coins of a payment differ': sql`
    select coalesce(u.ref_id, c.ref_id) as what
    from (select t.ref_id, sum(p.amount) as n from transfer t join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
        where t.kind = 'top_up' and p.amount > 0 group by t.ref_id) u
    full join (select t.ref_id, sum(p.amount) as n from transfer t join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
        where t.kind = 'gcoin_issue' and t.ref_kind = 'payment' and p.amount > 0 group by t.ref_id) c on c.ref_id = u.ref_id
    where u.n is distinct from c.n`,
}
