-- Buyers and sellers report messages of each other, and staff hide messages. `message` itself never changes.

-- One report of a message by each side.
create table message_report (
  tenant_id int not null,
  id bigint not null,
  conversation_id bigint not null,
  seq int not null,
  side text not null check (side in ('buyer', 'seller')),
  reporter_id bigint not null,
  reason text not null
    check (reason in ('insult', 'personal_data', 'advertisement', 'off_platform', 'illegal', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  created_at timestamptz not null default moment(),
  outcome text check (outcome in ('hidden', 'warned', 'dismissed')),
  decided_by bigint,
  decided_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, conversation_id, seq, side),
  foreign key (tenant_id, conversation_id, seq) references message (tenant_id, conversation_id, seq),
  foreign key (tenant_id, reporter_id) references app_user (tenant_id, id),
  constraint message_report_decided
    check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null))
);
create index message_report_open on message_report (tenant_id, created_at) where outcome is null;
call protect_tenant_table('message_report');
revoke update, delete on message_report from tradepost_app;
-- With a deleted reporter, the note is taken out.
grant update (outcome, decided_by, decided_at, note) on message_report to tradepost_app;

create function message_report_ends_once() returns trigger language plpgsql as $$ begin
  raise exception 'message report: % is decided', old.id using errcode = 'TP409';
end $$;
create trigger message_report_ends_once before update of outcome on message_report for each row
  when (old.outcome is not null) execute function message_report_ends_once();

-- Every time a message was hidden, and when it was shown again. A message is hidden while one of its rows has no end.
create table message_removal (
  tenant_id int not null,
  conversation_id bigint not null,
  seq int not null,
  n int not null check (n > 0),
  reason text not null
    check (reason in ('insult', 'personal_data', 'advertisement', 'off_platform', 'illegal', 'other')),
  removed_by bigint not null,
  removed_at timestamptz not null default moment(),
  restored_by bigint,
  restored_at timestamptz,
  primary key (tenant_id, conversation_id, seq, n),
  foreign key (tenant_id, conversation_id, seq) references message (tenant_id, conversation_id, seq),
  constraint message_removal_restored check ((restored_at is null) = (restored_by is null))
);
create unique index message_removal_now on message_removal (tenant_id, conversation_id, seq) where restored_at is null;
call protect_tenant_table('message_removal');
revoke update, delete on message_removal from tradepost_app;
grant update (restored_by, restored_at) on message_removal to tradepost_app;

-- Only staff hide messages and show them again, each time once.
create function message_removal_guard() returns trigger language plpgsql as $$ begin
  if actor_kind() <> 'service' or (tg_op = 'UPDATE' and old.restored_at is not null) then
    raise exception 'message removal: % of % is not for %', new.seq, new.conversation_id, actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger message_removal_guard before insert or update on message_removal
  for each row execute function message_removal_guard();
