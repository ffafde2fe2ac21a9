-- Keys by which programs of a seller call the API.
create table seller_key (
  tenant_id int not null,
  id uuid not null,
  seller_id bigint not null,
  name text not null check (char_length(name) between 1 and 60),
  -- The part of the key by which it is found and recognised.
  prefix text not null check (prefix ~ '^[a-z0-9]{8}$'),
  -- Keyed hash of the whole key, which is stored nowhere.
  key_mac bytea not null check (octet_length(key_mac) = 32),
  permissions text[] not null check (cardinality(permissions) > 0),
  -- The key never does more than this person may do at that time.
  created_by bigint not null,
  created_at timestamptz not null default moment(),
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, prefix),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id)
);
create index seller_key_of_seller on seller_key (tenant_id, seller_id, created_at desc, id);
call protect_tenant_table('seller_key');
revoke update, delete on seller_key from tradepost_app;
grant update (last_used_at, revoked_at) on seller_key to tradepost_app;

-- A revoked key stays revoked.
create function seller_key_stays_revoked() returns trigger language plpgsql as $$ begin
  raise exception 'seller_key: % is revoked', old.id using errcode = 'TP409';
end $$;
create trigger seller_key_stays_revoked before update of revoked_at on seller_key for each row
  when (old.revoked_at is not null) execute function seller_key_stays_revoked();
