import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

export const contentInvariants: Invariants = {
  'content: its versions are not counted from 1 to the newest': sql`
    select i.kind || ' ' || i.item as what from content_item i
    where i.version <> (select count(*) from content_version v
        where v.tenant_id = i.tenant_id and v.kind = i.kind and v.item = i.item)
      or i.version <> (select max(v.version) from content_version v
        where v.tenant_id = i.tenant_id and v.kind = i.kind and v.item = i.item)`,
  'content: the shop shows a notice that is withdrawn, or misses one that is published': sql`
    select i.item as what from content_item i
    left join notice n on n.tenant_id = i.tenant_id and n.id::text = i.item
    where i.kind = 'notice' and (i.shown is not null) <> (n.id is not null)`,
  'content: the shop shows an area that is withdrawn, or misses one that is published': sql`
    select i.item as what from content_item i
    left join page_area p on p.tenant_id = i.tenant_id and p.area_type::text = i.item
    where i.kind = 'area' and (i.shown is not null) <> (p.tenant_id is not null)`,
  'content: the help centre shows an article or a topic that is withdrawn, or misses one that is published': sql`
    select i.kind || ' ' || i.item as what from content_item i
    left join article a on i.kind = 'article' and a.tenant_id = i.tenant_id and a.id::text = i.item
    left join article_category c on i.kind = 'topic' and c.tenant_id = i.tenant_id and c.id::text = i.item
    where i.kind in ('article', 'topic') and (i.shown is not null) <> (a.id is not null or c.id is not null)`,
  'content: the shop shows an event that is withdrawn, or misses one that is published': sql`
    select i.kind || ' ' || i.item as what from content_item i
    left join game_event g on i.kind = 'event' and g.tenant_id = i.tenant_id and g.brand_id::text = i.item
    left join pass_event p on i.kind = 'pass-event' and p.tenant_id = i.tenant_id and p.id::text = i.item
    where i.kind in ('event', 'pass-event') and (i.shown is not null) <> (g.brand_id is not null or p.id is not null)`,
  'content: the pass shows a shared game that is withdrawn, or misses one that is published': sql`
    select i.item as what from content_item i
    left join shared_game g on g.tenant_id = i.tenant_id and g.id::text = i.item
    where i.kind = 'shared-game' and (i.shown is not null) <> (g.id is not null)`,
}
