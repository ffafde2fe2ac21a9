-- Offers: what sellers sell. One row an offer; lists read a narrow row of their own (see the file of listings).

-- The mark of a verified offer is what its report says: checks there are, and all of them passed.
create function report_passes(report jsonb) returns boolean language sql immutable as $$
  select coalesce(jsonb_typeof(report -> 'checks') = 'array' and report -> 'checks' <> '[]'
    and not jsonb_path_exists(report, '$.checks[*] ? (!(@.passed == true))'), false)
$$;

create table offer (
  tenant_id int not null,
  id bigint not null,
  brand_id bigint not null,
  category_id bigint not null,
  seller_id bigint not null,
  standard_type int not null,
  category_type int,
  -- 1 on sale, 2 off the shelf, 3 sold out, 6 renting, 7 maintenance.
  status int not null check (status in (1, 2, 3, 6, 7)),
  -- The status an offer returns to once its brand and its seller are enabled again.
  held_status int,
  title text not null check (length(title) between 1 and 200),
  description text not null default '',
  text_language text not null default 'en',
  -- The seller's price of one unit in US cents.
  price_minor bigint not null check (price_minor between 1 and 100000000),
  unit_name text,
  min_quantity int not null default 1 check (min_quantity >= 1),
  max_quantity int not null default 1,
  received int not null default 1 check (received >= 0),
  available int not null default 1 check (available >= 0),
  reserved int not null default 0 check (reserved >= 0),
  sold int not null default 0 check (sold >= 0),
  delivery_mode text not null check (delivery_mode in ('platform', 'im')),
  delivery_minutes int not null check (delivery_minutes >= 0),
  -- The text a buyer receives for a good without a secret of its own.
  delivery_template text,
  instant boolean not null default false,
  verified boolean not null default false,
  insured boolean not null default false,
  cover_path text not null,
  cover_wide_path text not null,
  -- [{"a": attribute id, "v": value}], in the order shown.
  attributes jsonb not null default '[]',
  assets jsonb not null default '[]',
  faq jsonb not null default '[]',
  screenshots jsonb not null default '[]',
  verified_report jsonb,
  -- Copied from the seller by a trigger, so that a sort by rating can follow an index.
  seller_rating numeric(2, 1),
  -- The order of "recommended".
  rank_score int not null default 0,
  listed_at timestamptz not null,
  released_on timestamptz,
  maintenance_until timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, brand_id, category_id, standard_type) references brand_category (tenant_id, brand_id, category_id, standard_type),
  foreign key (tenant_id, seller_id) references seller,
  check (available + reserved + sold = received),
  check (max_quantity >= min_quantity),
  check (not instant or delivery_mode = 'platform'),
  check (jsonb_typeof(attributes) = 'array'),
  check (held_status is null or status = 2 and held_status <> 2),
  constraint offer_verified_by_report check (verified = report_passes(verified_report))
) with (fillfactor = 85);
create index offer_of_game on offer (tenant_id, brand_id, category_id);
create index offer_of_seller on offer (tenant_id, seller_id, listed_at desc, id desc);
call protect_tenant_table('offer');

-- Per statement, so that loading a million offers costs one update per brand and category, and per seller.
create function offer_counts_added() returns trigger language plpgsql as $$ begin
  update brand_category bc set offer_count = bc.offer_count + d.n
  from (select tenant_id, brand_id, category_id, count(*) n from added where status <> 2 group by 1, 2, 3) d
  where (bc.tenant_id, bc.brand_id, bc.category_id) = (d.tenant_id, d.brand_id, d.category_id);
  update seller s set offer_count = s.offer_count + d.n
  from (select tenant_id, seller_id, count(*) n from added where status <> 2 group by 1, 2) d
  where (s.tenant_id, s.id) = (d.tenant_id, d.seller_id);
  return null;
end $$;
create trigger offer_count_insert after insert on offer referencing new table as added
  for each statement execute function offer_counts_added();

create function offer_counts_moved() returns trigger language plpgsql as $$ begin
  update brand_category set offer_count = offer_count + case when new.status = 2 then -1 else 1 end
  where tenant_id = new.tenant_id and brand_id = new.brand_id and category_id = new.category_id;
  update seller set offer_count = offer_count + case when new.status = 2 then -1 else 1 end
  where tenant_id = new.tenant_id and id = new.seller_id;
  return null;
end $$;
create trigger offer_count_status after update of status on offer
  for each row when ((old.status = 2) is distinct from (new.status = 2)) execute function offer_counts_moved();

create function seller_rating_copied() returns trigger language plpgsql as $$ begin
  update offer set seller_rating = new.rating
  where tenant_id = new.tenant_id and seller_id = new.id and seller_rating is distinct from new.rating;
  return null;
end $$;
create trigger seller_rating_changed after update of rating on seller
  for each row when (old.rating is distinct from new.rating) execute function seller_rating_copied();

