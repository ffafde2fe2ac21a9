import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Queries for invalid rows about requests to support; each must return no rows. */
export const ticketInvariants: Invariants = {
  'ticket: its number of messages is not that of its messages': sql`
    select t.id::text as what from ticket t where t.last_seq <> (
      select coalesce(max(m.seq), 0) from ticket_message m where m.tenant_id = t.tenant_id and m.ticket_id = t.id)`,
  'ticket: a message names another customer than its request': sql`
    select m.ticket_id::text as what from ticket_message m join ticket t on t.tenant_id = m.tenant_id and t.id = m.ticket_id
    where m.customer_id is distinct from t.customer_id`,
  'ticket: an order of another buyer': sql`
    select t.id::text as what from ticket t join order_head o on o.tenant_id = t.tenant_id and o.id = t.order_id
    where o.buyer_id is distinct from t.customer_id`,
}
