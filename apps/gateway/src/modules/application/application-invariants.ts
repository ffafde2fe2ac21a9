import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { jobNames } from '../identity-check/job-names.ts'

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
  'identity: the check of a deleted account is neither erased at the provider nor about to be': sql`
    select c.id::text as what from identity_check c
    join seller_application a on a.tenant_id = c.tenant_id and a.id = c.application_id
    join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where u.deleted_at is not null and c.erased_at is null and not exists (
      select 1 from graphile_worker._private_jobs j where j.attempts < j.max_attempts
        and starts_with(j.key, c.tenant_id || ${`:${jobNames.eraseIdentity}:`}::text || c.id || ':'))`,
}
