-- A unit of the vault may be a file. Its bytes are sealed where files are kept, under a key made from the unit's id.
alter table account_unit add column file_bytes int check (file_bytes > 0);

-- An opening of a delivered file; null for one of the delivered details.
alter table delivery_reveal
  add column unit_id uuid,
  add foreign key (tenant_id, unit_id) references account_unit (tenant_id, id);
