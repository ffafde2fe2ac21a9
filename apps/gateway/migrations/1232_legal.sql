-- Legal pages in versions, and who agreed to which version of the terms.
create table legal_version (
  tenant_id int not null references tenant,
  document text not null check (document in ('terms', 'privacy', 'imprint', 'refunds')),
  -- The version of the content that was published.
  version int not null check (version > 0),
  -- {"en": {"title", "html"}, …}
  texts jsonb not null,
  needs_consent boolean not null,
  -- It holds until the next version does.
  holds_from timestamptz not null,
  primary key (tenant_id, document, version)
);
call protect_tenant_table('legal_version');
revoke update, delete on legal_version from tradepost_app;
create index legal_version_in_force on legal_version (tenant_id, document, holds_from desc);
create trigger shown_changed after insert on legal_version for each row execute function shown_changed('site');

create table legal_consent (
  tenant_id int not null,
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  -- Always the terms; the other pages inform.
  document text not null default 'terms' check (document = 'terms'),
  version int not null,
  occasion text not null check (occasion in ('signup', 'signin', 'purchase')),
  purchase_id uuid,
  at timestamptz not null,
  -- The language in which the terms were shown.
  locale text not null,
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, document, version) references legal_version (tenant_id, document, version),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id),
  constraint legal_consent_purchase check ((occasion = 'purchase') = (purchase_id is not null)),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, user_id, version, purchase_id)
);
call protect_tenant_table('legal_consent');
revoke update, delete on legal_consent from tradepost_app;
create index legal_consent_of_user on legal_consent (tenant_id, user_id, at desc);