-- ---------- enabled and disabled ----------
-- An offer stands with all it belongs to: the person behind its seller, and its brand. Where one of them is disabled, the
-- offer is off the shelf, so whatever treats an offer off the shelf as gone treats it so; it comes back when the last of
-- them is enabled again.

-- Putting in an offer and disabling its brand wait for each other, so that one of them sees the other.
create function brand_lock(of_tenant int, of_brand bigint) returns bigint language sql immutable as
  $$ select hashtextextended('brand ' || of_tenant || ' ' || of_brand, 0) $$;

create function offer_stands_with_owners() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  may_sell boolean;
begin
  -- The row lock does the same for a seller: an offer put in while its person is being disabled waits and sees it.
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(brand_lock(new.tenant_id, new.brand_id));
    select u.enabled into may_sell from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = new.tenant_id and s.id = new.seller_id for share of u;
  else
    select u.enabled into may_sell from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = new.tenant_id and s.id = new.seller_id;
  end if;
  if coalesce(may_sell, true) then
    select b.enabled into may_sell from brand b where b.tenant_id = new.tenant_id and b.id = new.brand_id;
  end if;
  if coalesce(may_sell, true) then
    new.held_status := null;
  elsif new.status <> 2 then
    new.held_status := new.status;
    new.status := 2;
  end if;
  perform restore_tenant(tenant_before);
  return new;
end $$;
create trigger offer_stands_with_owners before insert or update of status, seller_id, brand_id on offer
  for each row execute function offer_stands_with_owners();

-- Takes offers off the shelf, or brings back what was on sale. Orders that went on meanwhile may have used up the stock
-- or given some back.
create function offers_follow(of_tenant int, ids bigint[]) returns void language plpgsql as $$ begin
  update offer o set status = case
      when o.held_status in (3, 6, 7) and o.available > 0 then 1
      when o.held_status = 1 and o.available = 0 and o.reserved = 0 and not exists (select from account_unit a
        where a.tenant_id = o.tenant_id and a.offer_id = o.id and a.state in ('rented', 'release_due', 'maintenance')) then 3
      else coalesce(o.held_status, o.status) end,
      released_on = case when o.held_status = 6 and o.available > 0 then null else o.released_on end,
      maintenance_until = case when o.held_status = 7 and o.available > 0 then null else o.maintenance_until end
    where o.tenant_id = of_tenant and o.id = any (ids) and (o.status <> 2 or o.held_status is not null);
end $$;

create function offers_of_person(of_tenant int, of_user bigint) returns bigint[] language sql stable as $$
  select array_agg(o.id) from offer o join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id
    where o.tenant_id = of_tenant and s.tenant_id = of_tenant and s.user_id = of_user $$;

create function person_enabled_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  perform offers_follow(new.tenant_id, offers_of_person(new.tenant_id, new.id));
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger offers_follow_seller after update of enabled on app_user for each row
  when (old.enabled is distinct from new.enabled) execute function person_enabled_changed();

create function seller_person_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  perform offers_follow(new.tenant_id, offers_of_person(new.tenant_id, new.user_id));
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger offers_follow_seller after insert or update of user_id on seller for each row
  when (new.user_id is not null) execute function seller_person_changed();

create function brand_enabled_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  perform pg_advisory_xact_lock(brand_lock(new.tenant_id, new.id));
  perform offers_follow(new.tenant_id,
    (select array_agg(o.id) from offer o where o.tenant_id = new.tenant_id and o.brand_id = new.id));
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger offers_follow_brand after update of enabled on brand for each row
  when (old.enabled is distinct from new.enabled) execute function brand_enabled_changed();
revoke execute on function brand_lock(int, bigint), offer_stands_with_owners(), offers_follow(int, bigint[]),
  offers_of_person(int, bigint), person_enabled_changed(), seller_person_changed(), brand_enabled_changed() from public;

-- ---------- changes are announced to storefronts ----------
create function offers_told(of_tenant int, facts text[]) returns void language plpgsql as $$
declare fact text;
begin
  if cardinality(facts) > 200 then
    perform pg_notify('tradepost_live', 'changed ' || of_tenant || ' *');
  else
    foreach fact in array facts loop perform pg_notify('tradepost_live', 'changed ' || of_tenant || ' ' || fact); end loop;
  end if;
end $$;

-- Per statement, so that many offers at once are one word.
create function offers_came_or_went() returns trigger language plpgsql security definer set search_path = public as $$
declare of_tenant int; facts text[];
begin
  for of_tenant, facts in
    select tenant_id, array_agg(format('i:%s list list:%s list:s%s', id, brand_id, seller_id))
    from (select * from changed limit 201) few group by tenant_id
  loop
    perform offers_told(of_tenant, facts);
  end loop;
  if (select count(*) from (select from changed limit 201) few) > 200 then
    for of_tenant in select distinct tenant_id from changed loop
      perform pg_notify('tradepost_live', 'changed ' || of_tenant || ' *');
    end loop;
  end if;
  return null;
