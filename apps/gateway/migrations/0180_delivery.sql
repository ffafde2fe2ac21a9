-- Deliveries: the sealed details a buyer receives, and every look at them.
create table delivery (
  tenant_id int not null,
  order_id bigint not null,
  secret_ct bytea not null,
  secret_key_id text not null,
  mailed_to text not null,
  delivered_at timestamptz not null default moment(),
  first_revealed_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id)
);
call protect_tenant_table('delivery');
revoke update, delete on delivery from tradepost_app;
-- The details handed over so far are sealed together, anew with each piece. The address a delivery was mailed to is
-- forgotten with the person; that it was delivered stays.
grant update (first_revealed_at, secret_ct, secret_key_id, delivered_at, mailed_to) on delivery to tradepost_app;

-- A delivery keeps its details, or loses them for good when the account they open was lent; while pieces are outstanding,
-- the next ones are sealed with them.
create function delivery_wiped_only() returns trigger language plpgsql as $$ begin
  if length(new.secret_ct) > 0 and exists (select 1 from order_head o
    where o.tenant_id = new.tenant_id and o.id = new.order_id and o.delivered_at is null) then
    return new;
  end if;
  if length(new.secret_ct) > 0 or not exists (select 1 from rental r where r.tenant_id = new.tenant_id and r.order_id = new.order_id) then
    raise exception 'delivery: details are kept as they were' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger delivery_wiped_only before update of secret_ct on delivery for each row
  when (old.secret_ct is distinct from new.secret_ct) execute function delivery_wiped_only();

-- The primary key is the promise: a unit goes to one order, ever.
create table delivery_unit (
  tenant_id int not null,
  unit_id uuid not null,
  order_id bigint not null,
  primary key (tenant_id, unit_id),
  foreign key (tenant_id, unit_id) references account_unit (tenant_id, id),
  foreign key (tenant_id, order_id) references delivery (tenant_id, order_id)
);
create index delivery_unit_of_order on delivery_unit (tenant_id, order_id);
call protect_tenant_table('delivery_unit');
revoke update, delete on delivery_unit from tradepost_app;

create table delivery_reveal (
  tenant_id int not null,
  id uuid not null default gen_random_uuid(),
  order_id bigint not null,
  actor text not null,
  ip text not null,
  at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references delivery (tenant_id, order_id)
);
create index delivery_reveal_of_actor on delivery_reveal (tenant_id, actor, at);
call protect_tenant_table('delivery_reveal');
revoke update, delete on delivery_reveal from tradepost_app;
grant update (ip) on delivery_reveal to tradepost_app;

-- Evidence of who looked, which may forget where they came from.
create function delivery_reveal_guard() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.ip = '' and (new.tenant_id, new.id, new.order_id, new.actor, new.at)
    = (old.tenant_id, old.id, old.order_id, old.actor, old.at) then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;
create trigger delivery_reveal_append_only before update or delete on delivery_reveal
  for each row execute function delivery_reveal_guard();
