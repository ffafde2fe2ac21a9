-- What the platform keeps of an order, and how sellers are paid: commission by rules, a reserve, accounts to pay to, runs
-- and payouts.

-- ---------- commission ----------
-- A rule applies once a second person approved it. The most specific one wins: that of a category before that of every
-- category, then that of the highest level, then the newest.
create table commission_rule (
  tenant_id int not null references tenant,
  id uuid not null,
  category_id bigint,
  -- For sellers of this level and above; null for all.
  min_level int check (min_level >= 0),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  starts_at timestamptz not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamptz not null default moment(),
  answered_by bigint,
  answered_at timestamptz,
  approved boolean,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references category (tenant_id, id),
  foreign key (tenant_id, proposed_by) references app_user (tenant_id, id),
  foreign key (tenant_id, answered_by) references app_user (tenant_id, id),
  constraint commission_two_persons check (answered_by <> proposed_by),
  constraint commission_answered check ((answered_by is null) = (approved is null) and (answered_at is null) = (approved is null))
);
create index commission_rule_approved on commission_rule (tenant_id, starts_at) where approved;
call protect_tenant_table('commission_rule');
revoke update, delete on commission_rule from tradepost_app;
grant update (answered_by, answered_at, approved) on commission_rule to tradepost_app;
create function commission_answered_once() returns trigger language plpgsql as $$ begin
  if old.approved is not null then
    raise exception 'commission: rule % was answered before', old.id using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger commission_answered_once before update on commission_rule for each row execute function commission_answered_once();

-- The commission of an order is agreed with it: a later rule changes no order that exists.
alter table order_head add column fee_percent numeric(5, 2) check (fee_percent between 0 and 100);
alter table order_head disable trigger user;
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    update order_head set fee_percent = coalesce(
      (select (s.finance_settings ->> 'feePercent')::numeric from site s where s.tenant_id = of_tenant order by s.id limit 1), 8)
      where tenant_id = of_tenant;
    perform restore_tenant(tenant_before);
  end loop;
end $$;
alter table order_head enable trigger user;
alter table order_head alter column fee_percent set not null;

-- The insert names the commission of the site; a rule that applies takes its place.
create function order_commission() returns trigger language plpgsql as $$ begin
  new.fee_percent := coalesce((
    select r.percent from commission_rule r
    join offer o on o.tenant_id = r.tenant_id and o.id = new.offer_id
    join seller s on s.tenant_id = r.tenant_id and s.id = new.seller_id
    where r.tenant_id = new.tenant_id and r.approved and r.starts_at <= new.created_at
      and (r.category_id is null or r.category_id = o.category_id)
      and (r.min_level is null or coalesce(s.level, 0) >= r.min_level)
    order by r.category_id is null, r.min_level desc nulls last, r.starts_at desc, r.id limit 1), new.fee_percent);
  return new;
end $$;
create trigger order_commission before insert on order_head for each row execute function order_commission();

-- ---------- the books ----------
insert into transfer_rule values
  -- A part of a seller's share is kept back for a while.
  ('settle', 'escrow', 'reserve'),
  ('reserve_release', 'reserve', 'payable'),
  ('chargeback_share', 'reserve', 'chargeback'),
  -- On its way to the seller, paid at the bank, and back if it fails before or after.
  ('payout', 'payable', 'payout'),
  ('payout', 'payable', 'fee'),
  ('payout_paid', 'payout', 'bank'),
  ('payout_back', 'payout', 'payable'),
  ('payout_back', 'fee', 'payable'),
  ('payout_returned', 'bank', 'payable'),
  ('payout_returned', 'fee', 'payable');

-- ---------- accounts to pay to ----------
create table payout_account (
  tenant_id int not null,
  id uuid not null,
  seller_id bigint not null,
  kind text not null check (kind in ('iban', 'paypal')),
  currency text not null references currency (code),
  holder text not null,
  -- The last characters, to recognise it by. The account itself is sealed.
  tail text not null,
  account_ct bytea not null,
  account_key_id text not null,
  -- Nothing is paid to a new account at once, so that its owner can object.
  usable_from timestamptz not null,
  created_by bigint not null,
  created_at timestamptz not null default moment(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, account_key_id) references tenant_key (tenant_id, id)
);
create unique index payout_account_in_use on payout_account (tenant_id, seller_id, currency) where removed_at is null;
call protect_tenant_table('payout_account');
revoke update, delete on payout_account from tradepost_app;
grant update (removed_at, account_ct, account_key_id) on payout_account to tradepost_app;

