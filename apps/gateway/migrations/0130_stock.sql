-- Stock of goods with a secret: one row per thing that is delivered once, e.g. an account, a gift card, a top-up code.
create table account_unit (
  tenant_id int not null,
  id uuid not null,
  offer_id bigint not null,
  state text not null default 'free'
    check (state in ('free', 'reserved', 'sold', 'rented', 'release_due', 'maintenance', 'withdrawn')),
  secret_ct bytea not null,
  secret_key_id text not null,
  maintenance_until timestamptz,
  -- Tells the details of the last rental from new ones after they were wiped.
  retired_mac bytea,
  primary key (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id),
  constraint account_unit_secret check (state in ('release_due', 'withdrawn') or length(secret_ct) > 0)
);
create index account_unit_state on account_unit (tenant_id, offer_id, state);
call protect_tenant_table('account_unit');

insert into state_edge values
  ('unit', 'reserved', 'rented', '{platform}'),
  ('unit', 'rented', 'release_due', '{platform}'),
  ('unit', 'release_due', 'free', '{seller}'),
  ('unit', 'release_due', 'maintenance', '{seller}'),
  ('unit', 'release_due', 'withdrawn', '{seller,service}'),
  ('unit', 'maintenance', 'free', '{platform,seller}'),
  ('unit', 'free', 'maintenance', '{seller}');

-- A person who rented an account knows its details: no way leads from there to an offer but over new ones.
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
