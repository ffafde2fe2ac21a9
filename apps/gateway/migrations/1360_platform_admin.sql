-- People of a tenant's staff who also see which tenants there are and create new ones. Only the owning role names and
-- removes them; the application notes who accepted (docs/decisions/operation/070).
create table platform_admin (
  tenant_id int not null references tenant,
  id uuid not null,
  side text not null default 'staff' check (side = 'staff'),
  -- The invited address, until somebody accepts.
  email text check (char_length(email) between 3 and 254),
  email_key text,
  user_id bigint,
  named_at timestamptz not null,
  -- An invitation that nobody accepted by then is void.
  expires_at timestamptz not null,
  accepted_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, email_key),
  unique (tenant_id, user_id),
  check ((user_id is null) = (accepted_at is null)),
  check ((user_id is null) = (email_key is not null) and (email is null) = (email_key is null)),
  -- Whoever leaves the staff is no platform administrator any more.
  foreign key (tenant_id, side, user_id) references role_member (tenant_id, side, user_id) on delete cascade
);
call protect_tenant_table('platform_admin');
revoke insert, update, delete on platform_admin from tradepost_app;
grant update (email, email_key, user_id, accepted_at) on platform_admin to tradepost_app;

create function platform_admin_stays() returns trigger language plpgsql as $$ begin
  raise exception 'platform_admin: % was accepted by somebody', old.id using errcode = 'TP409';
end $$;
create trigger platform_admin_stays before update on platform_admin for each row
  when (old.user_id is not null) execute function platform_admin_stays();
