-- Declared stock: the seller states how many pieces there are, and a program of the seller provides each unit when it
-- is sold.
alter table offer
  -- The seller's program provides the units since then. Such an offer has no vault, and the seller can deliver by hand.
  add column declared_since timestamptz,
  add constraint offer_declared check (declared_since is null or (vault_since is null and delivery_mode = 'im'));

-- Where the program of a seller is called.
create table seller_endpoint (
  tenant_id int not null,
  seller_id bigint not null,
  url text not null check (char_length(url) between 1 and 500),
  -- The secret that signs the calls, sealed, and the one before it, which signs them as well for a while.
  secret_ct bytea not null,
  secret_key_id text not null,
  previous_ct bytea,
  previous_key_id text,
  previous_until timestamptz,
  set_at timestamptz not null,
  rotated_at timestamptz not null,
  primary key (tenant_id, seller_id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id),
  foreign key (tenant_id, previous_key_id) references tenant_key (tenant_id, id),
  check (num_nulls(previous_ct, previous_key_id, previous_until) in (0, 3))
);
call protect_tenant_table('seller_endpoint');

-- What the program of a seller is asked for an order: to reserve units, to provide them, or to take them back.
create table declared_request (
  tenant_id int not null,
  -- Also the key by which the program recognises a repetition.
  id uuid not null,
  seller_id bigint not null,
  order_id bigint not null,
  offer_id bigint not null,
  kind text not null check (kind in ('reserve', 'provide', 'cancel')),
  quantity int not null check (quantity > 0),
  -- `dropped`: the order needed no answer any more.
  state text not null default 'pending' check (state in ('pending', 'done', 'failed', 'dropped')),
  -- Counted before each call, so that a request without attempts was never sent.
  attempts int not null default 0,
  -- The class of the last answer. The answer itself is stored nowhere.
  answer text,
  created_at timestamptz not null default moment(),
  next_at timestamptz,
  finished_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, kind),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id),
  check ((finished_at is null) = (state = 'pending'))
);
create index declared_request_of_seller on declared_request (tenant_id, seller_id, created_at desc, id);
call protect_tenant_table('declared_request');
revoke update, delete on declared_request from tradepost_app;
grant update (state, attempts, answer, next_at, finished_at) on declared_request to tradepost_app;

-- A request ends once.
create function declared_request_ends_once() returns trigger language plpgsql as $$ begin
  raise exception 'declared_request: % has ended', old.id using errcode = 'TP409';
end $$;
create trigger declared_request_ends_once before update on declared_request for each row
  when (old.state <> 'pending') execute function declared_request_ends_once();

-- A new request is sent at once.
create function declared_request_added() returns trigger language plpgsql as $$ begin
  perform enqueue_job('declared.' || new.kind,
    jsonb_build_object('requestId', new.id, 'sellerId', new.seller_id::text), moment(), new.id || ':0', 25);
  return null;
end $$;
create trigger declared_request_added after insert on declared_request for each row
  execute function declared_request_added();

-- Ends what is asked for an order that needs no units of the program any more, and tells the program if it may hold
-- some. A program that refused to reserve holds none; one that provided has none left to take back.
create function end_declared(of_tenant int, of_order bigint) returns void language plpgsql as $$ begin
  update declared_request set state = 'dropped', finished_at = moment(), next_at = null
    where tenant_id = of_tenant and order_id = of_order and kind <> 'cancel' and state = 'pending';
  insert into declared_request (tenant_id, id, seller_id, order_id, offer_id, kind, quantity)
    select r.tenant_id, gen_random_uuid(), r.seller_id, r.order_id, r.offer_id, 'cancel', r.quantity
    from declared_request r
    where r.tenant_id = of_tenant and r.order_id = of_order and r.kind = 'reserve' and r.attempts > 0
      and not (r.state = 'failed' and r.answer in ('refused', 'out_of_stock', 'address'))
      and not exists (select from declared_request p where p.tenant_id = of_tenant and p.order_id = of_order
        and p.kind = 'provide' and p.state = 'done')
    on conflict do nothing;
end $$;

-- Asks the seller's program for a paid order, and ends that when the order is delivered or its money goes back.
create function declared_order_moved() returns trigger language plpgsql as $$ begin
  if new.state <> 'delivering' then
    perform end_declared(new.tenant_id, new.id);
    return null;
  end if;
  insert into declared_request (tenant_id, id, seller_id, order_id, offer_id, kind, quantity)
    select new.tenant_id, gen_random_uuid(), new.seller_id, new.id, new.offer_id, 'reserve', new.quantity
    from offer o join seller_endpoint e on e.tenant_id = o.tenant_id and e.seller_id = o.seller_id
    where o.tenant_id = new.tenant_id and o.id = new.offer_id and o.declared_since is not null;
  return null;
end $$;
create trigger declared_order_moved after update of state on order_head for each row
  when (new.delivery_mode = 'im' and (old.state = 'paid' and new.state = 'delivering'
    or old.state <> new.state and new.state in ('delivered', 'refunded', 'auto_refunded')))
  execute function declared_order_moved();
