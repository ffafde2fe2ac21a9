-- Rental of accounts for G Coin, topping up, coupons one can claim, and what the provider says against our books.

-- ---------- G Coin: in by topping up, out by renting, and back only where a rental is undone ----------
insert into transfer_rule values
  ('rental_hold', 'wallet', 'rental_hold'),
  ('rental_release', 'rental_hold', 'wallet'),
  ('rental_post', 'rental_hold', 'gcoin_issue'),
  ('rental_fund', 'clearing', 'escrow'),
  ('rental_unfund', 'escrow', 'clearing'),
  ('rental_reversal', 'gcoin_issue', 'wallet');

create table top_up (
  tenant_id int not null,
  purchase_id uuid not null,
  -- What the buyer agreed to before paying.
  agreement text not null,
  agreed_at timestamptz not null default moment(),
  primary key (tenant_id, purchase_id),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id)
);
call protect_tenant_table('top_up');
revoke update, delete on top_up from tradepost_app;

-- ---------- rented accounts ----------
alter table account_unit drop constraint account_unit_state_check;
alter table account_unit
  add column maintenance_until timestamptz,
  -- Tells the details of the last rental from new ones after they were wiped.
  add column retired_mac bytea,
  add constraint account_unit_state_check
    check (state in ('free', 'reserved', 'sold', 'rented', 'release_due', 'maintenance', 'withdrawn')),
  add constraint account_unit_secret check (state in ('release_due', 'withdrawn') or length(secret_ct) > 0);

insert into state_edge values
  ('unit', 'reserved', 'rented', '{platform}'),
  ('unit', 'rented', 'release_due', '{platform}'),
  ('unit', 'release_due', 'free', '{seller}'),
  ('unit', 'release_due', 'maintenance', '{seller}'),
  ('unit', 'release_due', 'withdrawn', '{seller,service}'),
  ('unit', 'maintenance', 'free', '{platform,seller}'),
  ('unit', 'free', 'maintenance', '{seller}'),
  ('rental', 'renting', 'release_due', '{platform}'),
  ('rental', 'release_due', 'released', '{seller,service}');

-- Whoever rented knows the details: no way leads from there to an offer but over new ones.
create function unit_guard() returns trigger language plpgsql as $$ begin
  if not exists (select 1 from state_edge where machine = 'unit' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)) then
    raise exception 'unit: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
  end if;
  if new.state = 'release_due' and length(new.secret_ct) > 0 then
    raise exception 'unit: released with its details' using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger unit_guard before update on account_unit for each row
  when (old.state is distinct from new.state
    and (old.state in ('rented', 'release_due', 'maintenance') or new.state in ('rented', 'release_due', 'maintenance')))
  execute function unit_guard();

create table rental (
  tenant_id int not null,
  order_id bigint not null,
  unit_id uuid not null,
  renter_id bigint not null,
  state text not null default 'renting' check (state in ('renting', 'release_due', 'released')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Why it ended: its time was over, or it was undone.
  ended_by text check (ended_by in ('term', 'reversal')),
  ended_at timestamptz,
  released_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, unit_id) references account_unit (tenant_id, id),
  check (ends_at = starts_at + interval '336 hours'),
  check ((state = 'renting') = (ended_by is null))
);
create unique index rental_one_live on rental (tenant_id, unit_id) where state <> 'released';
create index rental_of_renter on rental (tenant_id, renter_id, starts_at desc);
call protect_tenant_table('rental');
revoke update, delete on rental from tradepost_app;
grant update (state, ended_by, ended_at, released_at) on rental to tradepost_app;

create function rental_guard() returns trigger language plpgsql as $$ begin
  if new.state is distinct from old.state and not exists (
    select 1 from state_edge where machine = 'rental' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)
  ) then
    raise exception 'rental: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger rental_guard before update on rental for each row execute function rental_guard();

-- A delivery keeps its details, or loses them for good when what it opened was lent.
grant update (secret_ct) on delivery to tradepost_app;
create function delivery_wiped_only() returns trigger language plpgsql as $$ begin
  if length(new.secret_ct) > 0 or not exists (select 1 from rental r where r.tenant_id = new.tenant_id and r.order_id = new.order_id) then
    raise exception 'delivery: details are kept as they were' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger delivery_wiped_only before update of secret_ct on delivery for each row
  when (old.secret_ct is distinct from new.secret_ct) execute function delivery_wiped_only();

create table rental_complaint (
  tenant_id int not null,
  id uuid not null,
  order_id bigint not null,
  renter_id bigint not null,
  text text not null check (length(text) between 1 and 2000),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  answer text,
  decided_by text,
  created_at timestamptz not null default moment(),
  decided_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, order_id) references rental (tenant_id, order_id),
  check ((state = 'open') = (decided_at is null))
);
create index rental_complaint_open on rental_complaint (tenant_id, state, created_at);
call protect_tenant_table('rental_complaint');
revoke update, delete on rental_complaint from tradepost_app;
grant update (state, answer, decided_by, decided_at) on rental_complaint to tradepost_app;

-- ---------- coupons ----------
create table coupon (
  tenant_id int not null references tenant,
  id uuid not null,
  code text not null check (code = upper(code) and length(code) between 3 and 40),
  name text not null,
  percent_off int check (percent_off between 1 and 95),
  amount_off_minor bigint check (amount_off_minor > 0),
  -- The currency of its amounts; a coupon with amounts is for orders in that currency.
  currency text references currency (code),
  min_total_minor bigint not null default 0 check (min_total_minor >= 0),
  valid_hours int not null check (valid_hours > 0),
  -- Null lets nobody claim it: customer service grants it.
  claim_from timestamptz,
  claim_until timestamptz,
  claims_left int check (claims_left >= 0),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check ((percent_off is null) <> (amount_off_minor is null)),
  check (currency is not null or (amount_off_minor is null and min_total_minor = 0))
);
call protect_tenant_table('coupon');
revoke update, delete on coupon from tradepost_app;
grant update (claims_left) on coupon to tradepost_app;

alter table coupon_grant
  alter column percent_off drop not null,
  add column coupon_id uuid,
  add column amount_off_minor bigint check (amount_off_minor > 0),
  add column currency text references currency (code),
  add column min_total_minor bigint not null default 0 check (min_total_minor >= 0),
  add column granted_by text not null default coalesce(current_setting('app.actor', true), ''),
  add foreign key (tenant_id, coupon_id) references coupon (tenant_id, id),
  add check ((percent_off is null) <> (amount_off_minor is null)),
  add check (currency is not null or (amount_off_minor is null and min_total_minor = 0));
-- A coupon is one buyer's once.
create unique index coupon_once on coupon_grant (tenant_id, coupon_id, buyer_id) where coupon_id is not null;

-- ---------- what the provider says against our books ----------
create table reconciliation_break (
  tenant_id int not null references tenant,
  provider text not null,
  provider_ref text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'captured_differs', 'refunded_differs')),
  facts jsonb not null,
  found_at timestamptz not null default moment(),
  primary key (tenant_id, provider, provider_ref, kind)
);
call protect_tenant_table('reconciliation_break');
revoke update, delete on reconciliation_break from tradepost_app;

create index transfer_of_ref on transfer (tenant_id, ref_kind, ref_id);
