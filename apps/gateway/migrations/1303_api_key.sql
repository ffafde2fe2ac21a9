-- Keys by which programs of the shop call the API, beside those of its sellers: a key without a seller is the shop's.
alter table seller_key rename to api_key;
alter table api_key alter column seller_id drop not null;
alter index seller_key_of_seller rename to api_key_of_owner;
alter trigger seller_key_stays_revoked on api_key rename to api_key_stays_revoked;
alter function seller_key_stays_revoked rename to api_key_stays_revoked;
create or replace function api_key_stays_revoked() returns trigger language plpgsql as $$ begin
  raise exception 'api_key: % is revoked', old.id using errcode = 'TP409';
end $$;
