import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Queries for breaks of the audit log's chain; each must return no rows. */
export const auditInvariants: Invariants = {
  'audit: an entry was changed': sql`
    select seq::text as what from audit_entry e where hash <> audit_hash(e)`,
  'audit: an entry is missing or in another place': sql`
    select seq::text as what from (
      select tenant_id, seq, previous,
        lag(seq, 1, 0::bigint) over (partition by tenant_id order by seq) as seq_before,
        lag(hash, 1, sha256(convert_to('tenant ' || tenant_id, 'UTF8'))) over (partition by tenant_id order by seq) as hash_before
      from audit_entry) e
    where seq <> seq_before + 1 or previous <> hash_before`,
  'audit: the newest entry is missing': sql`
    select h.seq::text as what from audit_head h where not exists (
      select 1 from audit_entry e where e.tenant_id = h.tenant_id and e.seq = h.seq and e.hash = h.hash)
    union all
    select e.seq::text from audit_entry e where not exists (
      select 1 from audit_head h where h.tenant_id = e.tenant_id and h.seq >= e.seq)`,
}
