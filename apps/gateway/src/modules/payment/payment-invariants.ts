import { refundedStates, settledStates } from '@tradepost/domain/order/order-states'
import { type SQL, sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'
import { walletProvider } from './payment-store.ts'

/**
 * The refund due per payment and order: the full paid amount if the order was paid by another payment or by none, and
 * the order's total if the order is refunded, or the part that went back. A purchase may have any number of payments.
 */
const dueWith = ({ minor, count }: Parts) => sql`with due as (
    select l.payment_id, l.order_id, o.currency,
      case when o.paid_by is distinct from l.payment_id then l.amount_minor
        when o.state in ${stateList(...refundedStates)} then o.total_minor else ${minor} end as minor,
      case when o.paid_by is distinct from l.payment_id then 1
        when o.state in ${stateList(...refundedStates)} then ${count} + (o.total_minor > ${minor})::int else ${count} end as n
    from payment_order l join order_head o on o.tenant_id = l.tenant_id and o.id = l.order_id
    join payment y on y.tenant_id = l.tenant_id and y.id = l.payment_id
    where y.state in ('captured', 'partially_refunded', 'refunded'))`

/** The parts of an order's price that went back while it went on: their sum and number. */
interface Parts {
  minor: SQL
  count: SQL
}
const storedParts: Parts = {
  minor: sql`o.part_refunded_minor`,
  count: sql`(select count(*) from part_refund r where r.tenant_id = o.tenant_id and r.order_id = o.id and r.minor > 0)`,
}
/** A database from before the baseline has no parts. */
export const noParts: Parts = { minor: sql`0`, count: sql`0` }

/** Queries for invalid rows about payments and refunds; each must return no rows. */
export function paymentInvariants(parts: Parts = storedParts): Invariants {
  const { minor: part } = parts
  const due = dueWith(parts)
  return {
    'refund: an order paid back without its transfers, or a transfer without its order': sql`
    select coalesce(due.order_id, given.order_id) as what
    from (${due} select order_id::text, currency, sum(n) as n, sum(minor) as minor from due where minor > 0 group by 1, 2) due
    full join (select t.ref_id as order_id, t.unit, count(*) as n, sum(p.amount) as minor from transfer t
        join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id and p.amount > 0
        join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.purpose = 'psp'
        where t.kind = 'refund' and t.ref_kind = 'order' group by 1, 2) given
      on given.order_id = due.order_id and given.unit = due.currency
    where (due.n, due.minor) is distinct from (given.n, given.minor)`,
    'refund: a payment gave back more or less than its orders and claims say': sql`
    ${due} select p.id::text as what from payment p
    join purchase b on b.tenant_id = p.tenant_id and b.id = p.purchase_id and b.kind = 'order'
    where p.provider <> ${walletProvider} and p.refunded_minor <>
      case when p.state in ('captured', 'partially_refunded', 'refunded') then
        p.amount_minor - coalesce((select sum(amount_minor) from payment_order l where l.tenant_id = p.tenant_id and l.payment_id = p.id), 0)
      else 0 end
      + coalesce((select sum(d.minor) from due d where d.payment_id = p.id), 0)
      + coalesce((select sum(o.total_minor - ${part}) from order_head o join transfer t on t.tenant_id = o.tenant_id
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
    where o.state not in ${stateList(...refundedStates, ...settledStates)}`,
  }
}
