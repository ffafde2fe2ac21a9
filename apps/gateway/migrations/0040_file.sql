-- Uploaded files. A file that nothing refers to is removed; whoever refers to one holds its row, so that nobody removes
-- it at the same time: foreign keys do that for single ids, `files_held` for lists of them.
create table file (
  tenant_id int not null references tenant,
  id uuid not null,
  owner_id bigint,
  catalogue text not null check (catalogue in ('id_card', 'general', 'at_material', 'order_attachment')),
  -- The use of a file of the platform, e.g. `avatar`: one a buyer may choose.
  purpose text,
  content_type text not null,
  bytes int not null,
  width int,
  height int,
  -- Key below /media, never a name a person chose.
  storage_key text not null,
  created_at timestamptz not null default now(),
  -- A file in quarantine is answered to nobody; its bytes are kept for whoever looks into it.
  quarantined_at timestamptz,
  quarantine_reason text,
  primary key (tenant_id, id)
);
create index file_by_purpose on file (tenant_id, purpose, id) where purpose is not null;
create index file_of_owner on file (tenant_id, owner_id, created_at) where owner_id is not null;
-- For the removal of files that nothing refers to.
create index file_uploaded on file (tenant_id, created_at) where owner_id is not null and purpose is null;
create index file_by_key on file (tenant_id, storage_key);
call protect_tenant_table('file');

-- For columns that list files. With a deleted person, the files they showed may be taken out; nothing else changes a
-- list.
create function files_held() returns trigger language plpgsql as $$
declare found_files int;
begin
  if tg_op = 'UPDATE' and new.file_ids = '{}' and exists (
    select 1 from order_head o join app_user u on u.tenant_id = o.tenant_id and u.id = o.buyer_id
    where o.tenant_id = old.tenant_id and o.id = old.order_id and u.deleted_at is not null) then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    raise exception 'the files of a case change' using errcode = '42501';
  end if;
  perform 1 from file f where f.tenant_id = new.tenant_id and f.id = any (new.file_ids) for key share;
  get diagnostics found_files = row_count;
  if found_files < (select count(distinct id) from unnest(new.file_ids) id) then
    raise exception 'a file of a case is missing' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;

-- For tables that refer to files: a row goes only when the person who gave the file is deleted.
create function file_forgotten() returns trigger language plpgsql as $$ begin
  if not exists (
    select 1 from file f join app_user u on u.tenant_id = f.tenant_id and u.id = f.owner_id
    where f.tenant_id = old.tenant_id and f.id = old.file_id and u.deleted_at is not null) then
    raise exception 'what was shown in % stays', tg_table_name using errcode = '42501';
  end if;
  return old;
end $$;

-- Files removed so far, and how much nothing refers to that is not old enough.
create table file_cleanup (
  tenant_id int primary key references tenant,
  looked_at timestamptz not null,
  strays_looked_at timestamptz not null default 'epoch',
  waiting_files int not null default 0,
  waiting_bytes bigint not null default 0,
  removed_files bigint not null default 0,
  removed_bytes bigint not null default 0,
  removed_strays bigint not null default 0
);
call protect_tenant_table('file_cleanup');
revoke delete on file_cleanup from tradepost_app;
