import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Queries for invalid rows about reports; each must return no rows. */
export const reportInvariants: Invariants = {
  'report: points without approval, or approval without its points': sql`
    select r.id::text as what from seller_report r
    where (r.state = 'approved' and r.points > 0) <> exists (
      select 1 from transfer t where t.tenant_id = r.tenant_id and t.kind = 'points' and t.ref_kind = 'report' and t.ref_id = r.id::text)`,
}
