import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

export const listingInvariants: Invariants = {
  'listing: the tenant has no partition of its own': sql`
    select t.code as what from tenant t where t.id = tid() and not exists (
      select from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = to_regclass('listed_offer') and c.relname = 'listed_offer_' || t.id)`,
}
