import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Rows about marks that must not exist. */
export const trustInvariants: Invariants = {
  'verified: an offer without a current report about itself, or another report than it shows': sql`
    select o.id::text as what from offer o
    left join verification v on v.tenant_id = o.tenant_id and v.id = o.verified_by
    where (o.verified or o.verified_by is not null or o.verified_report is not null)
      and (not o.verified or v.passed is distinct from true or v.offer_id is distinct from o.id
        or exists (select from verification_end e where e.tenant_id = o.tenant_id and e.verification_id = o.verified_by)
        or (o.verified_report ->> 'checkedAt')::timestamptz is distinct from date_trunc('milliseconds', v.decided_at))`,
  'verified: a report that passed, whose mark neither stands nor ended': sql`
    select v.id::text as what from verification v
    where v.passed
      and not exists (select from verification_end e where e.tenant_id = v.tenant_id and e.verification_id = v.id)
      and not exists (select from offer o where o.tenant_id = v.tenant_id and o.id = v.offer_id and o.verified_by = v.id)`,
  'verified: somebody reported about an offer of their own': sql`
    select id::text as what from verification where decided_by = asked_by`,
  'insured: an offer differs from the rule of its category': sql`
    select o.id::text as what from offer o
    left join insurance_rule r on r.tenant_id = o.tenant_id and r.category_id = o.category_id
    where (r.category_id is null or r.followed_at is not null)
      and o.insured is distinct from is_insured(o.tenant_id, o.category_id, o.seller_id, o.verified)`,
  'seller mark: a seller has another mark than the newest act says': sql`
    select s.id::text as what from seller s
    where (s.ekyc_since, s.deposit_since, s.indemnity_since) is distinct from (
        seller_mark_since(s.tenant_id, s.id, 'identity'), seller_mark_since(s.tenant_id, s.id, 'deposit'),
        seller_mark_since(s.tenant_id, s.id, 'indemnity'))
      or (s.ekyc, s.deposit, s.indemnity) is distinct from
        (s.ekyc_since is not null, s.deposit_since is not null, s.indemnity_since is not null)`,
  'seller mark: a deposit that is not in the ledger, or one that no mark shows': sql`
    select coalesce(s.id::text, a.owner_id) as what from (select id, deposit from seller where deposit) s
    full join (select owner_id from ledger_account where purpose = 'deposit' and balance > 0) a on a.owner_id = s.id::text
    where s.id is null or a.owner_id is null`,
}
