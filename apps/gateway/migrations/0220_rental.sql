-- Rentals of accounts, paid in G Coin.

insert into state_edge values
  ('rental', 'renting', 'release_due', '{platform}'),
  ('rental', 'release_due', 'released', '{seller,service}');

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
grant update (state, answer, decided_by, decided_at, text) on rental_complaint to tradepost_app;
