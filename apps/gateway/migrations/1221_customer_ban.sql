-- Bans of customers. One that runs switches the account off; it ends by hand, at its time, or never.
create table customer_ban (
  tenant_id int not null references tenant,
  id uuid not null,
  user_id bigint not null,
  reason text not null check (char_length(reason) between 1 and 2000),
  until timestamptz check (until > at),
  banned_by bigint not null,
  at timestamptz not null default moment(),
  ended_at timestamptz,
  -- Null for a ban whose time was over.
  ended_by bigint,
  ended_reason text check (char_length(ended_reason) <= 2000),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  check (banned_by <> user_id),
  check (ended_at is not null or (ended_by is null and ended_reason is null))
);
create unique index customer_ban_running on customer_ban (tenant_id, user_id) where ended_at is null;
create index customer_ban_of_user on customer_ban (tenant_id, user_id, at desc);
call protect_tenant_table('customer_ban');
revoke update, delete on customer_ban from tradepost_app;
grant update (reason, ended_at, ended_by, ended_reason) on customer_ban to tradepost_app;

create function customer_ban_ends_once() returns trigger language plpgsql as $$ begin
  if old.ended_at is not null and (new.ended_at, new.ended_by) is distinct from (old.ended_at, old.ended_by) then
    raise exception 'a ban ends once' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger customer_ban_ends_once before update on customer_ban for each row execute function customer_ban_ends_once();
