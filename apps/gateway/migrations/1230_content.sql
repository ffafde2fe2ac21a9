-- Texts and settings of editors: each save is a version that stays, and a publication copies one of them to where the shop reads.
create table content_item (
  tenant_id int not null references tenant,
  kind text not null check (kind in ('notice', 'look', 'article', 'area')),
  -- The id of the notice, article or site, or the type of the area.
  item text not null check (item ~ '^[0-9]{1,19}$'),
  -- The newest version.
  version int not null check (version > 0),
  -- The version that the shop shows; null if it shows none.
  shown int,
  planned int,
  publish_at timestamptz,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  primary key (tenant_id, kind, item),
  constraint content_item_plan check ((planned is null) = (publish_at is null)),
  constraint content_item_versions check (shown <= version and planned <= version)
);
call protect_tenant_table('content_item');
revoke delete on content_item from tradepost_app;

create table content_version (
  tenant_id int not null,
  kind text not null,
  item text not null,
  version int not null check (version > 0),
  body jsonb not null,
  -- Null for what the shop showed before somebody edited it.
  by_user bigint,
  at timestamptz not null,
  primary key (tenant_id, kind, item, version),
  foreign key (tenant_id, kind, item) references content_item (tenant_id, kind, item),
  foreign key (tenant_id, by_user) references app_user (tenant_id, id)
);
call protect_tenant_table('content_version');
revoke update, delete on content_version from tradepost_app;

-- The application may not write sites; this changes the colour of a site of the tenant whose transaction it is.
create function show_theme_color(of_site bigint, color text) returns void language plpgsql security definer
set search_path = public as $$ begin
  update site set theme_color = color where id = of_site and tenant_id = tid();
  if not found then raise exception 'show_theme_color: % is no site of the tenant', of_site; end if;
end $$;
revoke execute on function show_theme_color(bigint, text) from public;
grant execute on function show_theme_color(bigint, text) to tradepost_app;
