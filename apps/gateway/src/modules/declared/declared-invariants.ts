import { refundedStates, settledStates } from '@tradepost/domain/order/order-states'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'

export const declaredInvariants: Invariants = {
  'declared: an offer has declared stock, and its seller no endpoint': sql`
    select o.id::text as what from offer o
    where o.declared_since is not null and not exists (select from seller_endpoint e
      where e.tenant_id = o.tenant_id and e.seller_id = o.seller_id)`,
  'declared: units were asked for that nobody reserved': sql`
    select p.id::text as what from declared_request p
    where p.kind = 'provide' and not exists (select from declared_request r where r.tenant_id = p.tenant_id
      and r.order_id = p.order_id and r.kind = 'reserve' and r.state = 'done')`,
  'declared: units were provided, and the order has none': sql`
    select p.id::text as what from declared_request p
    where p.kind = 'provide' and p.state = 'done' and p.answer = 'ok' and not exists (select from delivery_unit d
      where d.tenant_id = p.tenant_id and d.order_id = p.order_id) and not exists (select from declared_request c
      where c.tenant_id = p.tenant_id and c.order_id = p.order_id and c.kind = 'cancel')
      and exists (select from order_head h where h.tenant_id = p.tenant_id and h.id = p.order_id and h.delivered_quantity = h.quantity)`,
  'declared: a program is still asked for an order that is over': sql`
    select r.id::text as what from declared_request r
    join order_head h on h.tenant_id = r.tenant_id and h.id = r.order_id
    where r.state = 'pending' and r.kind <> 'cancel' and h.state in ${stateList('delivered', ...refundedStates, ...settledStates)}`,
  'declared: a program that may hold units of a refunded order was not told': sql`
    select h.id::text as what from order_head h
    join declared_request r on r.tenant_id = h.tenant_id and r.order_id = h.id and r.kind = 'reserve' and r.state = 'done'
    where h.state in ${stateList(...refundedStates)}
      and not exists (select from declared_request c where c.tenant_id = h.tenant_id and c.order_id = h.id
        and (c.kind = 'cancel' or c.kind = 'provide' and c.state = 'done'))`,
}
