-- Staff edit brands, categories and attributes. The version of a row tells whether another person changed it meanwhile.
alter table brand
  add column version int not null default 1,
  add column cover_file_id uuid,
  add column cover_wide_file_id uuid,
  add foreign key (tenant_id, cover_file_id) references file (tenant_id, id),
  add foreign key (tenant_id, cover_wide_file_id) references file (tenant_id, id);
create index brand_cover on brand (tenant_id, cover_file_id) where cover_file_id is not null;
create index brand_cover_wide on brand (tenant_id, cover_wide_file_id) where cover_wide_file_id is not null;
alter table category add column version int not null default 1;
alter table attribute_def add column version int not null default 1;

-- Aliases that brands and categories had before. Their old addresses lead to the present ones, so no other brand or
-- category gets them.
create table former_brand_alias (
  tenant_id int not null,
  alias text not null,
  brand_id bigint not null,
  primary key (tenant_id, alias),
  foreign key (tenant_id, brand_id) references brand (tenant_id, id) on delete cascade
);
create index former_brand_alias_of_brand on former_brand_alias (tenant_id, brand_id);
create table former_category_alias (
  tenant_id int not null,
  alias text not null,
  category_id bigint not null,
  primary key (tenant_id, alias),
  foreign key (tenant_id, category_id) references category (tenant_id, id) on delete cascade
);
create index former_category_alias_of_category on former_category_alias (tenant_id, category_id);
call protect_tenant_table('former_brand_alias');
call protect_tenant_table('former_category_alias');
-- Only the triggers below write them.
revoke insert, update, delete on former_brand_alias, former_category_alias from tradepost_app;

-- After the row, not before it: the unique index has then waited for another transaction that gave the alias up, so its
-- former alias is seen here.
create function brand_alias_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  delete from former_brand_alias f where f.tenant_id = new.tenant_id and f.alias = new.alias and f.brand_id = new.id;
  if exists (select from former_brand_alias f where f.tenant_id = new.tenant_id and f.alias = new.alias) then
    raise exception 'alias "%" leads to another brand', new.alias using errcode = '23505', constraint = 'former_brand_alias';
  end if;
  if tg_op = 'UPDATE' then
    insert into former_brand_alias (tenant_id, alias, brand_id) values (new.tenant_id, old.alias, new.id);
  end if;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger brand_alias_added after insert on brand for each row execute function brand_alias_changed();
create trigger brand_alias_changed after update of alias on brand for each row
  when (old.alias is distinct from new.alias) execute function brand_alias_changed();

create function category_alias_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  delete from former_category_alias f
    where f.tenant_id = new.tenant_id and f.alias = new.alias and f.category_id = new.id;
  if exists (select from former_category_alias f where f.tenant_id = new.tenant_id and f.alias = new.alias) then
    raise exception 'alias "%" leads to another category', new.alias
      using errcode = '23505', constraint = 'former_category_alias';
  end if;
  if tg_op = 'UPDATE' then
    insert into former_category_alias (tenant_id, alias, category_id) values (new.tenant_id, old.alias, new.id);
  end if;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger category_alias_added after insert on category for each row execute function category_alias_changed();
create trigger category_alias_changed after update of alias on category for each row
  when (old.alias is distinct from new.alias) execute function category_alias_changed();
revoke execute on function brand_alias_changed(), category_alias_changed() from public;
