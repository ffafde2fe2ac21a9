-- Devices on which the people of sellers are notified, and the topics that they do not want to hear of.

create table push_device (
  tenant_id int not null references tenant,
  id uuid not null,
  user_id bigint not null,
  -- The session in which the device was last used. It gets nothing more after the person signs out.
  family_id uuid not null,
  -- Whoever knows the address and the keys of a subscription could read and disturb it, so they are sealed.
  endpoint_hash bytea not null,
  subscription_ct bytea not null,
  subscription_key_id text not null,
  -- The public key that the browser subscribed with. Other keys cannot send to it.
  server_key text not null,
  user_agent text check (char_length(user_agent) <= 200),
  locale text not null check (char_length(locale) <= 10),
  created_at timestamptz not null default moment(),
  delivered_at timestamptz,
  -- Failed attempts since the last success.
  failures int not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, endpoint_hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, family_id) references refresh_family (tenant_id, id),
  foreign key (tenant_id, subscription_key_id) references tenant_key (tenant_id, id)
);
create index push_device_user on push_device (tenant_id, user_id);
create index push_device_family on push_device (tenant_id, family_id);
call protect_tenant_table('push_device');

create table push_choice (
  tenant_id int not null references tenant,
  user_id bigint not null,
  muted text[] not null check (cardinality(muted) <= 20),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('push_choice');

-- Deferred, because a session that another one replaces first gives its devices to that one.
create function push_device_signed_out() returns trigger language plpgsql as $$ begin
  delete from push_device where tenant_id = new.tenant_id and family_id = new.id;
  return null;
end $$;
create constraint trigger push_device_signed_out after update of revoked_at on refresh_family
  deferrable initially deferred for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function push_device_signed_out();

create function push_device_of_member() returns trigger language plpgsql as $$ begin
  delete from push_device where tenant_id = old.tenant_id and user_id = old.user_id;
  return null;
end $$;
create trigger push_device_of_member after delete on role_member for each row when (old.side = 'seller')
  execute function push_device_of_member();
