import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'
import { hasJob } from '../../platform/jobs/has-job.ts'
import { isRentalCard } from '../offer/kind-sql.ts'
import { walletProvider } from '../payment/payment-store.ts'
import { jobNames } from './job-names.ts'

/** Queries for invalid rows about rentals; each must return no rows. */
export const rentalInvariants: Invariants = {
  'rental: coins set aside differ from the rentals that wait to be paid': sql`
    select coalesce(h.id::text, 'orders') as what
    from (select min(id::text)::uuid as id, coalesce(sum(balance), 0) as held from ledger_account where purpose = 'rental_hold') h,
      (select coalesce(sum(total_minor), 0) as due from order_head
        where state = 'awaiting_payment' and ${isRentalCard(sql`offer`)}) o
    where h.held <> o.due`,
  'rental: paid without a rental, or not by the wallet alone': sql`
    select o.id::text as what from order_head o
    left join rental r on r.tenant_id = o.tenant_id and r.order_id = o.id
    left join payment p on p.tenant_id = o.tenant_id and p.id = o.paid_by
    where o.paid_by is not null
      and (${isRentalCard(sql`o.offer`)} is distinct from (p.provider = ${walletProvider})
        or (p.provider = ${walletProvider}) is distinct from (r.order_id is not null))`,
  'rental: an account is not where its rental says, or shows details it must not': sql`
    select u.id::text as what from account_unit u
    left join rental r on r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state <> 'released'
    where (r.state = 'renting' and u.state <> 'rented') or (r.state = 'release_due' and u.state <> 'release_due')
      or (u.state = 'release_due' and (r.order_id is null or length(u.secret_ct) > 0))`,
  'rental: an account is out without a rental, or in maintenance without a job that ends it': sql`
    select u.id::text as what from account_unit u
    where (u.state in ('rented', 'release_due') and not exists (select 1 from rental r
        where r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state <> 'released'))
      or (u.state = 'maintenance' and not ${hasJob(sql`u.tenant_id`, jobNames.endMaintenance, sql`u.id || ':' || (extract(epoch from u.maintenance_until) * 1000)::bigint`)})`,
  'rental: an offer says another day than its accounts': sql`
    select o.id::text as what from offer o
    where (o.released_on is not null and o.released_on is distinct from (select min(r.ends_at) from account_unit u
        join rental r on r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state = 'renting'
        where u.tenant_id = o.tenant_id and u.offer_id = o.id and u.state = 'rented'))
      or (o.maintenance_until is not null and o.maintenance_until is distinct from (select min(u.maintenance_until) from account_unit u
        where u.tenant_id = o.tenant_id and u.offer_id = o.id and u.state = 'maintenance'))`,
  'rental: over without a job that releases it, or its details still kept': sql`
    select r.order_id::text as what from rental r
    left join delivery d on d.tenant_id = r.tenant_id and d.order_id = r.order_id
    where (r.state <> 'renting' and length(d.secret_ct) > 0)
      or (r.state = 'renting' and not ${hasJob(sql`r.tenant_id`, jobNames.releaseRental, sql`r.order_id`)})`,
}