end $$;
create trigger offers_added_told after insert on offer referencing new table as changed
  for each statement execute function offers_came_or_went();
create trigger offers_gone_told after delete on offer referencing old table as changed
  for each statement execute function offers_came_or_went();

-- A change of the stock alone is announced to the pages of that offer, and to lists when it is the last piece or the
-- first again.
create function offers_changed_told() returns trigger language plpgsql security definer set search_path = public as $$
declare of_tenant int; facts text[];
begin
  for of_tenant, facts in
    select tenant_id, array_agg(fact) from (
      select a.tenant_id, case
        when (b.status, b.available >= b.min_quantity, b.title, b.description, b.price_minor, b.unit_name,
              b.min_quantity, b.max_quantity, b.delivery_mode, b.delivery_minutes, b.instant, b.verified, b.insured,
              b.cover_path, b.cover_wide_path, b.attributes, b.assets, b.faq, b.screenshots,
              b.verified_report, b.released_on, b.maintenance_until, b.brand_id, b.category_id, b.seller_id,
              b.standard_type, b.category_type, b.listed_at, b.text_language)
          is distinct from
             (a.status, a.available >= a.min_quantity, a.title, a.description, a.price_minor, a.unit_name,
              a.min_quantity, a.max_quantity, a.delivery_mode, a.delivery_minutes, a.instant, a.verified, a.insured,
              a.cover_path, a.cover_wide_path, a.attributes, a.assets, a.faq, a.screenshots,
              a.verified_report, a.released_on, a.maintenance_until, a.brand_id, a.category_id, a.seller_id,
              a.standard_type, a.category_type, a.listed_at, a.text_language)
        then format('i:%s list list:%s list:s%s%s', a.id, a.brand_id, a.seller_id,
          case when b.brand_id <> a.brand_id then format(' list:%s', b.brand_id) else '' end)
        when b.available <> a.available then format('i:%s', a.id) end as fact
      from before b join changed a on a.tenant_id = b.tenant_id and a.id = b.id) told
    where fact is not null group by tenant_id
  loop
    perform offers_told(of_tenant, facts);
  end loop;
  return null;
end $$;
create trigger offers_changed_told after update on offer referencing old table as before new table as changed
  for each statement execute function offers_changed_told();

-- ---------- translations ----------
-- A seller's words in other languages; shown where a reader asks for them, beside the original.
create table offer_translation (
  tenant_id int not null,
  offer_id bigint not null,
  language text not null,
  title text not null check (length(title) between 1 and 200),
  description text not null,
  primary key (tenant_id, offer_id, language),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
call protect_tenant_table('offer_translation');
create trigger shown_changed after insert or update or delete on offer_translation
  for each row execute function shown_changed('translation');

-- A translation of words the seller no longer uses is worse than none.
create function offer_reworded() returns trigger language plpgsql as $$ begin
  delete from offer_translation where tenant_id = new.tenant_id and offer_id = new.id;
  return null;
end $$;
create trigger offer_reworded after update of title, description, text_language on offer for each row
  when ((old.title, old.description, old.text_language) is distinct from (new.title, new.description, new.text_language))
  execute function offer_reworded();

-- ---------- a seller's lists ----------
create table offer_import (
  tenant_id int not null,
  id uuid not null,
  seller_id bigint not null,
  storage_key text not null,
  total_bytes bigint not null check (total_bytes >= 0),
  read_bytes bigint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Lines done with; a run that was cut off goes on after them.
  lines int not null default 0,
  created int not null default 0,
  changed int not null default 0,
  refused int not null default 0,
  failure text,
  created_at timestamptz not null default moment(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id)
);
create index offer_import_of_seller on offer_import (tenant_id, seller_id, created_at desc);
call protect_tenant_table('offer_import');
revoke delete on offer_import from tradepost_app;

create table offer_import_refusal (
  tenant_id int not null,
  import_id uuid not null,
  line int not null,
  field text not null,
  code text not null,
  primary key (tenant_id, import_id, line),
  foreign key (tenant_id, import_id) references offer_import (tenant_id, id)
);
call protect_tenant_table('offer_import_refusal');
revoke update, delete on offer_import_refusal from tradepost_app;

-- A seller's own name for an offer, so that a list can be sent again.
create table offer_ref (
  tenant_id int not null,
  seller_id bigint not null,
  ref text not null check (char_length(ref) between 1 and 64),
  offer_id bigint not null,
  primary key (tenant_id, seller_id, ref),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
create index offer_ref_of_offer on offer_ref (tenant_id, offer_id);
call protect_tenant_table('offer_ref');
revoke update, delete on offer_ref from tradepost_app;
