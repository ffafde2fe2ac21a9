import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Rows about payouts that must not exist. */
export const payoutInvariants: Invariants = {
  'payout: money on its way differs from the payouts that are on their way': sql`
    select coalesce(a.owner_id, p.seller_id::text) || ' ' || coalesce(a.unit, p.unit) as what from
      (select owner_id, unit, balance from ledger_account where purpose = 'payout') a
      full join (select seller_id, unit, sum(net_minor) as net from payout
        where state in ('planned', 'sending', 'sent') group by seller_id, unit) p
      on p.seller_id::text = a.owner_id and p.unit = a.unit
    where coalesce(a.balance, 0) <> coalesce(p.net, 0)`,
  'payout: what banks paid differs from the payouts that were paid': sql`
    select coalesce(a.owner_id, p.provider) || ' ' || coalesce(a.unit, p.unit) as what from
      (select owner_id, unit, balance from ledger_account where purpose = 'bank') a
      full join (select provider, unit, sum(net_minor) as net from payout where state = 'paid' group by provider, unit) p
      on p.provider = a.owner_id and p.unit = a.unit
    where coalesce(a.balance, 0) <> coalesce(p.net, 0)`,
  'payout: a run ended while a payout of it is on its way': sql`
    select r.id::text as what from payout_run r
    where r.state in ('done', 'cancelled') and exists (select from payout p
      where p.tenant_id = r.tenant_id and p.run_id = r.id and p.state in ('planned', 'sending', 'sent'))`,
  'payout: a currency is paid to a connected account that was removed': sql`
    select p.id::text as what from payout_account p
    join connected_account c on c.tenant_id = p.tenant_id and c.id = p.connected_id
    where p.removed_at is null and c.removed_at is not null`,
  'payout: one person both started and approved a run, a commission rule or a change of the settings': sql`
    select id::text as what from payout_run where state in ('sending', 'done') and answered_by = started_by
    union all select id::text from commission_rule where answered_by = proposed_by
    union all select id::text from payout_setting_change where answered_by = proposed_by`,
}
