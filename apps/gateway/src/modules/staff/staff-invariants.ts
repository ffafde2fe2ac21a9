import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Queries for invalid rows about acts of staff; each must return no rows. */
export const staffInvariants: Invariants = {
  'service: a correction without the act that ordered it, or one that moved nothing': sql`
    select coalesce(a.id, t.id)::text as what
    from (select * from service_act where kind = 'correction' and step in ('decided', 'approved')) a
    full join (select * from transfer where kind = 'correction') t on t.tenant_id = a.tenant_id and t.id = a.transfer_id
    where a.id is null or t.id is null`,
  'service: one person proposed and approved': sql`
    select a.id::text as what from service_act a
    join service_act p on p.tenant_id = a.tenant_id and p.id = a.proposal_id where p.user_id = a.user_id`,
}
