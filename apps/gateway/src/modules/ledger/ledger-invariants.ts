import { otherDigits } from '@tradepost/domain/money/money'
import { finishedStates, refundedStates } from '@tradepost/domain/order/order-states'
import { type SQL, sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { stateList } from '../../platform/db/state-list.ts'

// The column as JSON: a database from before it, which is checked before it is moved, does not have it.
const partDiscount = sql`coalesce((to_jsonb(order_head) ->> 'part_discount_minor')::bigint, 0)`

/** Rows about the books that must not exist. `part` is the part of an order's price that went back while it went on. */
export const ledgerInvariants = (part: SQL = sql`part_refunded_minor`): Invariants => ({
  'ledger: postings of a unit do not sum to zero': sql`
    select t.unit as what from posting p join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
    group by t.unit having sum(p.amount) <> 0`,
  'ledger: balance is not the sum of its postings': sql`
    select a.id::text as what from ledger_account a
    where a.balance <> (select coalesce(sum(p.amount), 0) from posting p where p.tenant_id = a.tenant_id and p.account_id = a.id)`,
  'ledger: an account holds less than its minimum': sql`
    select id::text as what from ledger_account where balance < min_balance`,
  'ledger: escrow does not hold exactly what open orders paid': sql`
    select coalesce(e.unit, o.currency) as what from
      (select unit, balance from ledger_account where purpose = 'escrow') e
      full join (select currency, sum(case when discount_borne_by = 'platform' then full_minor else total_minor end - ${part}
          - case when discount_borne_by = 'platform' then ${partDiscount} else 0 end) as due from order_head
        where paid_by is not null and state not in ${stateList(...finishedStates, ...refundedStates)} group by currency) o
      on o.currency = e.unit
    where coalesce(e.balance, 0) <> coalesce(o.due, 0)`,
  'ledger: a currency has other digits than its amounts are shown and charged with': sql`
    select code as what from currency where minor_digits <> coalesce((${JSON.stringify(otherDigits)}::jsonb ->> code)::int, 2)`,
})
