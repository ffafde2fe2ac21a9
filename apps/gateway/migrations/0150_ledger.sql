-- The ledger: accounts, and transfers between them in two postings or more. Amounts are integer minor units
-- (docs/ledger.md).
create table ledger_account (
  tenant_id int not null references tenant,
  id uuid not null,
  owner_kind text not null check (owner_kind in ('user', 'seller', 'platform', 'external')),
  owner_id text not null,
  purpose text not null,
  unit text not null check (unit ~ '^[A-Z]{3,5}$'),
  min_balance bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, owner_kind, owner_id, purpose, unit),
  check (min_balance is null or balance >= min_balance)
);
call protect_tenant_table('ledger_account');
revoke update, delete on ledger_account from tradepost_app;
grant update (version) on ledger_account to tradepost_app;

-- From which purpose to which purpose a kind of transfer may move value.
create table transfer_rule (
  kind text not null,
  from_purpose text not null,
  to_purpose text not null,
  primary key (kind, from_purpose, to_purpose)
);
grant select on transfer_rule to tradepost_app;
insert into transfer_rule values
  -- Orders.
  ('capture', 'psp', 'escrow'),
  ('coupon', 'coupon_cost', 'escrow'),
  ('settle', 'escrow', 'payable'),
  ('settle', 'escrow', 'fee'),
  ('refund', 'escrow', 'psp'),
  ('refund', 'escrow', 'coupon_cost'),
  ('points', 'points_issue', 'points'),
  -- After-sales.
  ('insurance', 'insurance', 'psp'),
  ('correction', 'correction', 'payable'),
  ('correction', 'payable', 'correction'),
  ('correction', 'points_issue', 'points'),
  ('correction', 'points', 'points_issue'),
  -- A payment disputed at its bank. What the bank takes is booked on an account of its own, whose balance below zero is
  -- what the platform bears.
  ('chargeback', 'chargeback', 'psp'),
  ('chargeback_won', 'psp', 'chargeback'),
  ('chargeback_share', 'psp', 'chargeback'),
  ('chargeback_share', 'fee', 'chargeback'),
  ('chargeback_share', 'payable', 'chargeback'),
  -- G Coin: in by topping up, out by renting, and back only where a rental is undone.
  ('top_up', 'psp', 'clearing'),
  ('gcoin_issue', 'gcoin_issue', 'wallet'),
  ('rental_hold', 'wallet', 'rental_hold'),
  ('rental_release', 'rental_hold', 'wallet'),
  ('rental_post', 'rental_hold', 'gcoin_issue'),
  ('rental_fund', 'clearing', 'escrow'),
  ('rental_unfund', 'escrow', 'clearing'),
  ('rental_reversal', 'gcoin_issue', 'wallet'),
  -- The pass.
  ('pass_sale', 'escrow', 'pass_income'),
  ('pass_chargeback', 'pass_income', 'psp');

create table transfer (
  tenant_id int not null references tenant,
  id uuid not null,
  kind text not null,
  unit text not null,
  ref_kind text not null,
  ref_id text not null,
  created_at timestamptz not null default moment(),
  created_by text not null default coalesce(current_setting('app.actor', true), ''),
  primary key (tenant_id, id)
);
create index transfer_of_ref on transfer (tenant_id, ref_kind, ref_id);
call protect_tenant_table('transfer');

create table posting (
  tenant_id int not null,
  transfer_id uuid not null,
  seq smallint not null,
  account_id uuid not null,
  amount bigint not null check (amount <> 0),
  primary key (tenant_id, transfer_id, seq),
  foreign key (tenant_id, transfer_id) references transfer (tenant_id, id),
  foreign key (tenant_id, account_id) references ledger_account (tenant_id, id)
);
create index posting_account on posting (tenant_id, account_id);
call protect_tenant_table('posting');
revoke update, delete on transfer, posting from tradepost_app;
create trigger transfer_append_only before update or delete on transfer for each row execute function append_only();
create trigger posting_append_only before update or delete on posting for each row execute function append_only();

-- Balances move by postings alone.
create function posting_moves_balance() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  update ledger_account set balance = balance + new.amount
   where tenant_id = new.tenant_id and id = new.account_id;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger posting_moves_balance after insert on posting for each row execute function posting_moves_balance();

-- Asked at the end of a transaction: a transfer balances, in one unit, along its rules.
create function transfer_check() returns trigger language plpgsql as $$
declare total numeric; wrong int; forbidden int; legs int; transfer_of uuid := coalesce((to_jsonb(new) ->> 'transfer_id')::uuid, (to_jsonb(new) ->> 'id')::uuid);
begin
  select count(*), coalesce(sum(p.amount), 0), count(*) filter (where a.unit <> t.unit) into legs, total, wrong
    from posting p
    join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
    join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
   where p.tenant_id = new.tenant_id and p.transfer_id = transfer_of;
  if legs < 2 or total <> 0 or wrong > 0 then
    raise exception 'ledger: transfer % has % legs, sum %, % of another unit', transfer_of, legs, total, wrong using errcode = '23514';
  end if;
  select count(*) into forbidden
    from posting f
    join posting g on g.tenant_id = f.tenant_id and g.transfer_id = f.transfer_id and g.amount > 0
    join ledger_account fa on fa.tenant_id = f.tenant_id and fa.id = f.account_id
    join ledger_account ga on ga.tenant_id = g.tenant_id and ga.id = g.account_id
    join transfer t on t.tenant_id = f.tenant_id and t.id = f.transfer_id
   where f.tenant_id = new.tenant_id and f.transfer_id = transfer_of and f.amount < 0
     and not exists (select 1 from transfer_rule r
                      where r.kind = t.kind and r.from_purpose = fa.purpose and r.to_purpose = ga.purpose);
  if forbidden > 0 then
    raise exception 'ledger: transfer % moves value where its kind may not', transfer_of using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger transfer_balanced after insert on transfer
  deferrable initially deferred for each row execute function transfer_check();
create constraint trigger posting_balanced after insert on posting
  deferrable initially deferred for each row execute function transfer_check();
