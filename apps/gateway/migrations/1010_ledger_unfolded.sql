-- Accounts of sellers, of the platform and of providers are credited by everybody at once, so no transfer may lock their
-- row. A posting to one of them adds a row of its own, and a fold adds these rows to the balance later. What an account
-- holds is its folded balance and what is not folded yet: that is what `ledger_account` shows. Accounts of users keep
-- their balance in place, because a wallet must refuse at once what it does not hold.

alter table ledger_account rename to ledger_folded;
alter table ledger_folded drop constraint ledger_account_check;
-- Folding in any order may take a balance below its minimum for a while; `ledger_within_minimum` checks the whole.
alter table ledger_folded add constraint ledger_folded_minimum
  check (owner_kind <> 'user' or min_balance is null or balance >= min_balance);
create trigger ledger_folded_kept before delete on ledger_folded for each row execute function append_only();

-- Checking a foreign key would lock the row of the account with every posting. No account is ever deleted, and
-- `postings_made` refuses an account that does not exist.
alter table posting drop constraint posting_tenant_id_account_id_fkey;

create table ledger_unfolded (
  tenant_id int not null,
  account_id uuid not null,
  id bigint generated always as identity,
  amount bigint not null check (amount <> 0),
  -- The account's minimum; null where it has none.
  min_balance bigint,
  primary key (tenant_id, account_id, id)
);
call protect_tenant_table('ledger_unfolded');
revoke insert, update, delete on ledger_unfolded from tradepost_app;

create view ledger_account with (security_invoker = true) as
select a.tenant_id, a.id, a.owner_kind, a.owner_id, a.purpose, a.unit, a.min_balance,
  a.balance + coalesce((select sum(u.amount) from ledger_unfolded u
    where u.tenant_id = a.tenant_id and u.account_id = a.id), 0)::bigint as balance,
  a.version
from ledger_folded a;
-- To lock accounts.
grant select, update (version) on ledger_account to tradepost_app;
create trigger ledger_account_kept instead of update or delete on ledger_account
  for each row execute function append_only();

-- ---------- postings ----------
drop trigger posting_moves_balance on posting;
drop function posting_moves_balance();
drop trigger posting_balanced on posting;
drop trigger transfer_balanced on transfer;
drop function transfer_check();

-- Each statement leaves every transfer it adds to balanced, in one unit, along its rules.
create function postings_made() returns trigger language plpgsql security definer set search_path = public as $$
declare of_tenant int; tenant_before text; wrong record;
begin
  for of_tenant in select distinct tenant_id from made loop
    tenant_before := enter_tenant(of_tenant);
    select * into wrong from (
      select t.id, t.kind, count(*) as legs, sum(p.amount) as total,
        count(*) filter (where a.unit is distinct from t.unit) as of_another_unit,
        array_agg(a.purpose) filter (where p.amount < 0) as givers,
        array_agg(a.purpose) filter (where p.amount > 0) as gainers
      from transfer t
      join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
      left join ledger_folded a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where t.tenant_id = of_tenant and t.id in (select transfer_id from made where tenant_id = of_tenant)
      group by t.id, t.kind
    ) s where legs < 2 or total <> 0 or of_another_unit > 0 or exists (
      select 1 from unnest(givers) giver, unnest(gainers) gainer where not exists (
        select 1 from transfer_rule r where r.kind = s.kind and r.from_purpose = giver and r.to_purpose = gainer)
    ) limit 1;
    if found then
      raise exception 'ledger: transfer % (%) has % legs, sum %, % of another unit, from % to %',
        wrong.id, wrong.kind, wrong.legs, wrong.total, wrong.of_another_unit, wrong.givers, wrong.gainers using errcode = '23514';
    end if;
    update ledger_folded a set balance = a.balance + m.amount
      from (select account_id, sum(amount) as amount from made where tenant_id = of_tenant group by account_id) m
      where a.tenant_id = of_tenant and a.id = m.account_id and a.owner_kind = 'user' and m.amount <> 0;
    -- Sorted, so that transactions check these accounts in one order at their commit.
    insert into ledger_unfolded (tenant_id, account_id, amount, min_balance)
      select of_tenant, a.id, m.amount, a.min_balance
      from (select account_id, sum(amount) as amount from made where tenant_id = of_tenant group by account_id) m
      join ledger_folded a on a.tenant_id = of_tenant and a.id = m.account_id
      where a.owner_kind <> 'user' and m.amount <> 0
      order by a.purpose, a.id;
    perform restore_tenant(tenant_before);
  end loop;
  return null;
end $$;
create trigger postings_made after insert on posting referencing new table as made
  for each statement execute function postings_made();

-- Asked at the end of a transaction, because its postings follow the transfer.
create function transfer_posted() returns trigger language plpgsql as $$ begin
  if not exists (select 1 from posting p where p.tenant_id = new.tenant_id and p.transfer_id = new.id) then
    raise exception 'ledger: transfer % has no postings', new.id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger transfer_posted after insert on transfer
  deferrable initially deferred for each row execute function transfer_posted();

-- Whoever takes from an account with a minimum locks it, at the end of the transaction and so for as short as can be.
-- Gains lock nothing: they can only raise what it holds.
create function ledger_within_minimum() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id); holds bigint;
begin
  perform 1 from ledger_folded where tenant_id = new.tenant_id and id = new.account_id for no key update;
  -- A statement of its own sees what others committed while this one waited for the lock.
  select a.balance into holds from ledger_account a where a.tenant_id = new.tenant_id and a.id = new.account_id;
  if holds < new.min_balance then
    raise exception 'ledger: account % would hold %', new.account_id, holds using errcode = '23514';
  end if;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create constraint trigger ledger_within_minimum after insert on ledger_unfolded
  deferrable initially deferred for each row when (new.amount < 0 and new.min_balance is not null)
  execute function ledger_within_minimum();

-- ---------- fold ----------
-- Adds at most so many rows to the balances of their accounts, and answers how many. A locked account is left for the
-- next time, so that folding waits for nobody.
create function fold_ledger(most int) returns int language plpgsql security definer set search_path = public as $$
declare folded int;
begin
  if tid() is null then
    raise exception 'fold_ledger outside of a tenant' using errcode = '42501';
  end if;
  with accounts as materialized (
    select a.id from ledger_folded a
    where a.tenant_id = tid()
      and exists (select 1 from ledger_unfolded u where u.tenant_id = a.tenant_id and u.account_id = a.id)
    for no key update skip locked
  ), gone as (
    delete from ledger_unfolded u using (
      select w.account_id, w.id from ledger_unfolded w join accounts on accounts.id = w.account_id
      where w.tenant_id = tid() limit most) due
    where u.tenant_id = tid() and u.account_id = due.account_id and u.id = due.id
    returning u.account_id, u.amount
  ), added as (
    update ledger_folded a set balance = a.balance + s.amount
    from (select account_id, sum(amount) as amount from gone group by account_id) s
    where a.tenant_id = tid() and a.id = s.account_id
  )
  select count(*) into folded from gone;
  return folded;
end $$;
revoke execute on function fold_ledger(int) from public;
grant execute on function fold_ledger(int) to tradepost_app;
