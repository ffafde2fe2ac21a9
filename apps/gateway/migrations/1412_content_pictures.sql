-- Articles, notices and events of games can have a picture. Its alternative texts are among their words.
alter table article add column picture_path text;
alter table notice add column picture_path text;
alter table game_event add column picture_path text;

create or replace function used_media_keys() returns setof text language sql stable as $$
  select distinct found.key[1] from (
    select v.body::text as words from content_item i
      join content_version v on v.tenant_id = i.tenant_id and v.kind = i.kind and v.item = i.item
        and v.version in (i.version, i.shown, i.planned)
      where i.tenant_id = tid() and v.tenant_id = tid()
    union all select content::text from page_area where tenant_id = tid()
    union all select cover_wide_path from pass_event where tenant_id = tid()
    union all select cover_path from shared_game where tenant_id = tid()
    union all select picture_path from article where tenant_id = tid() and picture_path is not null
    union all select picture_path from notice where tenant_id = tid() and picture_path is not null
    union all select picture_path from game_event where tenant_id = tid() and picture_path is not null
    union all select concat_ws(' ', cover_path, cover_wide_path) from brand where tenant_id = tid()
    union all select hero_path from brand_category where tenant_id = tid() and hero_path is not null
    union all select hero_path from template_setting where tenant_id = tid() and hero_path is not null
    union all select concat_ws(' ', icon_url, logo_url) from site where tenant_id = tid()
  ) content
  cross join lateral regexp_matches(content.words, 'upload/' || tid() || '/[0-9a-f-]{36}', 'g') found(key)
  where content.words like '%upload/%'
$$;
