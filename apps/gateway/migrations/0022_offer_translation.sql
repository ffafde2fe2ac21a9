-- What a seller wrote, in other languages; shown where a reader asks for it, beside the original.
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

-- A translation of what the seller no longer says is worse than none.
create function offer_reworded() returns trigger language plpgsql as $$ begin
  delete from offer_translation where tenant_id = new.tenant_id and offer_id = new.id;
  return null;
end $$;
create trigger offer_reworded after update of title, description, text_language on offer for each row
  when ((old.title, old.description, old.text_language) is distinct from (new.title, new.description, new.text_language))
  execute function offer_reworded();
