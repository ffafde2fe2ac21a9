import { refundedStates } from '@tradepost/domain/order/order-states'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'
import { walletProvider } from '../payment/payment-store.ts'

const signed = sql`case i.kind when 'credit_note' then -i.amount_minor else i.amount_minor end`

/** The amount that a bank took back. Documents leave it out, though the provider does not call it a refund. */
const chargedBack = sql`case when o.state in ${stateList(...refundedStates)} then 0
  else least(o.charged_back_minor, o.total_minor - o.part_refunded_minor) end`

/** Rows about invoices that must not exist. */
export const invoiceInvariants: Invariants = {
  'invoice: the numbers of a series and year have a gap': sql`
    select coalesce(i.series, c.series) || '-' || coalesce(i.year, c.year) as what from
      (select series, year, count(*) as n, max(seq) as last, min(seq) as first from invoice group by series, year) i
      full join invoice_counter c on c.series = i.series and c.year = i.year
    where (i.n, i.last, i.first) is distinct from (c.last::bigint, c.last, 1)`,
  'invoice: the documents of an order say another sum than the order costs': sql`
    select o.id::text as what from order_head o
    join (select i.order_id, sum(${signed}) as minor from invoice i group by 1) i on i.order_id = o.id
    where i.minor <> case when o.state in ${stateList(...refundedStates)} then 0
      else greatest(0, o.total_minor - o.part_refunded_minor - o.charged_back_minor) end`,
  'invoice: an order was paid after the first invoice, and has none': sql`
    select o.id::text as what from order_head o
    where o.paid_at > (select min(issued_at) from invoice) and o.total_minor > 0 and o.state not in ${stateList(...refundedStates)}
      and not exists (select from invoice i where i.tenant_id = o.tenant_id and i.order_id = o.id)`,
  'invoice: the documents of a payment for G Coin or the pass say another sum than it paid': sql`
    select y.id::text as what from payment y
    join (select i.payment_id, sum(${signed}) as minor from invoice i where i.payment_id is not null group by 1) i
      on i.payment_id = y.id
    where i.minor <> greatest(0, y.amount_minor - y.refunded_minor - coalesce((
      select sum(d.amount_minor - d.refunded_minor) from payment_dispute d
      where d.payment_id = y.id and d.state = 'lost' and d.currency = y.currency), 0))`,
  'invoice: the ledger received G Coin or the pass after the first such document, and it has none': sql`
    select y.id::text as what from payment y
    join purchase b on b.tenant_id = y.tenant_id and b.id = y.purchase_id and b.kind in ('top_up', 'membership')
    join transfer t on t.tenant_id = y.tenant_id and t.ref_kind = 'payment' and t.ref_id = y.id::text
      and t.kind in ('top_up', 'capture')
    where t.created_at > (select min(issued_at) from invoice where payment_id is not null) and y.refunded_minor < y.amount_minor
      and not exists (select from invoice i where i.tenant_id = y.tenant_id and i.payment_id = y.id)`,
  'invoice: the documents of a purchase say another sum than the ledger received for it': sql`
    with said as (
      select i.purchase_id, sum(i.minor) as minor from (
        select o.purchase_id, o.tenant_id, o.paid_by, sum(${signed}) + ${chargedBack} as minor from invoice i
        join order_head o on o.tenant_id = i.tenant_id and o.id = i.order_id group by o.tenant_id, o.id) i
      join payment y on y.tenant_id = i.tenant_id and y.id = i.paid_by and y.provider <> ${walletProvider}
      group by 1),
    of as (
      select 'payment' as kind, y.id::text as id, y.purchase_id from payment y
      union all select 'order', o.id::text, o.purchase_id from order_head o),
    booked as (
      select of.purchase_id, -sum(p.amount) as minor from of
      join transfer t on t.ref_kind = of.kind and t.ref_id = of.id and t.kind in ('capture', 'refund')
      join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
      join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.purpose = 'psp'
      group by 1)
    select s.purchase_id::text as what from said s left join booked b using (purchase_id)
    where s.minor <> coalesce(b.minor, 0)`,
}
