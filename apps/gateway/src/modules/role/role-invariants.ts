import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Queries for invalid rows about roles; each must return no rows. */
export const roleInvariants: Invariants = {
  'role: a tenant has staff but no owner who can sign in': sql`
    select m.tenant_id::text as what from role_member m where m.side = 'staff'
    group by m.tenant_id having not exists (
      select 1 from role_member o join app_user u on u.tenant_id = o.tenant_id and u.id = o.user_id and u.enabled
      where o.tenant_id = m.tenant_id and o.side = 'staff' and o.preset = 'owner')`,
  'role: the person whom a seller belongs to is not its owner': sql`
    select s.id::text as what from seller s where s.user_id is not null and not exists (
      select 1 from role_member m where m.tenant_id = s.tenant_id and m.side = 'seller' and m.user_id = s.user_id
        and m.seller_id = s.id and m.preset = 'seller_owner')`,
}