-- ---------- runs and payouts ----------
create table payout_run (
  tenant_id int not null references tenant,
  id uuid not null,
  state text not null default 'preparing' check (state in ('preparing', 'waiting', 'sending', 'done', 'cancelled')),
  -- Null for a run of the schedule, which has the day it was due.
  started_by bigint,
  due_on date,
  started_at timestamptz not null default moment(),
  answered_by bigint,
  answered_at timestamptz,
  reason text,
  finished_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, due_on),
  foreign key (tenant_id, started_by) references app_user (tenant_id, id),
  foreign key (tenant_id, answered_by) references app_user (tenant_id, id),
  constraint payout_two_persons check (answered_by <> started_by)
);
create index payout_run_newest on payout_run (tenant_id, started_at desc, id);
call protect_tenant_table('payout_run');
revoke update, delete on payout_run from tradepost_app;
grant update (state, answered_by, answered_at, reason, finished_at) on payout_run to tradepost_app;

create table payout (
  tenant_id int not null,
  id uuid not null,
  run_id uuid not null,
  seller_id bigint not null,
  account_id uuid not null,
  provider text not null,
  unit text not null,
  gross_minor bigint not null check (gross_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  net_minor bigint not null check (net_minor > 0),
  state text not null default 'planned'
    check (state in ('planned', 'sending', 'sent', 'paid', 'failed', 'returned', 'cancelled')),
  provider_ref text,
  failure text,
  created_at timestamptz not null default moment(),
  sent_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  -- One payout of a seller and currency in a run.
  unique (tenant_id, run_id, seller_id, unit),
  foreign key (tenant_id, run_id) references payout_run (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, account_id) references payout_account (tenant_id, id),
  constraint payout_sum check (gross_minor = fee_minor + net_minor)
);
create index payout_of_seller on payout (tenant_id, seller_id, created_at desc, id);
create unique index payout_of_provider on payout (tenant_id, provider, provider_ref) where provider_ref is not null;
call protect_tenant_table('payout');
revoke update, delete on payout from tradepost_app;
grant update (state, provider_ref, failure, sent_at, ended_at) on payout to tradepost_app;

insert into state_edge values
  ('payout', 'planned', 'sending', '{platform,service}'),
  ('payout', 'planned', 'cancelled', '{platform,service}'),
  ('payout', 'sending', 'sent', '{platform,service}'),
  ('payout', 'sending', 'failed', '{platform,service}'),
  ('payout', 'sending', 'paid', '{platform,service}'),
  ('payout', 'sent', 'paid', '{platform,service}'),
  ('payout', 'sent', 'failed', '{platform,service}'),
  ('payout', 'paid', 'returned', '{platform,service}');

create table payout_event (
  tenant_id int not null,
  payout_id uuid not null,
  seq int not null,
  from_state text,
  to_state text not null,
  actor text not null,
  note text,
  at timestamptz not null default moment(),
  primary key (tenant_id, payout_id, seq),
  foreign key (tenant_id, payout_id) references payout (tenant_id, id)
);
call protect_tenant_table('payout_event');
revoke insert, update, delete on payout_event from tradepost_app;

create function payout_moved() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  if tg_op = 'UPDATE' and not exists (select 1 from state_edge
      where machine = 'payout' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)) then
    raise exception 'payout: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
  end if;
  insert into payout_event (tenant_id, payout_id, seq, from_state, to_state, actor, note)
    values (new.tenant_id, new.id,
      (select count(*) from payout_event e where e.tenant_id = new.tenant_id and e.payout_id = new.id) + 1,
      case when tg_op = 'UPDATE' then old.state end, new.state, coalesce(current_setting('app.actor', true), ''), new.failure);
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger payout_made after insert on payout for each row execute function payout_moved();
create trigger payout_moved after update of state on payout for each row
  when (old.state is distinct from new.state) execute function payout_moved();

-- What the sandbox was asked to pay. It stands in for a bank where none is configured.
create table sandbox_payout (
  tenant_id int not null references tenant,
  id text not null,
  payout_id uuid not null,
  amount_minor bigint not null,
  currency text not null,
  state text not null,
  asked int not null default 1,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  unique (tenant_id, payout_id)
);
call protect_tenant_table('sandbox_payout');
