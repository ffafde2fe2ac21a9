-- Conversations between a buyer and a seller, their messages, and the feed each side follows live.
create table conversation (
  tenant_id int not null,
  id bigint not null,
  buyer_id bigint not null,
  seller_id bigint not null,
  -- The order it is about; null where a shopper asks before buying.
  order_id bigint,
  last_seq int not null default 0,
  last_at timestamptz not null default moment(),
  buyer_read int not null default 0,
  seller_read int not null default 0,
  service_read int not null default 0,
  buyer_unread int not null default 0 check (buyer_unread >= 0),
  seller_unread int not null default 0 check (seller_unread >= 0),
  service_unread int not null default 0 check (service_unread >= 0),
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  check (buyer_read <= last_seq and seller_read <= last_seq and service_read <= last_seq)
);
-- One per buyer, seller and order, and one more about none.
create unique index conversation_of_order on conversation (tenant_id, order_id) where order_id is not null;
create unique index conversation_of_pair on conversation (tenant_id, buyer_id, seller_id) where order_id is null;
create index conversation_of_buyer on conversation (tenant_id, buyer_id, last_at desc, id desc);
create index conversation_of_seller on conversation (tenant_id, seller_id, last_at desc, id desc);
call protect_tenant_table('conversation');
revoke update, delete on conversation from tradepost_app;
grant update (last_seq, last_at, buyer_read, seller_read, service_read, buyer_unread, seller_unread,
  service_unread) on conversation to tradepost_app;

-- The order of a conversation is one between its two people.
create function conversation_check() returns trigger language plpgsql as $$ begin
  if new.order_id is not null and not exists (
    select from order_head o where o.tenant_id = new.tenant_id and o.id = new.order_id
      and o.buyer_id = new.buyer_id and o.seller_id = new.seller_id) then
    raise exception 'conversation: order % is not between these two', new.order_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger conversation_check before insert on conversation for each row execute function conversation_check();

create table message (
  tenant_id int not null,
  conversation_id bigint not null,
  seq int not null check (seq > 0),
  author text not null check (author in ('buyer', 'seller', 'service', 'platform')),
  -- The person who wrote it; null for the platform.
  author_user_id bigint,
  kind text not null check (kind in ('text', 'opened', 'delivery')),
  -- Messages are sealed like deliveries: they often carry one.
  body_ct bytea,
  body_key_id text,
  flags text[] not null default '{}',
  send_key uuid,
  at timestamptz not null,
  primary key (tenant_id, conversation_id, seq),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id),
  foreign key (tenant_id, body_key_id) references tenant_key (tenant_id, id),
  check ((body_ct is null) = (body_key_id is null)),
  check ((author = 'platform') = (author_user_id is null) or author = 'seller')
);
create unique index message_sent_once on message (tenant_id, conversation_id, author, send_key) where send_key is not null;
call protect_tenant_table('message');
revoke update, delete on message from tradepost_app;
grant update (body_ct, body_key_id, flags, send_key) on message to tradepost_app;

-- With a deleted person go the words they wrote; the messages keep their place in the order of a conversation.
create function message_append_only() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.body_ct is null and new.flags = '{}'
    and (to_jsonb(new) - 'body_ct' - 'body_key_id' - 'flags' - 'send_key')
      = (to_jsonb(old) - 'body_ct' - 'body_key_id' - 'flags' - 'send_key')
    and exists (select 1 from app_user u where u.tenant_id = old.tenant_id and u.id = old.author_user_id
      and u.deleted_at is not null) then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;
create trigger message_append_only before update or delete on message
  for each row execute function message_append_only();

create table message_attachment (
  tenant_id int not null,
  conversation_id bigint not null,
  seq int not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, conversation_id, seq, position),
  foreign key (tenant_id, conversation_id, seq) references message (tenant_id, conversation_id, seq),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index message_attachment_of_file on message_attachment (tenant_id, file_id);
call protect_tenant_table('message_attachment');
revoke update on message_attachment from tradepost_app;
create trigger file_forgotten before delete on message_attachment
  for each row execute function file_forgotten();

-- ---------- the feed ----------
-- The last number of one person's events. Its row is locked by whoever adds one, so that numbers become
-- visible in their order and nobody who follows can miss a lower one.
create table message_feed (
  tenant_id int not null references tenant,
  side text not null check (side in ('buyer', 'seller')),
  owner_id bigint not null,
  last_event bigint not null default 0,
  primary key (tenant_id, side, owner_id)
);
call protect_tenant_table('message_feed');
revoke delete on message_feed from tradepost_app;

create table message_event (
  tenant_id int not null,
  side text not null,
  owner_id bigint not null,
  event_no bigint not null,
  what text not null check (what in ('message', 'read')),
  conversation_id bigint not null,
  seq int not null,
  at timestamptz not null,
  primary key (tenant_id, side, owner_id, event_no),
  foreign key (tenant_id, side, owner_id) references message_feed (tenant_id, side, owner_id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id)
);
create index message_event_age on message_event (tenant_id, at);
call protect_tenant_table('message_event');
revoke update on message_event from tradepost_app;
