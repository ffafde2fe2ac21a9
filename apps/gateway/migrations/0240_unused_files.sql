-- A file that nothing refers to is removed. Whoever refers to one holds its row, so that nobody removes it at the same
-- time: foreign keys do that for single ids, the function below for lists of them.

create index file_uploaded on file (tenant_id, created_at) where owner_id is not null and purpose is null;
create index file_by_key on file (tenant_id, storage_key);
create index seller_report_file_of_file on seller_report_file (tenant_id, file_id);
create index app_user_avatar on app_user (tenant_id, avatar_file_id) where avatar_file_id is not null;
-- Rows from before are left as they are.
alter table app_user add constraint app_user_avatar_fkey
  foreign key (tenant_id, avatar_file_id) references file (tenant_id, id) not valid;

-- What somebody showed goes with the person: whoever gave the files is deleted already.
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
create function file_forgotten() returns trigger language plpgsql as $$ begin
  if not exists (
    select 1 from file f join app_user u on u.tenant_id = f.tenant_id and u.id = f.owner_id
    where f.tenant_id = old.tenant_id and f.id = old.file_id and u.deleted_at is not null) then
    raise exception 'what was shown in % stays', tg_table_name using errcode = '42501';
  end if;
  return old;
end $$;

do $$ declare t text; begin
  foreach t in array array['refund_request', 'dispute', 'insurance_claim'] loop
    execute format('create index on %I using gin (file_ids)', t);
    execute format('create trigger files_held before insert or update of file_ids on %I
      for each row execute function files_held()', t);
    execute format('grant update (file_ids) on %I to tradepost_app', t);
  end loop;
  foreach t in array array['case_file', 'message_attachment', 'seller_report_file'] loop
    execute format('create trigger file_forgotten before delete on %I
      for each row execute function file_forgotten()', t);
    execute format('grant delete on %I to tradepost_app', t);
  end loop;
end $$;

-- What was removed so far, and how much nothing refers to that is not old enough.
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
