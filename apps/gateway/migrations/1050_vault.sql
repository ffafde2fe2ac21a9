-- The vault: what a seller stocks, one sealed row per piece. An offer that is supplied from its vault has as much stock
-- as it has free units.

alter table offer
  -- The offer is supplied from its vault since then; null where the seller delivers, or the platform a text.
  add column vault_since timestamptz,
  -- The seller is warned when so many pieces are left.
  add column low_stock int check (low_stock > 0);

alter table account_unit
  -- Keyed hash of the content in its normal form. A unit from before the vault has none, nor has an account that is lent.
  add column content_mac bytea,
  add column expires_at timestamptz,
  -- The seller's own remark, which no buyer sees.
  add column remark text check (char_length(remark) <= 200),
  add column added_at timestamptz not null default moment(),
  drop constraint account_unit_state_check,
  add constraint account_unit_state_check check (state in ('free', 'reserved', 'sold', 'rented', 'release_due',
    'maintenance', 'withdrawn', 'bad', 'replaced', 'expired'));
-- The same code is stocked once, whoever stocks it.
create unique index account_unit_content on account_unit (tenant_id, content_mac) where content_mac is not null;
-- The next unit to be sold, and the next to expire.
create index account_unit_next on account_unit (tenant_id, offer_id, expires_at, id) where state = 'free';
create index account_unit_added on account_unit (tenant_id, offer_id, added_at desc, id);

insert into state_edge values
  ('unit', 'free', 'bad', '{seller}'),
  ('unit', 'sold', 'bad', '{seller}'),
  ('unit', 'sold', 'replaced', '{seller}'),
  ('unit', 'bad', 'replaced', '{seller}'),
  ('unit', 'free', 'withdrawn', '{seller}'),
  ('unit', 'withdrawn', 'free', '{seller}'),
  ('unit', 'free', 'expired', '{platform}'),
  ('unit', 'sold', 'expired', '{platform}');
drop trigger unit_guard on account_unit;
create trigger unit_guard before update on account_unit for each row
  when (old.state is distinct from new.state
    and (old.state in ('rented', 'release_due', 'maintenance', 'withdrawn', 'bad', 'replaced', 'expired')
      or new.state in ('rented', 'release_due', 'maintenance', 'withdrawn', 'bad', 'replaced', 'expired')))
  execute function unit_guard();

-- A unit that comes back to the stock, from an order or a withdrawal, expires at its date, or at once.
create function unit_back() returns trigger language plpgsql as $$ begin
  perform enqueue_job('vault.expire', jsonb_build_object('offerId', new.offer_id::text),
    greatest(new.expires_at, moment()), new.offer_id || ':' || (extract(epoch from new.expires_at) * 1000)::bigint, 25);
  return null;
end $$;
create trigger unit_back after update of state on account_unit for each row
  when (old.state <> 'free' and new.state = 'free' and new.expires_at is not null)
  execute function unit_back();

-- A bad unit is replaced by one other, for the same piece of the order.
alter table delivery_unit
  add column replaces uuid,
  add constraint delivery_unit_replaces unique (tenant_id, replaces),
  add constraint delivery_unit_replaced foreign key (tenant_id, replaces) references delivery_unit (tenant_id, unit_id);

-- Offers that have units already are supplied from them. A text that only one buyer can use is stocked once, whatever
-- stock its seller declared.
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    update offer o set vault_since = o.listed_at where o.tenant_id = of_tenant
      and exists (select from account_unit a where a.tenant_id = o.tenant_id and a.offer_id = o.id);
    update offer o set available = 1, received = o.received - o.available + 1
      from category c where o.tenant_id = of_tenant and c.tenant_id = o.tenant_id and c.id = o.category_id
        and o.vault_since is null and o.delivery_mode = 'platform' and o.delivery_template <> '' and o.available > 1
        and (c.hand_over in ('account', 'gift_card')
          or c.hand_over is null and o.standard_type = 0 and o.category_type is null);
    perform restore_tenant(tenant_before);
  end loop;
end $$;

-- ---------- low stock ----------
-- Counts what is held for unpaid orders, so that a hold that ends unpaid warns nobody.
create function offer_low_stock() returns trigger language plpgsql as $$ begin
  perform enqueue_job('vault.low_stock',
    jsonb_build_object('offerId', new.id::text, 'crossing', pg_current_xact_id()::text), moment(),
    new.id || ':' || pg_current_xact_id()::text, 25);
  return null;
end $$;
create trigger offer_low_stock after update of available, reserved on offer for each row
  when (new.vault_since is not null and old.available + old.reserved > new.low_stock
    and new.available + new.reserved <= new.low_stock)
  execute function offer_low_stock();

-- ---------- lists of units ----------
create table unit_import (
  tenant_id int not null,
  id uuid not null,
  offer_id bigint not null,
  -- The list itself is sealed where files are kept, and removed when the import ends.
  storage_key text not null,
  secret_key_id text not null,
  total_bytes bigint not null check (total_bytes >= 0),
  read_bytes bigint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Lines done with; a run that was cut off goes on after them.
  lines int not null default 0,
  added int not null default 0,
  -- Lines whose unit the offer has already.
  known int not null default 0,
  refused int not null default 0,
  failure text,
  created_at timestamptz not null default moment(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id)
);
create index unit_import_of_offer on unit_import (tenant_id, offer_id, created_at desc);
call protect_tenant_table('unit_import');
revoke delete on unit_import from tradepost_app;

create table unit_import_refusal (
  tenant_id int not null,
  import_id uuid not null,
  line int not null,
  field text not null,
  code text not null,
  primary key (tenant_id, import_id, line),
  foreign key (tenant_id, import_id) references unit_import (tenant_id, id)
);
call protect_tenant_table('unit_import_refusal');
revoke update, delete on unit_import_refusal from tradepost_app;
