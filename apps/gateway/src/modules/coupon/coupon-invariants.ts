import { refundedStates } from '@tradepost/domain/order/order-states'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'

// Columns as JSON: a database from before them, which is checked before it is moved, does not have them.
const payer = sql`(to_jsonb(g) ->> 'seller_id')::bigint`

const partDiscount = sql`coalesce((to_jsonb(order_head) ->> 'part_discount_minor')::bigint, 0)`

/** Rows about coupons that must not exist. */
export const couponInvariants: Invariants = {
  'coupon: swapped for points without a transfer of as many points, or the other way round': sql`
    select coalesce(g.id::text, t.ref_id) as what
    from (select id, tenant_id, buyer_id, (to_jsonb(c) ->> 'points')::int as points from coupon_grant c
      where coalesce((to_jsonb(c) ->> 'points')::int, 0) > 0) g
    full join (select tr.tenant_id, tr.ref_id, p.amount, a.owner_id from transfer tr
      join posting p on p.tenant_id = tr.tenant_id and p.transfer_id = tr.id and p.amount < 0
      join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where tr.kind = 'points_spent') t on t.tenant_id = g.tenant_id and t.ref_id = g.id::text
    where g.points is distinct from -t.amount or g.buyer_id::text is distinct from t.owner_id`,
  "coupon: a seller's coupon lowers the price of another seller's order, or somebody else pays for it": sql`
    select o.id::text as what from coupon_grant g join order_head o on o.tenant_id = g.tenant_id and o.purchase_id = g.purchase_id
    where o.discount_minor > 0 and (o.seller_id <> ${payer} or (o.discount_borne_by = 'seller') <> (${payer} is not null))`,
  'coupon: used or locked without an order whose price it lowers': sql`
    select g.id::text as what from coupon_grant g where g.state <> 'free' and not exists (
      select 1 from order_head o where o.tenant_id = g.tenant_id and o.purchase_id = g.purchase_id and o.discount_minor > 0)`,
  'coupon: the platform paid more or less than its coupons took off': sql`
    select coalesce(a.unit, o.currency) as what
    from (select unit, -balance as paid from ledger_account where purpose = 'coupon_cost') a
    full join (select currency, sum(discount_minor - ${partDiscount}) as due from order_head
      where paid_by is not null and discount_borne_by = 'platform' and state not in ${stateList(...refundedStates)} group by currency) o on o.currency = a.unit
    where coalesce(a.paid, 0) <> coalesce(o.due, 0)`,
}
