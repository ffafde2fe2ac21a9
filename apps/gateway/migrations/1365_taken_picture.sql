-- A file that was taken down remembers where it was: the key at which the shop showed it, and the offers, pages of sellers
-- and brands that it was taken out of. What names the key, such as an area of a page, leaves the picture out when it is
-- read.
alter table file
  add column taken_key text,
  add column taken_places jsonb not null default '[]';
create index file_taken on file (tenant_id, taken_key) where taken_key is not null;

do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant loop
    tenant_before := enter_tenant(of_tenant);
    update file set taken_key = case when catalogue in ('id_card', 'order_attachment')
        then replace(storage_key, 'private/quarantine/', 'private/')
        else replace(storage_key, 'private/quarantine/', 'upload/') end
      where tenant_id = of_tenant and quarantined_at is not null;
    perform restore_tenant(tenant_before);
  end loop;
end $$;

create trigger shown_changed after update of quarantined_at on file for each row
  when (old.quarantined_at is distinct from new.quarantined_at and new.catalogue = 'general')
  execute function shown_changed('site');
