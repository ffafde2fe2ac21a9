-- Mails by which staff invite the testers of the beta programme to a test.
create table beta_invitation (
  tenant_id int not null references tenant,
  id bigint not null,
  -- {"en": {"title", "text"}, …}
  texts jsonb not null,
  -- The path of the shop that the mails lead to.
  path text not null check (path like '/%'),
  by_user bigint not null,
  sent_at timestamptz not null,
  -- The testers who were invited so far, and the last one, from whom on the rest follows.
  invited int not null default 0 check (invited >= 0),
  last_user bigint not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, by_user) references app_user (tenant_id, id)
);
create index beta_invitation_newest on beta_invitation (tenant_id, sent_at desc);
call protect_tenant_table('beta_invitation');
revoke update, delete on beta_invitation from tradepost_app;
grant update (invited, last_user) on beta_invitation to tradepost_app;
