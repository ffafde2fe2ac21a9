-- The media library of a shop: pictures and videos that its staff have for content (docs/decisions/content/081).
create table media_item (
  tenant_id int not null,
  file_id uuid not null,
  -- The name that the file had on the device it came from.
  name text not null default '' check (length(name) <= 200),
  -- What forms suggest, by language: {"en": {"title", "alt"}, …}.
  texts jsonb not null default '{}',
  search_text text not null default '',
  added_at timestamptz not null,
  version int not null default 1,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index media_item_newest on media_item (tenant_id, added_at desc, file_id desc);
call protect_tenant_table('media_item');

create function media_search_text() returns trigger language plpgsql as $$ begin
  new.search_text := search_norm(concat_ws(' ', new.name,
    (select string_agg(concat_ws(' ', value ->> 'title', value ->> 'alt'), ' ') from jsonb_each(new.texts))));
  return new;
end $$;
create trigger media_search before insert or update of name, texts on media_item
  for each row execute function media_search_text();

-- The file that a picture was drawn from. It stays as long as the picture does.
alter table file
  add column source_id uuid,
  add foreign key (tenant_id, source_id) references file (tenant_id, id);
create index file_of_source on file (tenant_id, source_id) where source_id is not null;

-- Keys, without their endings, of files that content shows or will show.
create function used_media_keys() returns setof text language sql stable as $$
  select distinct found.key[1] from (
    select v.body::text as words from content_item i
      join content_version v on v.tenant_id = i.tenant_id and v.kind = i.kind and v.item = i.item
        and v.version in (i.version, i.shown, i.planned)
      where i.tenant_id = tid() and v.tenant_id = tid()
    union all select content::text from page_area where tenant_id = tid()
    union all select cover_wide_path from pass_event where tenant_id = tid()
    union all select concat_ws(' ', cover_path, cover_wide_path) from brand where tenant_id = tid()
    union all select hero_path from brand_category where tenant_id = tid() and hero_path is not null
    union all select hero_path from template_setting where tenant_id = tid() and hero_path is not null
    union all select concat_ws(' ', icon_url, logo_url) from site where tenant_id = tid()
  ) content
  cross join lateral regexp_matches(content.words, 'upload/' || tid() || '/[0-9a-f-]{36}', 'g') found(key)
  where content.words like '%upload/%'
$$;
revoke execute on function used_media_keys() from public;
grant execute on function used_media_keys() to tradepost_app;

-- The library as staff see it. A picture is used if content shows it, or one that was drawn from it.
create view media_listing with (security_invoker = true) as
  select m.tenant_id, m.file_id, m.name, m.texts, m.search_text, m.added_at, m.version, f.owner_id, f.catalogue,
    f.content_type, f.bytes, f.width, f.height, f.storage_key,
    exists (select from file d where d.tenant_id = m.tenant_id and (d.id = m.file_id or d.source_id = m.file_id)
      and split_part(d.storage_key, '.', 1) in (select used_media_keys())) as used
  from media_item m join file f on f.tenant_id = m.tenant_id and f.id = m.file_id
  where f.quarantined_at is null;
grant select on media_listing to tradepost_app;

-- What shops have already: public files of staff, and those that content shows. A brand shows one picture in two shapes.
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    insert into media_item (tenant_id, file_id, added_at)
      select f.tenant_id, f.id, date_trunc('milliseconds', f.created_at) from file f
      where f.tenant_id = of_tenant and f.owner_id is not null and f.purpose is null and f.catalogue = 'general'
        and f.quarantined_at is null and f.storage_key like 'upload/%'
        and not exists (select from brand b where b.tenant_id = of_tenant and b.cover_wide_file_id = f.id
          and b.cover_file_id is not null)
        and not exists (select from offer_picture p where p.tenant_id = of_tenant and p.file_id = f.id)
        and (split_part(f.storage_key, '.', 1) in (select used_media_keys())
          or exists (select from role_member r where r.tenant_id = of_tenant and r.side = 'staff' and r.user_id = f.owner_id));
    perform restore_tenant(tenant_before);
  end loop;
end $$;
