import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Rows about stock that must not exist. */
export const stockInvariants: Invariants = {
  'stock: parts do not add up to what was received': sql`
    select id::text as what from offer where available + reserved + sold <> received or available < 0 or reserved < 0`,
  // A unit that is rented or in maintenance will be on sale again, so it counts as reserved.
  'stock: reserved or sold differs from the reservations and the rented units': sql`
    select o.id::text as what from offer o
    left join (select offer_id, sum(quantity) filter (where state = 'held') as held, sum(quantity) filter (where state = 'consumed') as consumed
      from reservation group by offer_id) r on r.offer_id = o.id
    left join (select offer_id, count(*) as out from account_unit where state in ('rented', 'release_due', 'maintenance') group by offer_id) u on u.offer_id = o.id
    where o.reserved <> coalesce(r.held, 0) + coalesce(u.out, 0) or o.sold < coalesce(r.consumed, 0)`,
  'stock: a unit is not where its reservation says': sql`
    select u.id::text as what from account_unit u
    left join reservation r on r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state in ('held', 'consumed')
    where (u.state = 'reserved' and r.state is distinct from 'held') or (u.state = 'free' and r.id is not null)
       or (r.state = 'consumed' and u.state not in ('sold', 'bad'))
       or (r.id is not null and u.state in ('replaced', 'expired', 'withdrawn'))`,
}
