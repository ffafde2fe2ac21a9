import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

export const vaultInvariants: Invariants = {
  'vault: stock differs from the free units': sql`
    select o.id::text as what from offer o
    where o.vault_since is not null and o.available <> (select count(*) from account_unit a
      where a.tenant_id = o.tenant_id and a.offer_id = o.id and a.state = 'free')`,
  'vault: units on sale of an offer that is not supplied from them': sql`
    select o.id::text as what from offer o
    where o.vault_since is null and exists (select from account_unit a
      where a.tenant_id = o.tenant_id and a.offer_id = o.id and a.state in ('free', 'reserved'))`,
  'vault: delivered pieces differ from the units given for them': sql`
    select h.id::text as what from order_head h
    join offer o on o.tenant_id = h.tenant_id and o.id = h.offer_id
    where o.vault_since <= h.created_at and not exists (select from rental r where r.tenant_id = h.tenant_id and r.order_id = h.id)
      and h.delivered_quantity <> (select count(*) from delivery_unit d
        where d.tenant_id = h.tenant_id and d.order_id = h.id and d.replaces is null)`,
  'vault: a unit was replaced by a unit of another order, or is still in force': sql`
    select d.unit_id::text as what from delivery_unit d
    join delivery_unit b on b.tenant_id = d.tenant_id and b.unit_id = d.replaces
    join account_unit u on u.tenant_id = b.tenant_id and u.id = b.unit_id
    where b.order_id <> d.order_id or u.state <> 'replaced'`,
}
