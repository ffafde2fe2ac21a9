import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { tenant } from '../platform/db/schema/platform.ts'
import { membershipChecks } from './pass/pass-checks.ts'

/**
 * What each payment of orders has to give back: all it paid for an order that another payment paid for, or none; what an
 * order costs that was paid back. A purchase may have any number of payments.
 */
const due = sql`with due as (
    select l.payment_id, l.order_id, o.currency,
      case when o.paid_by is distinct from l.payment_id then l.amount_minor
        when o.state in ('refunded', 'auto_refunded') then o.total_minor else 0 end as minor
    from payment_order l join order_head o on o.tenant_id = l.tenant_id and o.id = l.order_id
    join payment y on y.tenant_id = l.tenant_id and y.id = l.payment_id
    where y.state in ('captured', 'partially_refunded', 'refunded'))`

/** Each query finds rows that must not exist; `what` names the row. */
const checks: Record<string, ReturnType<typeof sql>> = {
  'ledger: postings of a unit do not sum to zero': sql`
    select t.unit as what from posting p join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
    group by t.unit having sum(p.amount) <> 0`,
  'ledger: balance is not the sum of its postings': sql`
    select a.id::text as what from ledger_account a
    where a.balance <> (select coalesce(sum(p.amount), 0) from posting p where p.tenant_id = a.tenant_id and p.account_id = a.id)`,
  'ledger: escrow does not hold exactly what open orders paid': sql`
    select coalesce(e.unit, o.currency) as what from
      (select unit, balance from ledger_account where purpose = 'escrow') e
      full join (select currency, sum(case when discount_borne_by = 'platform' then full_minor else total_minor end) as due from order_head
        where paid_by is not null and state not in ('confirmed', 'closed', 'resolved_seller', 'refunded', 'auto_refunded') group by currency) o
      on o.currency = e.unit
    where coalesce(e.balance, 0) <> coalesce(o.due, 0)`,
  'order: state is not that of its last event': sql`
    select o.id::text as what from order_head o
    where o.state <> (select e.to_state from order_event e where e.tenant_id = o.tenant_id and e.order_id = o.id order by e.seq desc limit 1)`,
  'order: entered two terminal states': sql`
    select order_id::text as what from order_event
    where to_state in ('confirmed', 'refunded', 'auto_refunded', 'cancelled') group by order_id having count(*) > 1`,
  'order: paid state without a payment, or the other way round': sql`
    select o.id::text as what from order_head o
    where (o.state in ('awaiting_payment', 'expired', 'cancelled')) = (o.paid_by is not null)`,
  'order: paid, yet neither delivered nor refunded nor in progress': sql`
    select o.id::text as what from order_head o
    left join delivery d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where (o.state in ('delivered', 'confirmed', 'closed') and d.order_id is null)
       or (o.state in ('paid', 'delivering') and d.order_id is not null)`,
  'order: waits for the platform without a job that delivers or refunds it': sql`
    select o.id::text as what from order_head o
    where o.state = 'paid' and o.delivery_mode = 'platform' and not exists (
      select 1 from graphile_worker._private_jobs j
      where j.key in (o.tenant_id || ':finance.deliver_order:' || o.id, o.tenant_id || ':finance.refund_undelivered:' || o.id)
        and j.attempts < j.max_attempts)`,
  'refund: an order paid back without its one transfer, or a transfer without its order': sql`
    select coalesce(due.order_id, given.order_id) as what
    from (${due} select order_id::text, currency, count(*) as n, sum(minor) as minor from due where minor > 0 group by 1, 2) due
    full join (select t.ref_id as order_id, t.unit, count(*) as n, sum(p.amount) as minor from transfer t
        join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id and p.amount > 0
        join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.purpose = 'psp'
        where t.kind = 'refund' and t.ref_kind = 'order' group by 1, 2) given
      on given.order_id = due.order_id and given.unit = due.currency
    where (due.n, due.minor) is distinct from (given.n, given.minor)`,
  'refund: a payment gave back more or less than its orders and claims say': sql`
    ${due} select p.id::text as what from payment p
    join purchase b on b.tenant_id = p.tenant_id and b.id = p.purchase_id and b.kind = 'order'
    where p.provider <> 'gcoin' and p.refunded_minor <>
      case when p.state in ('captured', 'partially_refunded', 'refunded') then
        p.amount_minor - coalesce((select sum(amount_minor) from payment_order l where l.tenant_id = p.tenant_id and l.payment_id = p.id), 0)
      else 0 end
      + coalesce((select sum(d.minor) from due d where d.payment_id = p.id), 0)
      + coalesce((select sum(o.total_minor) from order_head o join transfer t on t.tenant_id = o.tenant_id
          and t.kind = 'insurance' and t.ref_kind = 'order' and t.ref_id = o.id::text
          where o.tenant_id = p.tenant_id and o.paid_by = p.id), 0)`,
  'payment: orders cost more or less than it paid for them': sql`
    select l.payment_id::text as what from payment_order l
    join order_head o on o.tenant_id = l.tenant_id and o.id = l.order_id and o.paid_by = l.payment_id
    group by l.payment_id having sum(o.total_minor) <> sum(l.amount_minor)`,
  'payment: paid for an order before its money came': sql`
    select o.id::text as what from order_head o join payment p on p.tenant_id = o.tenant_id and p.id = o.paid_by
    where p.state not in ('captured', 'partially_refunded', 'refunded')`,
  'chargeback: its account is not what banks took, gave again and orders brought': sql`
    select coalesce(a.unit, d.currency) as what
    from (select unit, balance from ledger_account where purpose = 'chargeback') a
    full join (select currency, sum(reinstated_minor + recovered_minor - withdrawn_minor) as due from payment_dispute group by currency) d
      on d.currency = a.unit
    where coalesce(a.balance, 0) <> coalesce(d.due, 0)`,
  'chargeback: settled while its dispute was open': sql`
    select o.id::text as what from order_head o
    join payment_dispute d on d.tenant_id = o.tenant_id and d.payment_id = o.paid_by
    where o.confirmed_at > d.opened_at and o.confirmed_at < coalesce(d.closed_at, 'infinity')`,
  'chargeback: lost, yet an order of a payment that gave nothing back goes on': sql`
    select o.id::text as what from order_head o
    join payment p on p.tenant_id = o.tenant_id and p.id = o.paid_by
    join payment_dispute d on d.tenant_id = p.tenant_id and d.payment_id = p.id and d.state = 'lost'
      and d.currency = p.currency and d.amount_minor >= p.amount_minor
    where o.state not in ('refunded', 'auto_refunded', 'confirmed', 'closed')`,
  'coupon: neither free nor with an order it lowers': sql`
    select g.id::text as what from coupon_grant g where g.state <> 'free' and not exists (
      select 1 from order_head o where o.tenant_id = g.tenant_id and o.purchase_id = g.purchase_id and o.discount_minor > 0)`,
  'coupon: the platform paid more or less than its coupons took off': sql`
    select coalesce(a.unit, o.currency) as what
    from (select unit, -balance as paid from ledger_account where purpose = 'coupon_cost') a
    full join (select currency, sum(discount_minor) as due from order_head
      where paid_by is not null and discount_borne_by = 'platform' and state not in ('refunded', 'auto_refunded') group by currency) o on o.currency = a.unit
    where coalesce(a.paid, 0) <> coalesce(o.due, 0)`,
  'refund: waits for its seller without an open request or a job that ends it': sql`
    select o.id::text as what from order_head o
    left join refund_request r on r.tenant_id = o.tenant_id and r.order_id = o.id and r.answer is null
    where (o.state = 'refund_requested') is distinct from (r.order_id is not null)
      or (o.state = 'refund_requested' and (o.deadline_at <> r.answer_by or not exists (
        select 1 from graphile_worker._private_jobs j
        where j.key = o.tenant_id || ':finance.auto_refund:' || o.id and j.attempts < j.max_attempts)))`,
  'refund: refused without a job that ends the wait for a dispute': sql`
    select o.id::text as what from order_head o
    where o.state = 'refund_rejected' and not exists (
      select 1 from graphile_worker._private_jobs j
      where j.key = o.tenant_id || ':finance.end_refusal:' || o.id and j.attempts < j.max_attempts)`,
  'dispute: open without a disputed order, or the other way round': sql`
    select coalesce(o.id, d.order_id)::text as what from (select * from order_head where state = 'disputed') o
    full join (select * from dispute where outcome is null) d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where o.id is null or d.order_id is null`,
  'insurance: a paid claim without its one transfer, or a transfer without its claim': sql`
    select coalesce(c.order_id::text, t.ref_id) as what from (select * from insurance_claim where outcome = 'paid') c
    full join (select ref_id, count(*) as n from transfer where kind = 'insurance' group by ref_id) t on t.ref_id = c.order_id::text
    where t.n is distinct from 1 or c.order_id is null`,
  'service: a correction without the act that ordered it, or one that moved nothing': sql`
    select coalesce(a.id, t.id)::text as what
    from (select * from service_act where kind = 'correction' and step in ('decided', 'approved')) a
    full join (select * from transfer where kind = 'correction') t on t.tenant_id = a.tenant_id and t.id = a.transfer_id
    where a.id is null or t.id is null`,
  'service: one person proposed and approved': sql`
    select a.id::text as what from service_act a
    join service_act p on p.tenant_id = a.tenant_id and p.id = a.proposal_id where p.user_id = a.user_id`,
  'stock: parts do not add up to what was received': sql`
    select id::text as what from offer where available + reserved + sold <> received or available < 0 or reserved < 0`,
  // A rented account, and one in maintenance after it, is off sale and will come back: it counts as reserved.
  'stock: reserved or sold differs from the reservations and the rented units': sql`
    select o.id::text as what from offer o
    left join (select offer_id, sum(quantity) filter (where state = 'held') as held, sum(quantity) filter (where state = 'consumed') as consumed
      from reservation group by offer_id) r on r.offer_id = o.id
    left join (select offer_id, count(*) as out from account_unit where state in ('rented', 'release_due', 'maintenance') group by offer_id) u on u.offer_id = o.id
    where o.reserved <> coalesce(r.held, 0) + coalesce(u.out, 0) or o.sold < coalesce(r.consumed, 0)`,
  'rental: coins set aside differ from the rentals that wait to be paid': sql`
    select coalesce(h.id::text, 'orders') as what
    from (select min(id::text)::uuid as id, coalesce(sum(balance), 0) as held from ledger_account where purpose = 'rental_hold') h,
      (select coalesce(sum(total_minor), 0) as due from order_head
        where state = 'awaiting_payment' and ((offer ->> 'standardType')::int = 5 or (offer ->> 'categoryType')::int = 3)) o
    where h.held <> o.due`,
  'rental: paid without a rental, or not by the wallet alone': sql`
    select o.id::text as what from order_head o
    left join rental r on r.tenant_id = o.tenant_id and r.order_id = o.id
    left join payment p on p.tenant_id = o.tenant_id and p.id = o.paid_by
    where o.paid_by is not null
      and (((offer ->> 'standardType')::int = 5 or coalesce((offer ->> 'categoryType')::int, 0) = 3) is distinct from (p.provider = 'gcoin')
        or (p.provider = 'gcoin') is distinct from (r.order_id is not null))`,
  'rental: an account is not where its rental says, or shows details it must not': sql`
    select u.id::text as what from account_unit u
    left join rental r on r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state <> 'released'
    where (r.state = 'renting' and u.state <> 'rented') or (r.state = 'release_due' and u.state <> 'release_due')
      or (u.state = 'release_due' and (r.order_id is null or length(u.secret_ct) > 0))`,
  'rental: an account is out without a rental, or in maintenance without a job that ends it': sql`
    select u.id::text as what from account_unit u
    where (u.state in ('rented', 'release_due') and not exists (select 1 from rental r
        where r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state <> 'released'))
      or (u.state = 'maintenance' and not exists (select 1 from graphile_worker._private_jobs j
        where j.key = u.tenant_id || ':finance.end_maintenance:' || u.id || ':' || (extract(epoch from u.maintenance_until) * 1000)::bigint
          and j.attempts < j.max_attempts))`,
  'rental: an offer says another day than its accounts': sql`
    select o.id::text as what from offer o
    where (o.released_on is not null and o.released_on is distinct from (select min(r.ends_at) from account_unit u
        join rental r on r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state = 'renting'
        where u.tenant_id = o.tenant_id and u.offer_id = o.id and u.state = 'rented'))
      or (o.maintenance_until is not null and o.maintenance_until is distinct from (select min(u.maintenance_until) from account_unit u
        where u.tenant_id = o.tenant_id and u.offer_id = o.id and u.state = 'maintenance'))`,
  'rental: over without a job that releases it, or its details still kept': sql`
    select r.order_id::text as what from rental r
    left join delivery d on d.tenant_id = r.tenant_id and d.order_id = r.order_id
    where (r.state <> 'renting' and length(d.secret_ct) > 0)
      or (r.state = 'renting' and not exists (select 1 from graphile_worker._private_jobs j
        where j.key = r.tenant_id || ':finance.release_rental:' || r.order_id and j.attempts < j.max_attempts))`,
  'top-up: dollars and coins of a payment differ': sql`
    select coalesce(u.ref_id, c.ref_id) as what
    from (select t.ref_id, sum(p.amount) as n from transfer t join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
        where t.kind = 'top_up' and p.amount > 0 group by t.ref_id) u
    full join (select t.ref_id, sum(p.amount) as n from transfer t join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
        where t.kind = 'gcoin_issue' and t.ref_kind = 'payment' and p.amount > 0 group by t.ref_id) c on c.ref_id = u.ref_id
    where u.n is distinct from c.n`,
  'stock: a unit is not where its reservation says': sql`
    select u.id::text as what from account_unit u
    left join reservation r on r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state in ('held', 'consumed')
    where (u.state = 'reserved' and r.state is distinct from 'held') or (u.state = 'free' and r.id is not null)
       or (r.state = 'consumed' and u.state <> 'sold')`,
  ...membershipChecks,
}

/** Everything that must hold about money, stock and orders, in every tenant; empty when it does. */
export async function checkInvariants(db: Database): Promise<string[]> {
  const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  const problems: string[] = []
  for (const { id } of tenants) {
    await db.withTenant(id, 'platform', async (tx) => {
      for (const [problem, query] of Object.entries(checks)) {
        const { rows } = await tx.execute<{ what: string }>(query)
        if (rows.length > 0)
          problems.push(
            `tenant ${id}: ${problem}: ${rows
              .map((row) => row.what)
              .slice(0, 5)
              .join(', ')}`,
          )
      }
    })
  }
  return problems
}
