-- Which attributes the offers of a brand and category state, so that a form can ask for them.

create table category_attribute (
  tenant_id int not null,
  brand_id bigint not null,
  category_id bigint not null,
  attribute_id bigint not null,
  -- The values to choose from; empty for free text and numbers.
  choices text[] not null default '{}',
  primary key (tenant_id, brand_id, category_id, attribute_id),
  foreign key (tenant_id, brand_id, category_id) references brand_category (tenant_id, brand_id, category_id) on delete cascade,
  foreign key (tenant_id, attribute_id) references attribute_def (tenant_id, id) on delete cascade
);
call protect_tenant_table('category_attribute');
revoke insert, update, delete on category_attribute from tradepost_app;

-- Shops that have offers already: what these state. A choice is a value that an offer has.
create procedure learn_category_attributes(of_tenant int) language sql as $$
  insert into category_attribute (tenant_id, brand_id, category_id, attribute_id, choices)
  select of_tenant, o.brand_id, o.category_id, d.id,
    case when d.attr_type in (2, 4) then array_agg(distinct e ->> 'v') else '{}' end
  from offer o cross join jsonb_array_elements(o.attributes) e
  join attribute_def d on d.tenant_id = o.tenant_id and d.id = (e ->> 'a')::bigint
  where o.tenant_id = of_tenant
  group by o.brand_id, o.category_id, d.id, d.attr_type
  on conflict do nothing
$$;
revoke execute on procedure learn_category_attributes(int) from public;
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    call learn_category_attributes(of_tenant);
    perform restore_tenant(tenant_before);
  end loop;
end $$;
