-- Reports: complaints about sellers.

insert into state_edge values
  ('report', 'open', 'approved', '{service}'),
  ('report', 'open', 'rejected', '{service}');

create table seller_report (
  tenant_id int not null,
  id bigint not null,
  user_id bigint not null,
  seller_id bigint not null,
  order_id bigint,
  reason text not null,
  explanation text not null check (length(explanation) between 1 and 2000),
  state text not null default 'open',
  points int not null default 0,
  decided_by text,
  decided_at timestamptz,
  note text,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
create unique index seller_report_one_open on seller_report (tenant_id, user_id, seller_id) where state = 'open';
create index seller_report_of_user on seller_report (tenant_id, user_id, created_at desc);
create index seller_report_queue on seller_report (tenant_id, state, created_at);
call protect_tenant_table('seller_report');
revoke update, delete on seller_report from tradepost_app;
grant update (state, points, decided_by, decided_at, note, explanation) on seller_report to tradepost_app;

create table seller_report_file (
  tenant_id int not null,
  report_id bigint not null,
  file_id uuid not null,
  primary key (tenant_id, report_id, file_id),
  foreign key (tenant_id, report_id) references seller_report (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index seller_report_file_of_file on seller_report_file (tenant_id, file_id);
call protect_tenant_table('seller_report_file');
revoke update on seller_report_file from tradepost_app;
create trigger file_forgotten before delete on seller_report_file
  for each row execute function file_forgotten();

create function report_guard() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then raise exception 'report: born as %', new.state using errcode = 'TP409'; end if;
  elsif new.state is distinct from old.state and not exists (
    select 1 from state_edge where machine = 'report' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)
  ) then
    raise exception 'report: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger report_guard before insert or update on seller_report for each row execute function report_guard();
