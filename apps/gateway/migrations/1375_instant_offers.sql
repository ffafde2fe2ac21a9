-- Offers that the platform delivers and that were listed before they were marked as instant.
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    update offer set instant = true where tenant_id = of_tenant and delivery_mode = 'platform' and not instant;
    perform restore_tenant(tenant_before);
  end loop;
end $$;
