import { refundedStates, settledStates } from '@tradepost/domain/order/order-states'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'

/** The price that an order is taxed for. */
const gross = sql`case when o.state in ${stateList(...refundedStates)} then 0
  else greatest(0, o.total_minor - o.part_refunded_minor - o.charged_back_minor) end`
/** Orders with a tax that are settled, with what they owe. */
const settled = sql`select o.id, o.currency, ${gross} as gross, tax_in(${gross}, o.tax_percent) as tax from order_head o
  where o.tax_country is not null and o.state in ${stateList(...settledStates)}`

/** Payments for periods of the pass with a tax, with what they owe. */
const passes = sql`select y.id, y.currency, y.amount_minor - y.refunded_minor as gross,
    tax_in(y.amount_minor - y.refunded_minor, c.tax_percent) as tax
  from membership_period p
  join membership_charge c on c.tenant_id = p.tenant_id and c.purchase_id = p.purchase_id and c.tax_country is not null
  join payment y on y.tenant_id = p.tenant_id and y.id = p.payment_id`

/** Rows about taxes that must not exist. */
export const taxInvariants: Invariants = {
  'tax: the account holds another sum than settled orders and periods of the pass owe': sql`
    select coalesce(a.unit, o.currency) as what
    from (select unit, sum(balance) as balance from ledger_account where purpose = 'tax' group by unit) a
    full join (select currency, sum(tax) as due from (
        select currency, tax from (${settled}) s union all select currency, tax from (${passes}) p) s group by currency) o on o.currency = a.unit
    where coalesce(a.balance, 0) <> coalesce(o.due, 0)`,
  'tax: the entries of an order say another sum than it owes': sql`
    select coalesce(s.id, e.order_id)::text as what from (${settled}) s
    full join (select order_id, sum(gross_minor) as gross, sum(tax_minor) as tax from tax_entry
        where order_id is not null group by order_id) e
      on e.order_id = s.id
    where (coalesce(s.gross, 0), coalesce(s.tax, 0)) <> (coalesce(e.gross, 0), coalesce(e.tax, 0))`,
  'tax: the entries of a payment for the pass say another sum than it owes': sql`
    select coalesce(s.id, e.payment_id)::text as what from (${passes}) s
    full join (select payment_id, sum(gross_minor) as gross, sum(tax_minor) as tax from tax_entry
        where payment_id is not null group by payment_id) e on e.payment_id = s.id
    where (coalesce(s.gross, 0), coalesce(s.tax, 0)) <> (coalesce(e.gross, 0), coalesce(e.tax, 0))`,
  'tax: an entry says another sum than the transfer that moved the tax': sql`
    select coalesce(e.id, p.id)::text as what from tax_entry e
    full join (select p.transfer_id as id, sum(p.amount) as minor from posting p
        join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.purpose = 'tax' group by 1) p
      on p.id = e.id
    where coalesce(e.tax_minor, 0) <> coalesce(p.minor, 0)`,
  'tax: the documents of an order state another tax than its price holds': sql`
    select o.id::text as what from order_head o
    join (select i.order_id, sum(case i.kind when 'credit_note' then -i.tax_minor else i.tax_minor end) as tax
        from invoice i where i.order_id is not null group by 1) i on i.order_id = o.id
    where i.tax <> coalesce(tax_in(${gross}, o.tax_percent), 0)`,
  'tax: the documents of a payment state another tax than it holds': sql`
    select i.payment_id::text as what from (
      select i.payment_id, sum(case i.kind when 'credit_note' then -i.tax_minor else i.tax_minor end) as tax
      from invoice i where i.payment_id is not null group by 1) i
    left join (${passes}) s on s.id = i.payment_id
    where i.tax <> coalesce(s.tax, 0)`,
}
