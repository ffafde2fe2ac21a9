-- Secrets of the clients of a tenant: those that staff made, and the environment's once it was used or given an end.
-- `client.secret_hash` is the environment's of today; it works unless its row here has ended.
create table client_secret (
  tenant_id int not null,
  client_id text not null references client,
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  source text not null check (source in ('installation', 'staff')),
  -- Null for a secret of the environment.
  created_by bigint,
  created_at timestamptz,
  last_used_at timestamptz,
  ends_at timestamptz,
  -- Who gave it an end; null if the environment got another secret.
  ended_by bigint,
  primary key (tenant_id, client_id, secret_hash),
  check ((source = 'staff') = (created_by is not null and created_at is not null)),
  check (ended_by is null or ends_at is not null),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, ended_by) references app_user (tenant_id, id)
);
call protect_tenant_table('client_secret');
revoke update, delete on client_secret from tradepost_app;
grant update (last_used_at, ends_at, ended_by) on client_secret to tradepost_app;

-- The end of a secret may be set and brought forward, never put off: an ended secret stays ended.
create function client_secret_ends() returns trigger language plpgsql as $$ begin
  raise exception 'client_secret: the end of a secret of % cannot be put off', old.client_id using errcode = 'TP409';
end $$;
create trigger client_secret_ends before update of ends_at on client_secret for each row
  when (old.ends_at is not null and (new.ends_at is null or new.ends_at > old.ends_at)) execute function client_secret_ends();
