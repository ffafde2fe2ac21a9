import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Rows about applications and deposits that must not exist. */
export const applicationInvariants: Invariants = {
  'deposit: what is held differs from what sellers paid and did not get back': sql`
    select coalesce(a.owner_id, p.seller_id::text) as what from
      (select owner_id, balance from ledger_account where purpose = 'deposit') a
      full join (select seller_id, deposit_minor from seller_application
        where state = 'opened' and deposit_minor > 0 and deposit_returned_at is null) p on p.seller_id::text = a.owner_id
    where coalesce(a.balance, 0) <> coalesce(p.deposit_minor, 0)`,
  'application: a seller of an application lacks its mark, or its person': sql`
    select a.id::text as what from seller_application a join seller s on s.tenant_id = a.tenant_id and s.id = a.seller_id
    where s.user_id is distinct from a.user_id
      or s.deposit <> (a.deposit_minor > 0 and a.deposit_returned_at is null)`,
  'application: somebody decided their own application': sql`
    select id::text as what from seller_application where decided_by = user_id`,
}
