-- Shared games of the pass are written by editors, with a title for each language.
alter table content_item drop constraint content_item_kind_check;
alter table content_item add constraint content_item_kind_check
  check (kind in ('notice', 'look', 'article', 'topic', 'area', 'legal', 'picture', 'event', 'pass-event', 'shared-game'));

alter table shared_game
  add column titles jsonb not null default '{}',
  -- Where the client can start the game.
  add column platforms text[] not null default '{win32,win64}'
    check (platforms <> '{}' and platforms <@ '{win32,win64}'::text[]);
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    update shared_game g set titles = jsonb_build_object(
      coalesce((select s.default_language from site s where s.tenant_id = of_tenant order by s.id limit 1), 'en'), g.title)
      where g.tenant_id = of_tenant;
    perform restore_tenant(tenant_before);
  end loop;
end $$;
alter table shared_game
  drop column title,
  alter column titles drop default,
  alter column platforms drop default;
grant insert, update, delete on shared_game to tradepost_app;

-- Covers of shared games hold the pictures of the media library that they were drawn from.
create or replace function used_media_keys() returns setof text language sql stable as $$
  select distinct found.key[1] from (
    select v.body::text as words from content_item i
      join content_version v on v.tenant_id = i.tenant_id and v.kind = i.kind and v.item = i.item
        and v.version in (i.version, i.shown, i.planned)
      where i.tenant_id = tid() and v.tenant_id = tid()
    union all select content::text from page_area where tenant_id = tid()
    union all select cover_wide_path from pass_event where tenant_id = tid()
    union all select cover_path from shared_game where tenant_id = tid()
    union all select concat_ws(' ', cover_path, cover_wide_path) from brand where tenant_id = tid()
    union all select hero_path from brand_category where tenant_id = tid() and hero_path is not null
    union all select hero_path from template_setting where tenant_id = tid() and hero_path is not null
    union all select concat_ws(' ', icon_url, logo_url) from site where tenant_id = tid()
  ) content
  cross join lateral regexp_matches(content.words, 'upload/' || tid() || '/[0-9a-f-]{36}', 'g') found(key)
  where content.words like '%upload/%'
$$;
