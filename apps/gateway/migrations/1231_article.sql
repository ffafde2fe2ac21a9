-- Articles and topics of the help centre are written by editors, and pages of the pass name the article that they show.
alter table content_item drop constraint content_item_kind_check;
alter table content_item add constraint content_item_kind_check
  check (kind in ('notice', 'look', 'article', 'topic', 'area', 'legal', 'picture'));

alter table article add column page text check (page in ('pass-guide', 'pass-questions', 'pass-agreement'));
create unique index article_of_page on article (tenant_id, page);
-- Before, these pages took the last three articles of the topic of the pass.
update article a set page = last.page
from (select x.tenant_id, x.id,
    case row_number() over (partition by x.tenant_id, x.category_id order by x.position desc, x.id desc)
      when 1 then 'pass-agreement' when 2 then 'pass-questions' when 3 then 'pass-guide' end as page
  from article x
  join (select distinct on (tenant_id) tenant_id, id from article_category where icon = 'crown'
    order by tenant_id, position) c on c.tenant_id = x.tenant_id and c.id = x.category_id) last
where a.tenant_id = last.tenant_id and a.id = last.id and last.page is not null;
