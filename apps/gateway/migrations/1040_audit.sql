-- The audit log: each write of staff, of sellers, and of clients that act for a person. The platform adds the entry in the
-- transaction of the write. Entries of a tenant form a chain of hashes (docs/decisions/028).

create table audit_entry (
  tenant_id int not null references tenant,
  seq bigint not null,
  at timestamptz not null,
  -- Null where a client acts for nobody yet.
  user_id bigint,
  side text not null check (side in ('staff', 'seller', 'client')),
  role text,
  seller_id bigint,
  client text,
  ip text not null,
  call text not null,
  -- The ids of the input.
  subjects text[] not null,
  -- Ids, numbers and choices of the input, without texts.
  input jsonb not null check (pg_column_size(input) <= 16000),
  before jsonb check (pg_column_size(before) <= 16000),
  after jsonb check (pg_column_size(after) <= 16000),
  reason text check (char_length(reason) <= 2000),
  request_id text not null,
  previous bytea not null,
  hash bytea not null,
  primary key (tenant_id, seq),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index audit_entry_of_user on audit_entry (tenant_id, user_id, seq desc);
create index audit_entry_of_call on audit_entry (tenant_id, call, seq desc);
create index audit_entry_subjects on audit_entry using gin (subjects);
call protect_tenant_table('audit_entry');
revoke update, delete on audit_entry from tradepost_app;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function append_only();
create trigger audit_entry_not_emptied before truncate on audit_entry
  for each statement execute function append_only();

-- The end of each tenant's chain. Its row is locked by the last statement of a write, never by orders of buyers.
create table audit_head (
  tenant_id int not null references tenant,
  seq bigint not null,
  hash bytea not null,
  primary key (tenant_id)
);
call protect_tenant_table('audit_head');
revoke insert, update, delete on audit_head from tradepost_app;

create function audit_hash(e audit_entry) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(encode(e.previous, 'hex'), e.tenant_id, e.seq,
    to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.user_id, e.side, e.role, e.seller_id, e.client, e.ip,
    e.call, e.subjects, e.input, e.before, e.after, e.reason, e.request_id)::text, 'UTF8'))
$$;

-- Whatever the writer says, the database gives the number, the time and the hashes.
create function audit_chain() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  head audit_head;
begin
  insert into audit_head (tenant_id, seq, hash) values (new.tenant_id, 0, sha256(convert_to('tenant ' || new.tenant_id, 'UTF8')))
    on conflict (tenant_id) do nothing;
  select * into head from audit_head where tenant_id = new.tenant_id for update;
  new.seq := head.seq + 1;
  new.at := moment();
  new.previous := head.hash;
  new.hash := audit_hash(new);
  update audit_head set seq = new.seq, hash = new.hash where tenant_id = new.tenant_id;
  perform restore_tenant(tenant_before);
  return new;
end $$;
create trigger audit_chain before insert on audit_entry for each row execute function audit_chain();
revoke execute on function audit_chain() from public;
